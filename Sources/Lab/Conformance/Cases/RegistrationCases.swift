import ContractModel
import Diagnostics
import Machines

/// A registration changes no account that is there, and asks for what the contract has it ask for.
struct RegistrationCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.endpoints.filter {
      $0.caller == .app && $0.operation.value == .passwordRegister
    }.flatMap { register -> [ConformanceCase] in
      let way = SignInPath.all(in: contract).first { $0.proof == .password }
      return [taken(register), terms(register), way.map { keeps(register, $0) }].compactMap { $0 }
    }
  }

  private func taken(_ register: Endpoint) -> ConformanceCase? {
    let name = register.name.value
    let isTold = register.refuses.contains {
      contract.refusals[$0.value].means(.identifierTaken)
    }
    guard isTold else { return nil }
    return ConformanceCase(
      "accounts.\(name).taken", .accounts, "`\(name)` refuses a name that somebody has.",
      at: register.name.span
    ) { run in
      try await SignIn(run: run).makeAccount()
      try await run.call(register, on: run.device()).mustRefuse(.identifierTaken)
    }
  }

  /// A server that breaks it gives an account to anybody who registers with its address.
  private func keeps(_ register: Endpoint, _ way: SignInPath) -> ConformanceCase {
    let name = register.name.value
    return ConformanceCase(
      "accounts.\(name).keeps", .accounts,
      "`\(name)` with the name of an account does not change its password.",
      at: register.name.span
    ) { run in
      let (device, signIn) = (run.device(), SignIn(run: run))
      try signIn.mustBePossible(way)
      try await signIn.prepare(device, for: way)
      let other = String(run.person.password.reversed())
      let passwords: [ReplacedInput: String] = [
        .scalar(.password): other, .scalar(.newPassword): other,
      ]
      _ = try await run.call(register, on: device, replacing: passwords)
      let taken = try await signIn.prove(run.device("tablet"), by: way, replacing: passwords)
      if taken.isGood {
        throw CaseEnd.broken(
          expected: "a refusal of the password of the second registration", found: taken.words)
      }
      try await signIn.prove(run.device("tablet"), by: way).mustBeGood(
        "a sign-in with the account's own password")
    }
  }

  private func terms(_ register: Endpoint) -> ConformanceCase? {
    let name = register.name.value
    let asks = FieldWalk(contract.types).all(register.sends).contains {
      $0.role?.value == .termsAccepted
    }
    guard asks else { return nil }
    return ConformanceCase(
      "accounts.\(name).terms", .accounts, "`\(name)` refuses people who do not accept the terms.",
      at: register.name.span
    ) { run in
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: register)
      try await run.call(register, on: device, replacing: [.terms: "false"]).mustRefuse(
        .termsNotAccepted)
    }
  }
}
