import ContractModel
import Diagnostics
import Machines

/// Renewals bring what the contract says, and the token that they spend ends as it says.
struct RotationCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    guard let renewal = contract.renewal, renewal.caller == .app,
      let name = ProbeCalls(contract).spent
    else { return [] }
    let token = contract.tokens[name]
    return [renews(renewal, token), madeUp(renewal, token)] + rotates(renewal, token)
      + graces(renewal, token)
      + reuses(renewal, token)
  }

  private func renews(_ renewal: Endpoint, _ token: Token) -> ConformanceCase {
    ConformanceCase(
      "rotation.renews", .rotation,
      "`\(renewal.name.value)` brings tokens that the server takes.", at: renewal.name.span
    ) { run in
      let device = try await renewed(renewal, run)
      for name in contract.tokensReturned(renewal) {
        guard let probe = ProbeCalls(contract).probe(of: name), device.tokens[name] != nil else {
          continue
        }
        try await run.call(probe, on: device).mustBeGood("a good answer to the new `\(name)`")
      }
    }
  }

  private func madeUp(_ renewal: Endpoint, _ token: Token) -> ConformanceCase {
    let name = token.name.value
    return ConformanceCase(
      "rotation.\(name).madeUp", .rotation,
      "`\(renewal.name.value)` refuses a `\(name)` that no server issued.", at: renewal.name.span
    ) { run in
      let device = run.device()
      try await SignIn(run: run).signIn(device)
      let held = device.tokens[name] ?? ""
      for text in [String(held.reversed()), String(held.dropLast()), held + "x"] {
        try await run.call(renewal, on: device, tokens: [name: text]).mustRefuse(
          .tokenInvalid, .sessionEnded)
      }
    }
  }

  private func rotates(_ renewal: Endpoint, _ token: Token) -> [ConformanceCase] {
    guard let rotates = token.rotation.rotates else { return [] }
    let name = token.name.value
    if !rotates.value {
      return [
        ConformanceCase(
          "rotation.\(name).stays", .rotation, "`\(name)` stays good after a renewal.",
          at: rotates.span
        ) { run in
          let device = run.device()
          try await SignIn(run: run).signIn(device)
          try await run.call(renewal, on: device).mustBeGood()
          try await run.call(renewal, on: device).mustBeGood("a second renewal with one token")
        }
      ]
    }
    return [
      ConformanceCase(
        "rotation.\(name).changes", .rotation, "Each renewal brings another `\(name)`.",
        at: rotates.span
      ) { run in
        let device = run.device()
        try await SignIn(run: run).signIn(device)
        let first = device.tokens[name]
        let answer = try await run.call(renewal, on: device)
        try answer.mustBeGood()
        guard let second = answer.tokens.values[name], second != first else {
          throw CaseEnd.broken(expected: "another `\(name)`", found: "the same one, or none")
        }
      },
      ConformanceCase(
        "rotation.\(name).spent", .rotation,
        "A `\(name)` that was replaced renews nothing\(token.graceWords).", at: rotates.span
      ) { run in
        let (device, old) = try await spent(name, renewal, run)
        try await run.call(renewal, on: device, tokens: old).mustRefuse(
          .tokenReused, .sessionEnded, .tokenInvalid)
      },
    ]
  }

  private func graces(_ renewal: Endpoint, _ token: Token) -> [ConformanceCase] {
    guard let grace = token.rotation.grace, grace.value > 0 else { return [] }
    let name = token.name.value
    return [
      ConformanceCase(
        "rotation.\(name).grace", .rotation,
        "Within \(grace.value) seconds a replaced `\(name)` gets \(token.successor) again, for a client whose answer was lost.",
        at: grace.span
      ) { run in
        let (device, old) = try await replaced(name, renewal, run)
        for _ in 1...2 {
          let again = try await run.call(renewal, on: device, tokens: old)
          try again.mustBeGood("the answer again")
          try mustBe(device.tokens[name], in: again, token)
          device.tokens.merge(again.tokens.values) { $1 }
        }
        try await run.call(renewal, on: device).mustBeGood("a good answer to what came again")
      },
      ConformanceCase(
        "rotation.\(name).together", .rotation,
        "Renewals with one `\(name)` at the same moment get \(token.successor).", at: grace.span
      ) { run in
        let device = run.device()
        try await SignIn(run: run).signIn(device)
        let answers = try await run.callTogether(renewal, on: device, times: 4)
        for answer in answers {
          try answer.mustBeGood("a good answer to each of 4 renewals")
          try mustBe(answers[0].tokens.values[name], in: answer, token)
        }
      },
    ] + graceEnds(renewal, token, grace)
  }

  /// An answer that is asked for again lengthens no grace.
  private func graceEnds(
    _ renewal: Endpoint, _ token: Token, _ grace: Located<Int>
  ) -> [ConformanceCase] {
    let (name, seconds) = (token.name.value, grace.value)
    guard seconds > 10, token.rotation.reuse != nil else { return [] }
    return [
      ConformanceCase(
        "rotation.\(name).graceEnds", .rotation,
        "The \(seconds) seconds of grace begin when `\(name)` is replaced, and not with each use of it.",
        at: grace.span
      ) { run in
        let (device, old) = try await replaced(name, renewal, run)
        try await run.wait(seconds - 5, margin: 5)
        try await run.call(renewal, on: device, tokens: old).mustBeGood("the answer again")
        try await run.wait(6)
        try await run.call(renewal, on: device, tokens: old).mustRefuse(
          .tokenReused, .sessionEnded, .tokenInvalid)
      }
    ]
  }

  /// A JWT may be signed anew.
  private func mustBe(_ successor: String?, in answer: CallAnswer, _ token: Token) throws {
    let name = token.name.value
    guard token.format == .jwt || answer.tokens.values[name] == successor else {
      throw CaseEnd.broken(expected: "the same `\(name)` again", found: "another one")
    }
  }

  private func reuses(_ renewal: Endpoint, _ token: Token) -> [ConformanceCase] {
    guard let reuse = token.rotation.reuse else { return [] }
    let name = token.name.value
    let ends = reuse.value == .revokeFamily
    return [
      ConformanceCase(
        "rotation.\(name).reuse", .rotation,
        ends
          ? "After a replaced `\(name)` came back \(SessionWatch.uses(contract)) its session."
          : "A replaced `\(name)` that comes back is refused, and the session goes on.",
        at: reuse.span
      ) { run in
        let (device, old) = try await spent(name, renewal, run)
        try await run.call(renewal, on: device, tokens: old).mustRefuse(
          .tokenReused, .sessionEnded, .tokenInvalid)
        if ends { return try await SessionWatch(run).mustBeOver(device, .tokenReused) }
        try await run.call(renewal, on: device).mustBeGood(
          "a good answer to the newest `\(name)`")
      }
    ]
  }

  private func renewed(_ renewal: Endpoint, _ run: CaseRun) async throws -> TestDevice {
    let device = run.device()
    try await SignIn(run: run).signIn(device)
    try await renew(device, renewal, run)
    return device
  }

  private func renew(_ device: TestDevice, _ renewal: Endpoint, _ run: CaseRun) async throws {
    let answer = try await run.call(renewal, on: device)
    try answer.mustBeGood("a good answer to a renewal")
    device.tokens.merge(answer.tokens.values) { $1 }
  }

  /// A device that has renewed, and the token from before.
  private func replaced(
    _ name: String, _ renewal: Endpoint, _ run: CaseRun
  ) async throws -> (TestDevice, [String: String]) {
    let device = run.device()
    try await SignIn(run: run).signIn(device)
    let old = [name: device.tokens[name] ?? ""]
    try await renew(device, renewal, run)
    return (device, old)
  }

  /// The same, where the grace of the token from before is over.
  private func spent(
    _ name: String, _ renewal: Endpoint, _ run: CaseRun
  ) async throws -> (TestDevice, [String: String]) {
    let (device, old) = try await replaced(name, renewal, run)
    let grace = contract.tokens[name].rotation.grace?.value ?? 0
    if grace > 0 { try await run.wait(grace + 1) }
    return (device, old)
  }
}

extension Token {
  fileprivate var successor: String { format == .jwt ? "a good answer" : "the same successor" }

  fileprivate var graceWords: String {
    guard let grace = rotation.grace?.value, grace > 0 else { return "" }
    return " once its grace of \(grace) seconds is over"
  }
}
