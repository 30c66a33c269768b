import ContractModel
import Diagnostics
import Machines

/// Looks whether a session still is one, by the calls that depend on the server's memory of it.
struct SessionWatch {
  private let run: CaseRun
  /// The plainest first.
  private let probes: [Endpoint]

  init(_ run: CaseRun) throws {
    self.run = run
    probes = Self.probes(run.contract)
    if probes.isEmpty {
      throw CaseEnd.notObservable("no call of an app shows whether a session is over")
    }
  }

  /// The renewal, and a call with each token that the server has to look up. A JWT is believed until its end.
  private static func probes(_ contract: Contract) -> [Endpoint] {
    var probes: [Endpoint] = []
    if let renewal = contract.renewal, renewal.caller == .app { probes.append(renewal) }
    for token in contract.tokens where contract.isOfSession(token.name.value) {
      guard token.format == .opaque, let probe = ProbeCalls(contract).probe(of: token.name.value),
        !probes.contains(where: { $0 === probe }), !ends(probe)
      else { continue }
      probes.append(probe)
    }
    return probes
  }

  /// The things that a session is no longer good for, as far as a server has to know them.
  static func uses(_ contract: Contract) -> String {
    let probes = probes(contract)
    let renews = probes.contains { $0 === contract.renewal }
    if renews, probes.count == 1 { return "nothing renews" }
    return renews ? "nothing renews or uses" : "nothing uses"
  }

  private static func ends(_ call: Endpoint) -> Bool {
    [.sessionEnd, .sessionEndOne, .sessionEndOthers, .accountDelete, .tokenRevoke]
      .contains(call.operation.value)
  }

  /// - Parameter reasons: those that a refusal may tell beside the end of the session.
  func mustBeOver(_ device: TestDevice, _ reasons: Meaning...) async throws {
    for probe in probes {
      try await run.call(probe, on: device).mustRefuse([.sessionEnded, .tokenInvalid] + reasons)
    }
  }

  func goesOn(_ device: TestDevice) async throws -> Bool {
    try await run.call(probes[0], on: device).isGood
  }

  func mustGoOn(_ device: TestDevice) async throws {
    try await run.call(probes[0], on: device).mustBeGood("a session that goes on")
  }
}
