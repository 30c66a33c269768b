import ContractModel
import Machines

/// After a forgotten password the new one signs in and the old one does not.
struct PasswordResetCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    let way = SignInPath.all(in: contract).first { $0.proof == .password }
    let resets = contract.endpoints.filter {
      $0.caller == .app && $0.operation.value == .passwordReset
    }
    guard let way else { return [] }
    return resets.flatMap { reset in
      let name = reset.name.value
      return [
        one("new", "The password that `\(name)` sets signs in.", reset, way) { run, device in
          try await SignIn(run: run).prove(
            device, by: way, replacing: [.scalar(.password): Self.newPassword(run)]
          ).mustBeGood("a sign-in with the new password")
        },
        one("old", "The password from before `\(name)` is refused.", reset, way) { run, device in
          try await SignIn(run: run).prove(device, by: way).mustRefuse(.credentialsWrong)
        },
      ]
    }
  }

  private func one(
    _ word: String, _ promise: String, _ reset: Endpoint, _ way: SignInPath,
    check: @escaping @Sendable (CaseRun, TestDevice) async throws -> Void
  ) -> ConformanceCase {
    let id = "passwords.\(reset.name.value).\(word)"
    return ConformanceCase(id, .passwords, promise, at: reset.name.span) { run in
      if let obstacle = SignIn(run: run).obstacle(way) {
        throw CaseEnd.notObservable(obstacle.words)
      }
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: reset)
      let password = Self.newPassword(run)
      try await run.call(
        reset, on: device,
        replacing: [.scalar(.newPassword): password, .scalar(.password): password]
      ).mustBeGood("a good answer to the reset")
      try await check(run, run.device("tablet"))
    }
  }

  /// As good as the person's own, and another one.
  private static func newPassword(_ run: CaseRun) -> String {
    String(run.person.password.reversed())
  }
}
