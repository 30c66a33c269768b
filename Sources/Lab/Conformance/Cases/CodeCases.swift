import ContractModel
import Diagnostics
import Machines

/// A code is good once, for its time, and for as many tries as the contract says.
struct CodeCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.policies.codes.flatMap { policy -> [ConformanceCase] in
      guard let way = use(of: policy.name.value) else { return [] }
      return [right(policy, way), once(policy, way), others(policy, way)] + lives(policy, way)
        + tries(policy, way)
        + pauses(policy)
    }
  }

  /// The call that takes codes of this name.
  private func use(of code: String) -> Endpoint? {
    contract.endpoints.first {
      $0.caller == .app && $0.object?.value == code
        && [.codeSignIn, .codeVerify, .passwordReset].contains($0.operation.value)
    }
  }

  private func right(_ policy: CodePolicy, _ use: Endpoint) -> ConformanceCase {
    let name = policy.name.value
    return ConformanceCase(
      "codes.\(name).length", .codes, "A code `\(name)` has \(policy.length.value) characters.",
      at: policy.length.span
    ) { run in
      let device = try await arrived(use, run)
      guard let code = device.code, code.count == policy.length.value else {
        throw CaseEnd.broken(
          expected: "\(policy.length.value) characters",
          found: "\(device.code?.count ?? 0) characters")
      }
    }
  }

  private func once(_ policy: CodePolicy, _ use: Endpoint) -> ConformanceCase {
    let name = policy.name.value
    return ConformanceCase(
      "codes.\(name).once", .codes, "A code `\(name)` is good once.", at: policy.name.span
    ) { run in
      let device = try await sent(use, run)
      try await run.call(use, on: device).mustBeGood("a good answer to the right code")
      try await run.call(use, on: device).mustRefuse(
        .codeWrong, .codeExpired, .challengeUnknown, .alreadyConfirmed)
    }
  }

  private func others(_ policy: CodePolicy, _ use: Endpoint) -> ConformanceCase {
    let name = policy.name.value
    return ConformanceCase(
      "codes.\(name).others", .codes, "A code `\(name)` is good for nobody else.",
      at: policy.name.span
    ) { run in
      let own = try await sent(use, run)
      let stranger = run.another()
      let other = try await sent(use, stranger)
      guard own.code != other.code else {
        throw CaseEnd.notObservable("two people were sent the same code")
      }
      other.code = own.code
      try await stranger.call(use, on: other).mustRefuse(.codeWrong, .challengeUnknown)
    }
  }

  private func lives(_ policy: CodePolicy, _ use: Endpoint) -> [ConformanceCase] {
    guard let life = policy.lifetime, life.value > 10 else { return [] }
    let name = policy.name.value
    return [
      ConformanceCase(
        "codes.\(name).before", .codes,
        "A code `\(name)` is good until shortly before its end after \(life.value) seconds.",
        at: life.span
      ) { run in
        let device = try await sent(use, run)
        try await run.wait(life.value - 5, margin: 5)
        try await run.call(use, on: device).mustBeGood("a good answer before the code's end")
      },
      ConformanceCase(
        "codes.\(name).after", .codes,
        "A code `\(name)` is refused \(life.value) seconds after it was sent.", at: life.span
      ) { run in
        let device = try await sent(use, run)
        try await run.wait(life.value + 1)
        try await run.call(use, on: device).mustRefuse(.codeExpired)
      },
    ]
  }

  private func tries(_ policy: CodePolicy, _ use: Endpoint) -> [ConformanceCase] {
    guard let tries = policy.tries else { return [] }
    let name = policy.name.value
    return [
      ConformanceCase(
        "codes.\(name).triesLeft", .codes,
        "After \(tries.value - 1) wrong tries the right code `\(name)` is still good.",
        at: tries.span
      ) { run in
        let device = try await wrong(tries.value - 1, use, run)
        try await run.call(use, on: device).mustBeGood("a good answer to the right code")
      },
      ConformanceCase(
        "codes.\(name).tries", .codes,
        "After \(tries.value) wrong tries the right code `\(name)` is refused.", at: tries.span
      ) { run in
        let device = try await wrong(tries.value, use, run)
        try await run.call(use, on: device).mustRefuse(.codeTriesSpent, .codeWrong, .codeExpired)
      },
    ]
  }

  private func wrong(_ times: Int, _ use: Endpoint, _ run: CaseRun) async throws -> TestDevice {
    let device = try await sent(use, run)
    let wrong = Self.other(than: device.code ?? "")
    for _ in 0..<times {
      let answer = try await run.call(use, on: device, replacing: [.scalar(.code): wrong])
      if answer.isGood {
        throw CaseEnd.broken(expected: "a refusal of a wrong code", found: answer.words)
      }
    }
    return device
  }

  private func pauses(_ policy: CodePolicy) -> [ConformanceCase] {
    let name = policy.name.value
    guard let pause = policy.resendAfter,
      let sender = contract.endpoints.first(where: {
        $0.caller == .app && $0.object?.value == name && tellsPauses($0)
      })
    else { return [] }
    return [
      ConformanceCase(
        "codes.\(name).pause", .codes,
        "Another code `\(name)` is sent \(pause.value) seconds after the last one, and no sooner.",
        at: pause.span
      ) { run in
        let device = run.device()
        try await CalledAsMeant(run: run).prepare(device, for: sender)
        try await run.call(sender, on: device).mustBeGood("a code that is sent")
        try await run.call(sender, on: device).mustRefuse(.codeTooSoon)
        try await run.wait(pause.value + 1)
        try await run.call(sender, on: device).mustBeGood("a code that is sent again")
      }
    ] + registers(policy, pause, sender) + told(policy, pause, sender)
  }

  private func registers(
    _ policy: CodePolicy, _ pause: Located<Int>, _ sender: Endpoint
  ) -> [ConformanceCase] {
    let name = policy.name.value
    let register = contract.endpoints.first {
      $0.caller == .app && $0.operation.value == .passwordRegister
        && contract.confirmationCode(sentBy: $0)?.name.value == name
    }
    guard let register, ToldTimes.are(.codeTooSoon, at: sender, of: contract) else { return [] }
    return [
      ConformanceCase(
        "codes.\(name).\(register.name.value)", .codes,
        "After `\(register.name.value)` has sent a code `\(name)`, the next one waits as well.",
        at: pause.span
      ) { run in
        let device = run.device()
        try await CalledAsMeant(run: run).prepare(device, for: register)
        try await run.call(register, on: device).mustBeGood("a registration")
        try await run.call(sender, on: device).mustRefuse(.codeTooSoon)
      }
    ]
  }

  private func told(
    _ policy: CodePolicy, _ pause: Located<Int>, _ sender: Endpoint
  ) -> [ConformanceCase] {
    guard ToldTimes.are(.codeTooSoon, at: sender, of: contract) else { return [] }
    let name = policy.name.value
    return [
      ConformanceCase(
        "codes.\(name).until", .codes,
        "The refusal of another code `\(name)` tells when there is one.", at: pause.span
      ) { run in
        let device = run.device()
        try await CalledAsMeant(run: run).prepare(device, for: sender)
        try await run.call(sender, on: device).mustBeGood("a code that is sent")
        let answer = try await run.call(sender, on: device)
        try answer.mustRefuse(.codeTooSoon)
        try await ToldTimes(run: run).must(answer, tell: pause.value)
      }
    ]
  }

  /// It sends a code, and says when the next one may follow.
  private func tellsPauses(_ endpoint: Endpoint) -> Bool {
    let operation = endpoint.operation.value
    return operation == .codeSend
      || operation == .passwordForgot
        && endpoint.refuses.contains { contract.refusals[$0.value].means(.codeTooSoon) }
  }

  /// The same where the person must have got the code.
  private func arrived(_ use: Endpoint, _ run: CaseRun) async throws -> TestDevice {
    do {
      return try await sent(use, run)
    } catch CaseEnd.notObservable(CodeDelivery.noCode) {
      throw CaseEnd.broken(expected: "a code for the person", found: CodeDelivery.noCode)
    }
  }

  private func sent(_ use: Endpoint, _ run: CaseRun) async throws -> TestDevice {
    let device = run.device()
    try await CalledAsMeant(run: run).prepare(device, for: use)
    guard device.code != nil else { throw CaseEnd.notObservable("no code was read") }
    return device
  }

  /// As long, of the same letters, and another one.
  private static func other(than code: String) -> String {
    guard let first = code.first else { return "0" }
    return (first == "1" ? "2" : "1") + code.dropFirst()
  }
}
