import AuthServer
import CaseFolders
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// `Tests/Cases/serve`: a request and how its deed ends, against what the deed is given and what is answered.
@Suite struct WireCaseTests {
  static let cases = CaseFolder.all(in: "serve", holding: "request")

  @Test(arguments: cases)
  func theCallIsReadAndAnsweredAsRecorded(_ folder: CaseFolder) async throws {
    let path = try #require(folder.text("contract")).split(separator: "\n")[0]
    let contract = try Contracts.read(String(path))
    let played = try JSONValue(reading: folder.bytes("outcome") ?? Array("{}".utf8)).fields()
    let deeds = PlayedDeeds(played)
    let request = RequestText.read(try #require(folder.text("request")))
    let answer = await answer(to: request, contract, deeds)
    let text = GivenText.write(await deeds.given) + "\n" + RequestText.write(answer)
    if let difference = Golden.difference(text, from: folder.file("expected")) {
      Issue.record(Comment(rawValue: difference))
    }
  }

  private func answer(
    to request: Request, _ contract: Contract, _ deeds: any DeedRunner
  ) async -> Response {
    for server in contract.servers {
      let wire = Wire(
        contract: contract, server: server, deeds: deeds, clock: StandingClock(),
        configuration: [:])
      let answer = await wire.router.respond(to: request)
      if answer.status != 404 && answer.status != 405 { return answer }
    }
    return Response(status: 404)
  }

  @Test func thereAreCasesOfEverySystem() {
    for name in Contracts.names {
      #expect(Self.cases.contains { $0.name.hasPrefix(name) }, "no case of \(name)")
    }
  }
}
