package import Foundation

/// Whole outputs held against what was recorded. Recording is a deliberate act, and it fails the run.
package enum Golden {
  package static let isRecording = ProcessInfo.processInfo.environment["AUTHCONTRACT_RECORD"] == "1"

  /// Nil if the file holds just this; else what is wrong, with the first line that differs.
  package static func difference(_ actual: String, from file: URL) -> String? {
    if isRecording { return record(actual, file) }
    guard let data = try? Data(contentsOf: file) else {
      return "\(file.path) is missing; scripts/record makes it"
    }
    let expected = String(decoding: data, as: UTF8.self)
    return actual == expected ? nil : firstDifference(actual, expected, file)
  }

  /// The same for a table of many lines: nil, or the first lines that are not as recorded, each with its number.
  package static func changedLines(_ actual: String, from file: URL) -> String? {
    guard !isRecording, let data = try? Data(contentsOf: file) else {
      return difference(actual, from: file)
    }
    let new = actual.components(separatedBy: "\n")
    let old = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    guard new != old else { return nil }
    let changes = new.difference(from: old)
    let gone = changes.removals.prefix(10).map { line($0, "recorded") }
    let come = changes.insertions.prefix(10).map { line($0, "now     ") }
    return """
      \(file.path): \(changes.removals.count) of its lines are not so now, and \(changes.insertions.count) are new; \
      if all of this is meant, run scripts/record
      \((gone + come).joined(separator: "\n"))
      """
  }

  private static func line(
    _ change: CollectionDifference<String>.Change, _ when: String
  ) -> String {
    switch change {
    case .remove(let offset, let text, _), .insert(let offset, let text, _):
      "  \(when) \(offset + 1): \(text)"
    }
  }

  private static func record(_ actual: String, _ file: URL) -> String? {
    let old = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    guard old != actual else { return nil }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
      return
        "recorded \(file.lastPathComponent) of \(file.deletingLastPathComponent().lastPathComponent)"
    } catch {
      return "\(file.path) cannot be recorded: \(error)"
    }
  }

  private static func firstDifference(_ actual: String, _ expected: String, _ file: URL) -> String {
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
    let now = line < new.count ? new[line] : "(nothing)"
    let then = line < old.count ? old[line] : "(nothing)"
    return
      "\(file.path):\(line + 1)\n  recorded: \(then)\n  now:      \(now)\nthe whole output now:\n\(actual)"
  }
}
