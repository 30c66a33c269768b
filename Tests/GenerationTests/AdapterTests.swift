import AllOutputs
import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import FileOutput
import Generation
import Testing
import YAMLSource

/// The adapters between the stubs and other people's servers.
@Suite struct AdapterTests {
  private func files(_ contract: String, for output: OutputKind) throws -> [String: String] {
    let text = try Checkout.text("contract/\(contract).yaml")
    let document = YAMLSource.parse(SourceFile(path: "\(contract).yaml", text: text))
    let blueprint = try Generation.plan(try ContractReader.read(document), for: [output])
    let files = try AllOutputs.render(blueprint, with: Templates()).files
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// It doesn't mention any type of the stubs' target in code.
  @Test(arguments: [
    ("longde", OutputKind.hummingbird, "Hummingbird", "Longde", "Longde.Routes"),
    ("longde", .vapor, "Vapor", "Longde", "Longde.Routes"),
    ("cognito", .vapor, "Vapor", "Cognito", "Cognito.PoolServer.Routes"),
  ])
  func adapterIsSeparateOutput(
    contract: String, output: OutputKind, folder: String, service: String, routes: String
  ) throws {
    let files = try files(contract, for: output)
    #expect(files.keys.sorted() == ["\(folder)/Adapter.swift"])
    let lines = try #require(files["\(folder)/Adapter.swift"]).split(separator: "\n")
    let docs = lines.filter { $0.contains("///") }
    #expect(docs.contains { $0.contains("\(service)Adapter(\(routes)(service))") })
    let code = lines.filter { !$0.contains("//") }
    #expect(code.contains { $0.hasPrefix("public struct \(service)Adapter") })
    #expect(!code.contains { $0.contains("\(service).") })
  }

  @Test func adapterIsNotGeneratedByDefault() {
    #expect(OutputKind.usual.isDisjoint(with: [.hummingbird, .vapor]))
  }
}
