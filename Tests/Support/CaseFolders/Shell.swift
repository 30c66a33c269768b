import Foundation

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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Capture(), Capture())
    process.standardOutput = output.file
    process.standardError = errors.file
    try process.run()
    process.waitUntilExit()
    return Report(status: process.terminationStatus, output: output.text(), errors: errors.text())
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
