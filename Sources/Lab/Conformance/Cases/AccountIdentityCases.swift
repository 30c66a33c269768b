import ContractModel
import Machines

/// A person comes to one account, and each call tells the account of its caller.
struct AccountIdentityCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    let told = Set(contract.endpoints.filter(tells).map(\.name.value))
    let ways = SignInPath.all(in: contract).filter {
      $0.proof != .guest && told.contains($0.endpoint.name.value)
    }
    let calls = contract.endpoints.filter {
      $0.caller == .app && told.contains($0.name.value)
        && [.accountRead, .sessionRenew].contains($0.operation.value)
    }
    return ways.map(same) + ways.compactMap(otherAddress) + calls.map(own)
  }

  /// The address and the id beside a provider's proof are the app's word alone.
  private func otherAddress(_ way: SignInPath) -> ConformanceCase? {
    guard case .provider(let provider) = way.proof else { return nil }
    let sent = FieldWalk(contract.types).all(way.endpoint.sends).map(\.shape.element)
    let slots: [ProviderSlot] = [.email, .userId].filter { slot in
      sent.contains { if case .provider(_, slot) = $0 { true } else { false } }
    }
    let sendsAddress = sent.contains { if case .scalar(.email) = $0 { true } else { false } }
    guard !slots.isEmpty || sendsAddress else { return nil }
    let name = way.endpoint.name.value
    return ConformanceCase(
      "accounts.\(name).otherAddress", .accounts,
      "`\(name)` leads to nobody else's account by what is sent beside the proof.",
      at: way.endpoint.name.span
    ) { run in
      let signIn = SignIn(run: run)
      try signIn.mustBePossible(way)
      let device = run.device()
      try await signIn.prepare(device, for: way)
      device.credentials[provider]?[ProviderSlot.email.rawValue] = run.person.email
      try await signIn.prove(device, by: way).mustBeGood("a sign-in")
      guard let first = device.account else {
        throw CaseEnd.notObservable("the sign-in tells no id of the account")
      }
      let other = run.another()
      let stranger = other.device()
      try await SignIn(run: other).prepare(stranger, for: way)
      for slot in slots.map(\.rawValue) {
        stranger.credentials[provider]?[slot] = device.credentials[provider]?[slot]
      }
      let answer = try await SignIn(run: other).prove(
        stranger, by: way, replacing: [.scalar(.email): run.person.email])
      guard stranger.account != first else {  //! account-by-proof-alone
        throw CaseEnd.broken(
          expected: "an account of their own, or a refusal", found: answer.words)
      }
    }
  }

  private func same(_ way: SignInPath) -> ConformanceCase {
    let name = way.endpoint.name.value
    return ConformanceCase(
      "accounts.\(name).same", .accounts,
      "`\(name)` brings a person to one account each time, and another person to another.",
      at: way.endpoint.name.span
    ) { run in
      let signIn = SignIn(run: run)
      try signIn.mustBePossible(way)
      let (phone, tablet) = (run.device(), run.device("tablet"))
      let first = try await account(of: phone, by: way, signIn)
      try await signIn.waitForNextCode(way)
      let second = try await account(of: tablet, by: way, signIn)
      guard first == second else {
        throw CaseEnd.broken(
          expected: "the same account at the second sign-in", found: "another one")
      }
      let other = run.another()
      let stranger = try await account(of: other.device(), by: way, SignIn(run: other))
      guard stranger != first else {
        throw CaseEnd.broken(
          expected: "an account of another person", found: "the account of the first one")
      }
    }
  }

  private func account(
    of device: TestDevice, by way: SignInPath, _ signIn: SignIn
  ) async throws -> String {
    _ = try await signIn.signIn(device, by: way)
    guard let account = device.account else {
      throw CaseEnd.notObservable("the sign-in tells no id of the account")
    }
    return account
  }

  /// A second person has signed in after the one who calls.
  private func own(_ call: Endpoint) -> ConformanceCase {
    let name = call.name.value
    return ConformanceCase(
      "accounts.\(name).own", .accounts, "`\(name)` tells the account of the person who calls.",
      at: call.name.span
    ) { run in
      let (device, other) = (run.device(), run.another())
      try await CalledAsMeant(run: run).prepare(device, for: call)
      let stranger = other.device()
      try await CalledAsMeant(run: other).prepare(stranger, for: call)
      let told = try await account(told: call, device, run)
      let strange = try await account(told: call, stranger, other)
      guard told != strange else {  //! account-of-caller
        throw CaseEnd.broken(expected: "an account for each of two people", found: "the same one")
      }
      guard [nil, told].contains(device.account), [nil, strange].contains(stranger.account) else {
        throw CaseEnd.broken(
          expected: "the account that the sign-in told", found: "another one")
      }
    }
  }

  private func account(
    told call: Endpoint, _ device: TestDevice, _ run: CaseRun
  ) async throws -> String {
    let answer = try await run.call(call, on: device)
    try answer.mustBeGood()
    guard let account = answer.tokens.account else {
      throw CaseEnd.notObservable("the answer tells no id of the account")
    }
    return account
  }

  private func tells(_ endpoint: Endpoint) -> Bool {
    FieldWalk(contract.types).all(returnedBy: endpoint).contains {
      $0.role?.value == .accountID
    }
  }
}
