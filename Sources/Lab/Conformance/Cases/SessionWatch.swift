import ContractModel
import Machines

/// Looks whether a session still is one, by the call that depends on the server's memory of it.
struct SessionWatch {
  private let run: CaseRun
  private let probe: Endpoint

  init(_ run: CaseRun) throws {
    self.run = run
    guard let probe = Self.probe(run.contract) else {
      throw CaseEnd.notObservable("no call of an app shows whether a session is over")
    }
    self.probe = probe
  }

  /// The renewal, or a call with a token that the server has to look up. A JWT is believed until its end.
  private static func probe(_ contract: Contract) -> Endpoint? {
    if let renewal = contract.renewal, renewal.caller == .app { return renewal }
    let opaque = contract.tokens.filter {
      contract.isOfSession($0.name.value) && $0.format == .opaque
    }
    return opaque.lazy.compactMap { ProbeCalls(contract).probe(of: $0.name.value) }.first
  }

  func mustBeOver(_ device: TestDevice) async throws {
    try await run.call(probe, on: device).mustRefuse(
      .sessionEnded, .tokenInvalid, .accountGone, .accountDisabled)
  }

  func goesOn(_ device: TestDevice) async throws -> Bool {
    try await run.call(probe, on: device).isGood
  }

  func mustGoOn(_ device: TestDevice) async throws {
    try await run.call(probe, on: device).mustBeGood("a session that goes on")
  }
}
