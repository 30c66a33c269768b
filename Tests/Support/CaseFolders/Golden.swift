package import Foundation

/// Compares whole outputs with recorded files. `scripts/record` rewrites the files, and a run that rewrote one fails.
package enum Golden {
  package static let isRecording = ProcessInfo.processInfo.environment["AUTHCONTRACT_RECORD"] == "1"
  private static let mostLines = 40

  /// Fails the test if the file doesn't contain exactly this text.
  package static func check(
    _ actual: String, against file: URL, test: String = #fileID
  ) throws(Difference) {
    if let text = difference(actual, from: file, test: test) { throw Difference(description: text) }
  }

  package struct Difference: Error, CustomStringConvertible {
    package let description: String
  }

  /// Nil if the file contains exactly this text. Otherwise the lines that differ and the command that records them.
  ///
  /// - Parameter test: the source file of the test, which names the suite to record.
  package static func difference(
    _ actual: String, from file: URL, test: String = #fileID
  ) -> String? {
    let path = file.path.replacing(Checkout.root.path + "/", with: "", maxReplacements: 1)
    let recorded = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    guard recorded != actual else { return nil }
    if isRecording { return record(actual, file, path) }
    let command = "If that's intended, run: scripts/record --filter \(suite(of: test))"
    guard let recorded else { return "\(path) doesn't exist.\n\(command)" }
    return "\(path) differs from this output:\n\(changes(from: recorded, to: actual))\n\(command)"
  }

  private static func record(_ actual: String, _ file: URL, _ path: String) -> String {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
      return "recorded \(path)"
    } catch {
      return "\(path) cannot be recorded: \(error)"
    }
  }

  /// The lines that are gone (`-`, numbered as recorded) and those that are new (`+`), in order.
  private static func changes(from recorded: String, to actual: String) -> String {
    let (old, new) = (
      recorded.components(separatedBy: "\n"), actual.components(separatedBy: "\n")
    )
    let difference = new.difference(from: old)
    let (removed, inserted) = (
      Set(difference.removals.map(\.offset)), Set(difference.insertions.map(\.offset))
    )
    var (lines, left, right): ([String], Int, Int) = ([], 0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append("  - \(left + 1): \(old[left])")
        left += 1
      } else if inserted.contains(right) {
        lines.append("  + \(right + 1): \(new[right])")
        right += 1
      } else {
        (left, right) = (left + 1, right + 1)
      }
    }
    let more = lines.count - mostLines
    return lines.prefix(mostLines).joined(separator: "\n")
      + (more > 0 ? "\n  … and \(more) more lines" : "")
  }

  /// A file of tests is named after its suite; other files of a target record the whole target.
  private static func suite(of test: String) -> String {
    let parts = test.split(separator: "/")
    let name = parts.last?.dropLast(".swift".count) ?? ""
    return name.hasSuffix("Tests") ? "\(parts[0]).\(name)" : String(parts[0])
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
