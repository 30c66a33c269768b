import CaseFolders
package import FileOutput
import Foundation

/// Holds generated Python against what the marked sample became. Python's own parser reads it, in another program.
package final class PythonReading {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var count = 0

  package init() {}

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// One more contract.
  package func add(_ files: FileSet, _ marked: FileSet, _ substitution: Substitution) throws {
    try write(files, to: "\(count)")
    try write(marked, to: "\(count)/marked")
    let texts = substitution.texts.map { [$0.marker, $0.text] }
    try JSONSerialization.data(withJSONObject: texts)
      .write(to: folder.appending(path: "\(count)/texts.json"))
    count += 1
  }

  /// The mistakes that were found in all of them.
  package func findings() throws -> [String] {
    guard count > 0 else { return [] }
    let script = "Tests/Support/HostileRun/Scripts/python_meaning.py"
    let report = try Shell.run(["python3", "-B", script, folder.path])
    let lines = report.output.split(separator: "\n").map(String.init)
    guard report.status == 0, let last = lines.last, last.hasPrefix(#"["read", "#),
      last != #"["read", 0]"#
    else { return lines + ["\(script) ended with \(report.status): \(report.errors)"] }
    return lines.dropLast()
  }

  /// The mistakes in one file.
  package static func findings(
    _ code: String, from marked: String, _ substitution: Substitution
  ) throws -> [String] {
    let reading = PythonReading()
    try reading.add(file(code), file(marked), substitution)
    return try reading.findings()
  }

  private static func file(_ code: String) throws -> FileSet {
    var files = FileSet()
    try files.add("Python/shop/api.py", code)
    return files
  }

  private func write(_ files: FileSet, to name: String) throws {
    for file in files.files where file.path.hasPrefix("Python/") {
      let place = folder.appending(path: "\(name)/\(file.path)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: place)
    }
  }
}
