import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import Lint
import Machines
import Testing
import YAMLSource

/// The contracts in Tests/Shapes: each shows one shape of an API, and is an example to read.
@Suite struct ShapeTests {
  static let shapes = Checkout.files(in: "Tests/Shapes", ending: ".yaml").filter {
    !$0.hasSuffix("/authgen.yaml")
  }

  /// The shape reads without mistakes, its notes and findings are as recorded, and every waiver is needed.
  @Test(arguments: shapes)
  func shapeReportMatchesRecording(_ shape: String) throws {
    let contract = try read(shape)
    let found = contract.notes + Lint.check(contract).diagnostics
    let report = found.isEmpty ? "clean\n" : TextReport(colour: false).render(found)
    let golden = String(shape.dropLast(".yaml".count)) + ".lint.txt"
    try Golden.check(report, against: Checkout.root.appending(path: golden))
  }

  /// A user can sign in, use the API, and sign out.
  @Test(arguments: shapes)
  func shapeIsCompleteAPI(_ shape: String) throws {
    let contract = try read(shape)
    let machine = SessionMachine.derive(from: contract)
    #expect(machine.moves.contains { $0.from == "signedOut" && $0.to == "signedIn" })
    #expect(contract.endpoints.contains { $0.operation.value == .sessionEnd })
    let held = machine.states.first { $0.name == "signedIn" }?.holds ?? []
    #expect(contract.endpoints.contains { $0.needs.contains { held.contains($0.value) } })
  }

  @Test(arguments: shapes)
  func sessionCanEndByItself(_ shape: String) throws {
    let machine = SessionMachine.derive(from: try read(shape))
    let outs = machine.moves.filter { $0.to == "signedOut" }.map(\.event)
    #expect(outs.contains { $0.subject == "any" || $0.outcome == "expires" })
  }

  @Test func everyShapeIsLinkedFromLanguagePage() throws {
    let page = try Checkout.text("docs/language.md")
    #expect(Self.shapes.count >= 25)
    for shape in Self.shapes { #expect(page.contains("(../\(shape))"), "\(shape)") }
    let links = page.matches(of: #/\(\.\./(Tests/Shapes/[^)]+)\)/#).map { String($0.output.1) }
    #expect(links.filter { !Self.shapes.contains($0) } == [])
  }

  private func read(_ shape: String) throws -> Contract {
    let source = SourceFile(path: shape, text: try Checkout.text(shape))
    return try ContractReader.read(YAMLSource.parse(source))
  }
}
