import ContractModel
import Machines

/// A sign-out ends the sessions that the contract says, at the server.
struct SignOutCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.endpoints.filter { $0.caller == .app }.flatMap { endpoint -> [ConformanceCase] in
      switch endpoint.operation.value {
      case .sessionEnd:
        [
          own(endpoint), again(endpoint),
          endpoint.ends?.value == .all ? others(endpoint) : othersStay(endpoint),
        ]
      case .sessionEndOthers: [others(endpoint), stays(endpoint)]
      case .passwordSignIn, .passwordRegister, .passwordChange, .passwordForgot, .passwordReset,
        .codeSend, .codeVerify, .codeSignIn, .providerSignIn, .providerStart, .providerCallback,
        .providerExchange, .providerLink, .providerNotify, .webSignIn, .guestSignIn,
        .signInContinue, .passkeyRegister, .passkeySignIn, .sessionRenew, .sessionEndOne,
        .sessionList, .accountRead, .accountUpdate, .accountDelete, .tokenFetch, .tokenIntrospect,
        .tokenRevoke, .keysPublish, .call:
        []
      }
    }
  }

  private func own(_ endpoint: Endpoint) -> ConformanceCase {
    ConformanceCase(
      "signOut.\(endpoint.name.value).own", .signOut,
      "After `\(endpoint.name.value)` \(SessionWatch.uses(contract)) that session.",
      at: endpoint.name.span
    ) { run in
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: endpoint)
      let watch = try SessionWatch(run)
      try await run.call(endpoint, on: device).mustBeGood("a good answer to the sign-out")
      try await watch.mustBeOver(device)
    }
  }

  /// An app whose answer was lost signs out once more.
  private func again(_ endpoint: Endpoint) -> ConformanceCase {
    ConformanceCase(
      "signOut.\(endpoint.name.value).again", .signOut,
      "`\(endpoint.name.value)` that comes again is answered or refused, and makes no failure.",
      at: endpoint.name.span
    ) { run in
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: endpoint)
      try await run.call(endpoint, on: device).mustBeGood("a good answer to the sign-out")
      let second = try await run.call(endpoint, on: device)
      guard second.isGood || second.refusal != nil || second.isUndeclaredRefusal else {
        throw CaseEnd.broken(expected: "a good answer or a refusal", found: second.words)
      }
    }
  }

  private func others(_ endpoint: Endpoint) -> ConformanceCase {
    ConformanceCase(
      "signOut.\(endpoint.name.value).others", .signOut,
      "After `\(endpoint.name.value)` the person's other devices are signed out.",
      at: endpoint.name.span
    ) { run in
      let (own, other) = try await two(endpoint, run)
      let watch = try SessionWatch(run)
      try await run.call(endpoint, on: own).mustBeGood()
      try await watch.mustBeOver(other)
    }
  }

  private func othersStay(_ endpoint: Endpoint) -> ConformanceCase {
    ConformanceCase(
      "signOut.\(endpoint.name.value).othersStay", .signOut,
      "`\(endpoint.name.value)` leaves the person's other devices signed in.",
      at: endpoint.name.span
    ) { run in
      let (own, other) = try await two(endpoint, run)
      let watch = try SessionWatch(run)
      try await run.call(endpoint, on: own).mustBeGood()
      try await watch.mustGoOn(other)
    }
  }

  private func stays(_ endpoint: Endpoint) -> ConformanceCase {
    ConformanceCase(
      "signOut.\(endpoint.name.value).stays", .signOut,
      "`\(endpoint.name.value)` leaves the calling device signed in.", at: endpoint.name.span
    ) { run in
      let (own, _) = try await two(endpoint, run)
      let watch = try SessionWatch(run)
      try await run.call(endpoint, on: own).mustBeGood()
      try await watch.mustGoOn(own)
    }
  }

  private func two(_ endpoint: Endpoint, _ run: CaseRun) async throws -> (TestDevice, TestDevice) {
    let (own, other) = (run.device(), run.device("tablet"))
    try await SignIn(run: run).signIn(other)
    try await CalledAsMeant(run: run).prepare(own, for: endpoint)
    return (own, other)
  }
}
