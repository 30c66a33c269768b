import AuthServer
import BrokenRequests
import CognitoServer
import ContractModel
import ContractMessages
import LongdeServer
import ReadmigoServer
import RoteServer
import SyncNosServer
import Testing

/// Whatever a contract asks of a request is broken by itself, and no method is called.
@Suite struct ConstraintTests {
  static let systems = [
    Trial("contract/longde.yaml") { calls, _ in
      ["api": Longde.Routes(Longde.Noting(calls: calls))]
    },
    Trial("contract/readmigo.yaml") { calls, _ in
      ["api": Readmigo.Routes(Readmigo.Noting(calls: calls))]
    },
    Trial("contract/rote.yaml") { calls, _ in ["site": Rote.Routes(Rote.Noting(calls: calls))] },
    Trial("contract/syncnos.yaml") { calls, _ in
      ["api": SyncNos.Routes(SyncNos.Noting(calls: calls))]
    },
    Trial("contract/cognito.yaml") { calls, values in
      let clientId = values.deployed("clientId")
      return [
        "pool": Cognito.PoolServer.Routes(
          Cognito.PoolServer.Noting(calls: calls), configuration: .init(clientId: clientId)),
        "page": Cognito.PageServer.Routes(
          Cognito.PageServer.Noting(calls: calls), configuration: .init(clientId: clientId)),
        "api": Cognito.ApiServer.Routes(Cognito.ApiServer.Noting(calls: calls)),
      ]
    },
  ]

  /// Complete ones, and valid ones at a limit or without optional fields.
  @Test(arguments: systems)
  func validRequestsReachTheirMethod(_ system: Trial) async throws {
    let lost = try await system.lost()
    #expect(lost == [])
  }

  @Test(arguments: systems)
  func invalidRequestsReachNoMethod(_ system: Trial) async throws {
    let missed = try await system.missed()
    #expect(missed == [])
  }

  @Test(arguments: systems)
  func everyFieldIsChecked(_ system: Trial) throws {
    let overlooked = try system.overlooked()
    #expect(overlooked == [])
  }

  /// A new property of a field in the model may be a constraint that no test violates.
  @Test func everyConstraintOfModelIsKnown() throws {
    let sent = try Self.systems.flatMap { try $0.contract().endpoints }.flatMap(\.sends)
    let field = try #require(sent.first { $0.doc != nil })
    let details = try #require(Mirror(reflecting: field).descendant("details", "some"))
    #expect(properties(field) == ["name", "shape", "location", "details"])
    #expect(
      properties(details) == [
        "wire", "limits", "secret", "storage", "doc", "example", "role", "words", "same",
      ])
    #expect(properties(field.limits) == ["min", "max", "pattern"])
    #expect(
      properties(field.shape)
        == [
          "isOptional", "container", "element", "travelsAsText", "isURLSafe", "timeUnit",
          "isLiteral", "isClearable", "span",
        ])
  }

  private func properties(_ value: Any) -> [String] {
    Mirror(reflecting: value).children.compactMap(\.label)
  }
}
