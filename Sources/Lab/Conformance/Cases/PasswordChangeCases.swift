import ContractModel
import Machines

/// After a change of the password, the new one signs in and the old one does not.
struct PasswordChangeCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    let way = SignInPath.all(in: contract).first { $0.proof == .password }
    let change = contract.endpoints.first {
      $0.caller == .app && $0.operation.value == .passwordChange
    }
    guard let way, let change else { return [] }
    return [
      one("new", "The password that `\(change.name.value)` sets signs in.", change) { run, device in
        try await SignIn(run: run).prove(
          device, by: way, replacing: [.scalar(.password): Self.newPassword(run)]
        ).mustBeGood("a sign-in with the new password")
      },
      one(
        "old", "The password from before `\(change.name.value)` is refused.", change
      ) { run, device in
        try await SignIn(run: run).prove(device, by: way).mustRefuse(.credentialsWrong)
      },
      wrong(change),
    ]
  }

  private func one(
    _ word: String, _ promise: String, _ change: Endpoint,
    check: @escaping @Sendable (CaseRun, TestDevice) async throws -> Void
  ) -> ConformanceCase {
    ConformanceCase(
      "passwords.\(change.name.value).\(word)", .passwords, promise, at: change.name.span
    ) { run in
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: change)
      let answer = try await run.call(
        change, on: device, replacing: [.scalar(.newPassword): Self.newPassword(run)])
      try answer.mustWantNoProof()
      try answer.mustBeGood("a good answer to the change")
      try await check(run, run.device("tablet"))
    }
  }

  private func wrong(_ change: Endpoint) -> ConformanceCase {
    let name = change.name.value
    return ConformanceCase(
      "passwords.\(name).wrong", .passwords, "`\(name)` refuses a wrong password.",
      at: change.name.span
    ) { run in
      guard FieldWalk(contract.types).scalars(in: change.sends).contains(.password) else {
        throw CaseEnd.notObservable("it does not ask for the password")
      }
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: change)
      let changed: [ReplacedInput: String] = [
        .scalar(.password): "not-\(run.person.password)",
        .scalar(.newPassword): Self.newPassword(run),
      ]
      try await run.call(change, on: device, replacing: changed).mustRefuse(.credentialsWrong)
    }
  }

  /// As good as the person's own, and another one.
  private static func newPassword(_ run: CaseRun) -> String {
    String(run.person.password.reversed())
  }
}
