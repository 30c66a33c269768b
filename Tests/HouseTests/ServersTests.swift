import CaseFolders
import Foundation
import Testing

@Suite struct ServersTests {
  /// With stand-ins for the frameworks, which no build of this package has.
  @Test func theAdaptersFitTheirFrameworks() throws {
    let report = try Shell.run(["Proofs/servers"])
    #expect(report.status == 0, "\(report.errors)")
    #expect(
      report.output == """
        10 adapters fit Hummingbird and Vapor
        the trials and the examples fit too

        """)
  }

  /// A word that a framework does not have, for each of them.
  @Test(arguments: [
    ("Hummingbird", ".authority", ".host"), ("Vapor", "headersNoUpdate:", "headersKept:"),
  ])
  func whatDoesNotFitIsSeen(_ framework: String, _ word: String, _ other: String) throws {
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
