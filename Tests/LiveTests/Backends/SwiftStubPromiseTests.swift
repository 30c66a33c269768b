import AuthServer
import CaseFolders
import Conformance
import ContractModel
import Foundation
import TestLab
import Testing

extension LiveTests {
  /// The generated Swift stubs with these tests' implementations, and the promises of their contracts.
  @Suite struct SwiftStubPromiseTests {
    private static let systems: [LabContract] = [.longde, .syncnos, .rote, .readmigo, .cognito]

    @Test func stubsKeepEveryPromise() async throws {
      var rows = ["| contract | stubs | kept | broken | not observable |", "|---|---|---|---|---|"]
      for system in Self.systems {
        let report = try await Self.report(system)
        #expect(report.broken.map { "\(system), \($0.id): \($0.verdict.why ?? "")" } == [])
        let counts = ["kept", "broken", "notObservable"].map { "\(report.count($0))" }
        let name = system.name == "cognito" ? "cognito, a part" : system.name
        rows.append("| \(([name, "Swift"] + counts).joined(separator: " | ")) |")
      }
      let page = Checkout.root.appending(path: "docs/conform.md")
      let text = try String(contentsOf: page, encoding: .utf8)
      let wanted = text.replacing(#/<!-- swift stubs -->\n(?s:.*?)<!-- end of swift stubs -->/#) {
        _ in
        "<!-- swift stubs -->\n\(rows.joined(separator: "\n"))\n\n<!-- end of swift stubs -->"
      }
      try Golden.check(wanted, against: page)
    }

    private static func report(_ system: LabContract) async throws -> ConformanceReport {
      let contract = try system.contract
      let issuer = try LabProcess.issuer.get().url
      let channel = StubChannel(servers: StubServers(system.name, issuer: issuer))
      let standIns = system.deployment.providers.map { name in
        (name, ProviderStandIn(WebChannel("\(issuer.absoluteString)/\(name)")))
      }
      let tested = ServerUnderTest(
        contract,
        channels: Dictionary(uniqueKeysWithValues: contract.servers.names.map { ($0, channel) }),
        control: ServerControl(channel),
        providers: Dictionary(uniqueKeysWithValues: standIns),
        configuration: system.deployment.configuration)
      return await ConformanceRunner(tested, waiting: .virtual, mark: "w").run(
        CasePlan(contract).only(system.name == "cognito" ? cognitoPromises : []))
    }

    /// The proof of a password by SRP takes long, so that only some promises of each kind are looked at.
    private static let cognitoPromises = [
      "answers.signUp", "answers.confirmSignUp", "answers.resendCode", "answers.provePassword",
      "answers.answerSms", "answers.setNewPassword", "claims", "rotation.renews",
      "signOut.signOut", "accounts.disabled", "accounts.signUp", "codes", "scenarios.registers",
    ]
  }
}

/// Reaches the stubs of the same process.
private struct StubChannel: RequestChannel {
  let servers: StubServers
  /// The address from which it calls.
  var peer = "127.0.0.1"

  var elsewhere: (any RequestChannel)? { StubChannel(servers: servers, peer: "127.0.0.2") }

  var repeatsHeaders: Bool { true }
  var origin: String { "http://127.0.0.1:8080" }

  func send(_ request: Request) async throws(MissingAnswer) -> Response {
    var request = request
    request.headers.set("Host", "127.0.0.1:8080")
    request.peer = peer
    return await servers.respond(to: request)
  }
}
