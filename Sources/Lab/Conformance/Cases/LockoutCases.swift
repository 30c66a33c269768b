import ContractModel
import Diagnostics
import Machines

/// Wrong passwords lock an account as long as the contract says, and no longer.
struct LockoutCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    guard let lockout = contract.policies.lockout, let first = lockout.steps.first,
      let way = SignInPath.all(in: contract).first(where: { $0.proof == .password })
    else { return [] }
    let (failures, seconds) = (first.failures.value, first.lasts.value)
    return [
      ConformanceCase(
        "lockout.before", .lockout,
        "After \(failures - 1) wrong passwords the right one still signs in.",
        at: first.failures.span
      ) { run in
        let device = try await wrong(failures - 1, way, run)
        try await SignIn(run: run).prove(device, by: way).mustBeGood(
          "a sign-in with the right password")
      },
      ConformanceCase(
        "lockout.locks", .lockout,
        "After \(failures) wrong passwords the right one is refused.", at: first.failures.span
      ) { run in
        let device = try await wrong(failures, way, run)
        try await SignIn(run: run).prove(device, by: way).mustRefuse(.accountLocked)
      },
      ConformanceCase(
        "lockout.stays", .lockout,
        "The lock still holds shortly before its \(seconds) seconds are over.",
        at: first.lasts.span
      ) { run in
        let device = try await wrong(failures, way, run)
        try await run.wait(seconds - 5, margin: 5)
        try await SignIn(run: run).prove(device, by: way).mustRefuse(.accountLocked)
      },
      ConformanceCase(
        "lockout.opens", .lockout, "The account opens again after \(seconds) seconds.",
        at: first.lasts.span
      ) { run in
        let device = try await wrong(failures, way, run)
        try await run.wait(seconds + 1)
        try await SignIn(run: run).prove(device, by: way).mustBeGood("a sign-in after the lock")
      },
    ] + further(lockout, way) + others(lockout, way) + elsewhere(lockout, way)
      + clears(lockout, way) + told(first, way)
  }

  /// Failures count in a row. Where all who come from an address are counted together, a right one ends no row.
  private func clears(_ lockout: LockoutPolicy, _ way: SignInPath) -> [ConformanceCase] {
    let failures = lockout.steps[0].failures
    guard failures.value > 1, lockout.counts.value != .address else { return [] }
    return [
      ConformanceCase(
        "lockout.clears", .lockout,
        "A right password ends the row: \(failures.value - 1) wrong ones after it lock nothing.",
        at: failures.span
      ) { run in
        for words in ["a sign-in before the lock", "a sign-in in a row that began anew"] {
          let device = try await wrong(failures.value - 1, way, run)
          try await SignIn(run: run).prove(device, by: way).mustBeGood(words)
        }
      }
    ]
  }

  /// The refusals say how many tries are left, and when the lock opens.
  private func told(_ step: LockoutPolicy.Step, _ way: SignInPath) -> [ConformanceCase] {
    let (failures, seconds) = (step.failures.value, step.lasts.value)
    var cases: [ConformanceCase] = []
    if ToldTimes.are(.accountLocked, at: way.endpoint, of: contract) {
      cases.append(
        ConformanceCase(
          "lockout.until", .lockout, "The refusal of a locked account tells when it opens.",
          at: step.lasts.span
        ) { run in
          let device = try await wrong(failures, way, run)
          let answer = try await SignIn(run: run).prove(device, by: way)
          try answer.mustRefuse(.accountLocked)
          try await ToldTimes(run: run).must(answer, tell: seconds)
        })
    }
    let chosen = RefusalChoice(contract).choose(.credentialsWrong, for: way.endpoint)?.refusal
    if failures > 1, chosen?.fields.contains(where: { $0.role?.value == .triesLeft }) == true {
      cases.append(
        ConformanceCase(
          "lockout.left", .lockout,
          "The first wrong password leaves \(failures - 1) tries, as its refusal says.",
          at: step.failures.span
        ) { run in
          let device = run.device()
          let signIn = SignIn(run: run)
          try signIn.mustBePossible(way)
          try await signIn.prepare(device, for: way)
          let answer = try await signIn.prove(
            device, by: way, replacing: [.scalar(.password): "not-\(run.person.password)"])
          try answer.mustRefuse(.credentialsWrong)
          guard let left = ToldTimes(run: run).triesLeft(answer) else {
            throw CaseEnd.notObservable("the refusal tells no tries")
          }
          guard left == failures - 1 else {
            throw CaseEnd.broken(
              expected: "\(failures - 1) tries that are left", found: "\(left)")
          }
        })
    }
    return cases
  }

  private func others(_ lockout: LockoutPolicy, _ way: SignInPath) -> [ConformanceCase] {
    guard lockout.counts.value == .account else { return [] }
    let failures = lockout.steps[0].failures.value
    return [
      ConformanceCase(
        "lockout.others", .lockout,
        "Wrong passwords for one account do not lock another that is signed in to from the same address.",
        at: lockout.counts.span
      ) { run in
        _ = try await wrong(failures, way, run)
        let stranger = run.another()
        let (device, signIn) = (stranger.device(), SignIn(run: stranger))
        try await signIn.begin(device, by: way).mustBeGood("a sign-in of another person")
      }
    ]
  }

  /// Whether a lock holds for those who come from another address.
  private func elsewhere(_ lockout: LockoutPolicy, _ way: SignInPath) -> [ConformanceCase] {
    let isOfAccount = lockout.counts.value == .account
    return [
      ConformanceCase(
        "lockout.elsewhere", .lockout,
        isOfAccount
          ? "A locked account is locked for every address."
          : "Wrong passwords from one address lock an account for no other.",
        at: lockout.counts.span
      ) { run in
        _ = try await wrong(lockout.steps[0].failures.value, way, run)
        let device = run.device("stranger")
        device.isElsewhere = true
        let answer = try await SignIn(run: run).begin(device, by: way)
        if isOfAccount { return try answer.mustRefuse(.accountLocked) }
        guard answer.refusal?.means(.oddSignIn) != true else { return }
        try answer.mustBeGood("a sign-in from another address")
      }
    ]
  }

  /// The steps after the first, which more wrong passwords reach once the lock before has opened.
  private func further(_ lockout: LockoutPolicy, _ way: SignInPath) -> [ConformanceCase] {
    lockout.steps.indices.dropFirst().map { index in
      let step = lockout.steps[index]
      let (failures, seconds) = (step.failures.value, step.lasts.value)
      return ConformanceCase(
        "lockout.step\(index + 1)", .lockout,
        "After \(failures) wrong passwords the account is locked for \(seconds) seconds.",
        at: step.lasts.span
      ) { run in
        let device = try await climb(lockout, to: index, way, run)
        let signIn = SignIn(run: run)
        try await signIn.prove(device, by: way).mustRefuse(.accountLocked)
        try await run.wait(seconds - 5, margin: 5)
        try await signIn.prove(device, by: way).mustRefuse(.accountLocked)
        try await run.wait(6)
        try await signIn.prove(device, by: way).mustBeGood("a sign-in after the lock")
      }
    }
  }

  private func climb(
    _ lockout: LockoutPolicy, to last: Int, _ way: SignInPath, _ run: CaseRun
  ) async throws -> TestDevice {
    var (device, failed) = (run.device(), 0)
    for index in 0...last {
      let step = lockout.steps[index]
      if failed > 0 { try await run.wait(lockout.steps[index - 1].lasts.value + 1) }
      device = try await wrong(step.failures.value - failed, way, run)
      failed = step.failures.value
    }
    return device
  }

  private func wrong(_ times: Int, _ way: SignInPath, _ run: CaseRun) async throws -> TestDevice {
    let device = run.device()
    let signIn = SignIn(run: run)
    try signIn.mustBePossible(way)
    try await signIn.prepare(device, for: way)
    for _ in 0..<times {
      let answer = try await signIn.prove(
        device, by: way, replacing: [.scalar(.password): "not-\(run.person.password)"])
      if answer.isGood {
        throw CaseEnd.broken(expected: "a refusal of a wrong password", found: answer.words)
      }
    }
    return device
  }
}
