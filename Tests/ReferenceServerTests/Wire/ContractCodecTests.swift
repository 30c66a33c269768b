import AuthServer
import ContractMessages
import ContractModel
import Diagnostics
import Stores
import TestLab
import Testing

@testable import ReferenceServer

@Suite struct ContractCodecTests {
  private let contract: Contract
  private let codec: ContractCodec

  init() throws {
    contract = try Contracts.named("longde")
    codec = ContractCodec(contract)
  }

  @Test func callHasItsTokens() throws {
    let decoded = codec.decode(Self.renewal("{\"refreshToken\":\"abc\"}"))
    guard case .call(let call)? = decoded else {
      Issue.record("not a call: \(String(describing: decoded))")
      return
    }
    #expect(call.endpoint.name.value == "renewSession")
    #expect(call.parts.tokens["refresh"]?.reveal() == "abc")
  }

  @Test func brokenRuleHasItsEndpointAndPlace() throws {
    let decoded = codec.decode(Self.renewal("{}"))
    guard case .invalid(let endpoint, let fault)? = decoded else {
      Issue.record("not invalid: \(String(describing: decoded))")
      return
    }
    #expect(endpoint?.name.value == "renewSession")
    #expect("\(fault)" == "body refreshToken: expected a value")
  }

  @Test(arguments: [Request(.get, "/api/auth/refresh"), Request(.get, "/elsewhere")])
  func otherRouteIsNone(_ request: Request) {
    #expect(codec.decode(request) == nil)
  }

  /// A tester that plays a refusal shows the client what the server itself would send.
  @Test func refusalIsTheServersOwn() async throws {
    let server = try #require(contract.servers.first)
    for endpoint in contract.endpoints where endpoint.caller == .app {
      let request = GoodValues(contract).message(to: endpoint).request
      for refusal in endpoint.refuses {
        let wire = ServedServer(
          server, of: contract, operations: Asked(refusal: refusal.value), clock: StandingClock(),
          configuration: [:])
        let own = await wire.router.respond(to: request)
        let played = codec.encode(
          refusal: refusal.value, of: endpoint, waiting: 30,
          now: StandingClock.start.milliseconds, for: request.method)
        #expect(played.status == own.status)
        #expect(played.body == own.body)
        #expect(played.headers.map(\.value) == own.headers.map(\.value))
      }
    }
  }

  private static func renewal(_ body: String) -> Request {
    Request(
      .post, "/api/auth/refresh", headers: ["Content-Type": "application/json"],
      body: Array(body.utf8))
  }
}

/// Ends each call with one refusal, to be tried again after 30 seconds.
private struct Asked: OperationHandler {
  let refusal: String

  func run(_ input: OperationInput) async throws(Failure) -> Outcome {
    throw .asked(for: refusal, seconds: 30)
  }
}
