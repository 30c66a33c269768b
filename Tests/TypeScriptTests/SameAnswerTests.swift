import AuthServer
import CaseFolders
import CognitoServer
import Foundation
import LongdeServer
import ReadmigoServer
import RoteServer
import SyncNosServer
import Testing

extension ScriptTests {
  /// Each request of the fixtures, and each broken in many ways, goes to all stubs in both languages, whose services are
  /// away: what one refuses the other refuses, in the same words.
  @Suite struct SameAnswerTests {
    private static let handlers: [(stub: String, handler: any Handler)] = [
      ("Cognito/apiServer", Cognito.ApiServer.Routes(Cognito.ApiServer.Away())),
      (
        "Cognito/pageServer",
        Cognito.PageServer.Routes(
          Cognito.PageServer.Away(), configuration: .init(clientId: "example clientId"))
      ),
      (
        "Cognito/poolServer",
        Cognito.PoolServer.Routes(
          Cognito.PoolServer.Away(), configuration: .init(clientId: "example clientId"))
      ),
      ("Longde", Longde.Routes(Longde.Away())),
      ("Readmigo", Readmigo.Routes(Readmigo.Away())),
      ("Rote", Rote.Routes(Rote.Away())), ("SyncNos", SyncNos.Routes(SyncNos.Away())),
    ]

    /// Only the response of an unavailable service is missing.
    @Test(arguments: Set(handlers.map { $0.stub.split(separator: "/")[0] }).sorted())
    func fixturesFollowContractRules(_ service: Substring) async throws {
      let stubs = Self.handlers.filter { $0.stub.hasPrefix(service) }
      for sent in try Broken.whole(of: String(service)) {
        var statuses: [Int] = []
        for stub in stubs { statuses.append(await stub.handler.respond(to: sent.request).status) }
        #expect(statuses.contains(503), "\(sent): \(statuses)")
      }
    }

    @Test(arguments: Way.allCases)
    func bothLanguagesRespondAlike(_ way: Way) async throws {
      let server = try NodeServer("away", way)
      var counts: [Int: Int] = [:]
      for (stub, handler) in Self.handlers {
        let service = String(stub.split(separator: "/")[0])
        for sent in try Broken.requests(of: service) {
          let wanted = await Answer(handler.respond(to: sent.request))
          let found = try await Answer(server.send(sent.http(to: stub)))
          // Under Express what is none of the contract's paths goes on to what comes next.
          if way == .express && found.status == 418 { continue }
          #expect(found == wanted, "\(stub): \(sent)")
          counts[wanted.status, default: 0] += 1
        }
      }
      #expect(counts[503, default: 0] > 100 && counts[400, default: 0] > 500, "\(counts)")
      #expect(counts[405] != nil && counts[413] != nil && counts[415] != nil, "\(counts)")
    }
  }
}
