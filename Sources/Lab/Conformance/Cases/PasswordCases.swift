import ContractModel
import Diagnostics
import Machines

/// A new password is taken by the contract's rules, to the character.
struct PasswordCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    guard let policy = contract.policies.password else { return [] }
    let endpoint = contract.endpoints.first {
      $0.caller == .app && $0.operation.value == .passwordRegister
    }
    guard let endpoint else { return [] }
    let texts = TestPassword(policy)
    return good(texts, policy, endpoint) + bad(texts, policy, endpoint)
  }

  private func good(
    _ texts: TestPassword, _ policy: PasswordPolicy, _ endpoint: Endpoint
  ) -> [ConformanceCase] {
    [("shortest", texts.shortest), ("longest", texts.longest)].compactMap { word, text in
      guard let text else { return nil }
      return one(word, "A new password of \(text.count) characters is taken.", policy, endpoint) {
        run, device in
        let answer = try await run.call(endpoint, on: device, replacing: Self.password(text))
        try answer.mustBeGood("a registration with the \(word) password")
      }
    }
  }

  private func bad(
    _ texts: TestPassword, _ policy: PasswordPolicy, _ endpoint: Endpoint
  ) -> [ConformanceCase] {
    var wrong: [(word: String, text: String, says: String)] = []
    if let text = texts.tooShort {
      wrong.append(("tooShort", text, "of \(text.count) characters"))
    }
    if let text = texts.tooLong { wrong.append(("tooLong", text, "of \(text.count) characters")) }
    for one in policy.contains {
      wrong.append(
        (
          "without.\(one.value.rawValue)", texts.lacking(one.value),
          "without a \(one.value.rawValue)"
        ))
    }
    if policy.blocklist?.value == true {
      wrong.append(("common", "Password123!", "that everybody knows"))
    }
    return wrong.map { word, text, says in
      one(word, "A new password \(says) is refused.", policy, endpoint) { run, device in
        try await run.call(endpoint, on: device, replacing: Self.password(text)).mustRefuse(
          .passwordWeak, .requestInvalid)
      }
    }
  }

  private func one(
    _ word: String, _ promise: String, _ policy: PasswordPolicy, _ endpoint: Endpoint,
    _ check: @escaping @Sendable (CaseRun, TestDevice) async throws -> Void
  ) -> ConformanceCase {
    ConformanceCase("passwords.\(word)", .passwords, promise, at: policy.span) { run in
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: endpoint)
      try await check(run, device)
    }
  }

  private static func password(_ text: String) -> [ReplacedInput: String] {
    [.scalar(.password): text, .scalar(.newPassword): text]
  }
}
