import Primitives

/// The record that a run leaves behind about itself, in `.authgen.json`: who wrote which files, and
/// their hashes. It says nothing of time, machine or user: the same files give the same bytes.
struct Manifest: Equatable {
  /// The name and version of the generator.
  var generator: String
  /// The hash of each file that the generator made.
  var files: [TreePath: String] = [:]
  /// The files that a run in place was about to make; only a killed run leaves any.
  var unfinished: [TreePath: String] = [:]
  /// The hashes that both sides of a merge have left, where it damaged the manifest.
  var merged: [TreePath: Set<String>] = [:]

  /// Whether the generator made a file of this name.
  func knows(_ path: TreePath) -> Bool { paths.contains(path) }

  /// Whether a file is still as the generator made it.
  func fits(_ path: TreePath, _ bytes: [UInt8]) -> Bool {
    let hash = SHA256.hex(bytes)
    return files[path] == hash || unfinished[path] == hash || merged[path]?.contains(hash) == true
  }

  var paths: Set<TreePath> { Set(files.keys).union(unfinished.keys).union(merged.keys) }

  var bytes: [UInt8] {
    var members = [
      "\"format\": \(Manifest.format)", "\"generator\": \(Manifest.quoted(generator))",
      "\"files\": \(Manifest.object(files))",
    ]
    if !unfinished.isEmpty { members.append("\"unfinished\": \(Manifest.object(unfinished))") }
    return Array("{\n  \(members.joined(separator: ",\n  "))\n}\n".utf8)
  }

  static let format = 1

  private static func object(_ hashes: [TreePath: String]) -> String {
    guard !hashes.isEmpty else { return "{}" }
    let lines = hashes.sorted { $0.key < $1.key }.map {
      "    \(quoted($0.key.text)): \"\($0.value)\""
    }
    return "{\n\(lines.joined(separator: ",\n"))\n  }"
  }

  /// Printable ASCII: what else there is becomes `\u` escapes.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return "\"\(text)\"" }
    let units = text.utf16.map { unit -> String in
      switch unit {
      case 0x22, 0x5C: "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x20...0x7E: String(UnicodeScalar(UInt8(unit)))
      default: "\\u" + String(String(0x1_0000 + Int(unit), radix: 16).dropFirst())
      }
    }
    return "\"" + units.joined() + "\""
  }
}
