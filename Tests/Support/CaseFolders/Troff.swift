import Foundation

/// Sets pages of the manual.
package enum Troff {
  package static let isInstalled = (try? Shell.run(["groff", "--version"]))?.status == 0

  /// The text of a page, and the warnings about it.
  package static func set(_ page: String) throws -> Shell.Report {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(page.utf8).write(to: file)
    return try Shell.run(["groff", "-man", "-ww", "-Tutf8", "-P-cbou", file.path])
  }
}
