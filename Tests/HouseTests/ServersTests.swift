import CaseFolders
import Foundation
import Testing

@Suite struct ServersTests {
  /// Uses stand-ins for the frameworks, which no build of this package has.
  @Test func adaptersCompileWithTheirFrameworks() throws {
    let report = try Shell.run(["Proofs/servers"])
    #expect(report.status == 0, "\(report.errors)")
    #expect(
      report.output == """
        10 adapters fit Hummingbird and Vapor
        the trials and the examples fit too

        """)
  }

  /// A name that the framework doesn't have, for each of them.
  @Test(arguments: [
    ("Hummingbird", ".authority", ".host"), ("Vapor", "headersNoUpdate:", "headersKept:"),
  ])
  func incompatibleAdapterIsDetected(_ framework: String, _ word: String, _ other: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let longde = folder.appending(path: "Longde")
    try FileManager.default.createDirectory(at: longde, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for output in ["Server", framework] {
      try FileManager.default.copyItem(
        at: Checkout.root.appending(path: "Generated/Longde/\(output)"),
        to: longde.appending(path: output))
    }
    let file = longde.appending(path: "\(framework)/Adapter.swift")
    let adapter = try String(contentsOf: file, encoding: .utf8)
    try Data(adapter.replacing(word, with: other).utf8).write(to: file)
    let report = try Shell.run(["Proofs/servers", folder.path])
    #expect(report.status != 0, "`\(other)` for `\(word)`")
    #expect(report.errors.contains("/\(framework)/Adapter.swift:"), "\(report.errors)")
  }
}
