import ContractModel
import Diagnostics
import Machines

/// A new device at an address that the person never used is challenged or refused; docs/control.md has the rule.
struct UnusualSignInCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    guard let policy = contract.policies.devices?.oddSignIn, policy.value != .allow,
      let way = SignInPath.all(in: contract).first(where: isAsked)
    else { return [] }
    return [
      one("unusual", "A new device at an address that the person never used is not signed in.", way)
      {
        run in
        try await come(run, "tablet", isElsewhere: true, by: way).mustRefuse(.oddSignIn)
      },
      one("known.device", "A device of the person is signed in from any address.", way) { run in
        try await come(run, "phone", isElsewhere: true, by: way).mustBeGood("a sign-in")
      },
      one("known.place", "A new device is signed in at an address of the person.", way) { run in
        try await come(run, "tablet", isElsewhere: false, by: way).mustBeGood("a sign-in")
      },
    ]
  }

  /// The person has signed in on the phone before.
  private func one(
    _ id: String, _ promise: String, _ way: SignInPath,
    check: @escaping @Sendable (CaseRun) async throws -> Void
  ) -> ConformanceCase {
    ConformanceCase("sessions.\(id)", .sessions, promise, at: way.endpoint.name.span) { run in
      try SignIn(run: run).mustBePossible(way)
      _ = try await SignIn(run: run).signIn(run.device(), by: way)
      try await check(run)
    }
  }

  private func come(
    _ run: CaseRun, _ name: String, isElsewhere: Bool, by way: SignInPath
  ) async throws -> CallAnswer {
    let device = run.device(name)
    device.isElsewhere = isElsewhere
    return try await SignIn(run: run).begin(device, by: way)
  }

  /// It says which device it is on, and has a refusal for an unusual one.
  private func isAsked(_ way: SignInPath) -> Bool {
    way.endpoint.refuses.contains { contract.refusals[$0.value].means(.oddSignIn) }
      && (way.endpoint.sends + contract.sentBeside(way.endpoint)).contains {
        $0.role?.value == .deviceID
      }
  }
}
