import ContractModel
import Diagnostics
import Machines

/// After a call that sets a password, the new one signs in and the old one does not.
struct NewPasswordCases {
  /// The call that sets it.
  let call: Endpoint
  /// The sign-in by a password.
  let way: SignInPath
  /// The fields of the call that take it.
  let places: [ScalarType]

  var all: [ConformanceCase] {
    let name = call.name.value
    return [
      one("new", "The password that `\(name)` sets signs in.") { run, device in
        let answer = try await SignIn(run: run).prove(
          device, by: way, replacing: [.scalar(.password): Self.password(run)])
        try answer.mustBeGood("a sign-in with the new password")
        // The account asks for nothing further.
        if call.operation.value == .signInContinue,
          !answer.tokens.values.keys.contains(where: run.contract.isOfSession)
        {
          throw CaseEnd.broken(expected: "a session", found: "another step of the sign-in")
        }
      },
      one("old", "The password from before `\(name)` is refused.") { run, device in
        try await SignIn(run: run).prove(device, by: way).mustRefuse(.credentialsWrong)
      },
    ]
  }

  private func one(
    _ word: String, _ promise: String,
    check: @escaping @Sendable (CaseRun, TestDevice) async throws -> Void
  ) -> ConformanceCase {
    let id = "passwords.\(call.name.value).\(word)"
    return ConformanceCase(id, .passwords, promise, at: call.name.span) { run in
      try SignIn(run: run).mustBePossible(way)
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: call)
      let password = Self.password(run)
      let answer = try await run.call(
        call, on: device,
        replacing: Dictionary(uniqueKeysWithValues: places.map { (.scalar($0), password) }))
      try answer.mustWantNoProof()
      try answer.mustBeGood("a good answer to the new password")
      try await check(run, run.device("tablet"))
    }
  }

  /// As good as the person's own, and another one.
  static func password(_ run: CaseRun) -> String { String(run.person.password.reversed()) }
}
