package import Foundation

/// The tool as it was built for this test run.
package enum Authgen {
  /// Runs it in a folder; the project's root if none is named. It is always the same day, because
  /// waivers end.
  package static func run(
    _ arguments: [String], in folder: URL = Checkout.root, environment: [String: String] = [:]
  ) throws -> Shell.Report {
    let day = ["SOURCE_DATE_EPOCH": "1795219200"]
    return try Shell.run(
      [binary.path] + arguments, in: folder, environment: day.merging(environment) { _, new in new }
    )
  }

  /// Tests and tools are built into the same folder.
  package static var binary: URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return tests.appending(path: "authgen")
  }
}
