import ChildProcesses
package import Foundation

/// Runs a program from the project's root and keeps what it printed.
package enum Shell {
  package struct Report {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  /// The first word is looked up in `PATH`. Standard input is empty, and nothing is a terminal.
  package static func run(
    _ words: [String], in folder: URL = Checkout.root, environment: [String: String] = [:]
  ) throws -> Report {
    let (output, errors) = (Capture(), Capture())
    let process = try ChildProcess(
      words, in: folder, environment: environment, input: .nothing, output: .file(output.file),
      errors: .file(errors.file))
    let status = process.waitUntilExit()
    return Report(status: status, output: output.text(), errors: errors.text())
  }
}

/// A file that takes what a program prints: unlike a pipe it never fills up.
private struct Capture {
  let file: FileHandle
  private let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    file = FileHandle(forWritingAtPath: url.path) ?? .nullDevice
  }

  func text() -> String {
    defer { try? FileManager.default.removeItem(at: url) }
    try? file.close()
    return (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
