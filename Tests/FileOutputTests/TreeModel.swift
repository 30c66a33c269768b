@testable import FileOutput

/// The expected content of an output folder, worked out in a slow and simple way: from the files that
/// are there, and from the files that the generator made last.
struct TreeModel {
  /// A file's text, or `-> target` for a symbolic link.
  var disk: [String: String] = [:]
  /// The files of the manifest. Empty where there is no manifest, or a damaged one.
  var made: [String: String] = [:]

  enum Outcome: Equatable { case refused, done }

  /// Applies a run to the model.
  mutating func run(_ wanted: [String: String], force: Bool) -> Outcome {
    let inTheWay = objections(wanted)
    if inTheWay.contains(where: { !force || !$0.canBeForced }) { return .refused }
    for (path, text) in made where wanted[path] == nil && isFile(path) {
      if disk[path] == text || force { disk[path] = nil }
    }
    for objection in inTheWay { disk[objection.path] = nil }
    disk.merge(wanted) { $1 }
    made = wanted
    return .done
  }

  private struct Objection {
    let path: String
    let canBeForced: Bool
  }

  private func objections(_ wanted: [String: String]) -> [Objection] {
    var found: [Objection] = []
    for (path, text) in disk where text != made[path] && text != wanted[path] {
      let isOurPlace = wanted[path] != nil || made[path] != nil
      let isUnderFolder = wanted.keys.contains { $0.hasPrefix(path + "/") }
      if isOurPlace || isUnderFolder { found.append(Objection(path: path, canBeForced: true)) }
      let stays = wanted[path] == nil && made[path] == nil
      let isAboveFile = wanted.keys.contains { path.hasPrefix($0 + "/") }
      if stays, isAboveFile { found.append(Objection(path: path, canBeForced: false)) }
    }
    return found
  }

  private func isFile(_ path: String) -> Bool { disk[path] != nil }
}
