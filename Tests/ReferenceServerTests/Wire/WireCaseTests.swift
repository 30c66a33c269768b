import AuthServer
import CaseFolders
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// `Tests/Cases/serve`: a request, how its operation ends, and what the deployment is told, against what the operation is given
/// and what is answered.
@Suite struct WireCaseTests {
  static let cases = CaseFolder.all(in: "serve", holding: "request")

  @Test(arguments: cases)
  func callMatchesRecording(_ folder: CaseFolder) async throws {
    let path = try #require(folder.text("contract")).split(separator: "\n")[0]
    let contract = try Contracts.read(String(path))
    let text = try await Self.text(folder, contract, Self.outcome(of: folder))
    if let difference = folder.difference(text, from: "expected") {
      Issue.record(Comment(rawValue: difference))
    }
  }

  static func outcome(of folder: CaseFolder) throws -> JSONObject {
    try JSONValue(reading: folder.bytes("outcome") ?? Array("{}".utf8)).fields()
  }

  /// The input of the handler and its answer.
  static func text(
    _ folder: CaseFolder, _ contract: Contract, _ outcome: JSONObject
  ) async throws -> String {
    let operations = PlayedDeeds(outcome)
    let request = RequestText.read(try #require(folder.text("request")))
    let told = try JSONValue(reading: folder.bytes("configuration") ?? Array("{}".utf8)).fields()
    let configuration = told.fields.map { ($0.name, $0.value.asText ?? "") }
    let answer = await answer(
      to: request, contract, operations, Dictionary(uniqueKeysWithValues: configuration))
    return OperationInputText.write(await operations.input) + "\n" + RequestText.write(answer)
  }

  private static func answer(
    to request: Request, _ contract: Contract, _ operations: any OperationHandler,
    _ configuration: [String: String]
  ) async -> Response {
    for server in contract.servers {
      let wire = ServedServer(
        server, of: contract, operations: operations, clock: StandingClock(),
        configuration: configuration)
      let answer = await wire.router.respond(to: request)
      if answer.status != 404 && answer.status != 405 { return answer }
    }
    return Response(status: 404)
  }

  @Test func everySystemHasCases() {
    for name in Contracts.names {
      #expect(Self.cases.contains { $0.name.hasPrefix(name) }, "no case of \(name)")
    }
  }
}
