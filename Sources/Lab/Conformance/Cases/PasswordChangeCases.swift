import ContractModel
import Diagnostics
import Machines

/// A change of the password, a reset of a forgotten one, and a sign-in that wants a new one.
struct PasswordChangeCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    guard let way = SignInPath.all(in: contract).first(where: { $0.proof == .password }) else {
      return []
    }
    let change = calls(.passwordChange).first.map { change in
      NewPasswordCases(call: change, way: way, places: [.newPassword]).all + [wrong(change)]
    }
    let steps = calls(.signInContinue).filter {
      if case .newPassword? = SignInFactor(of: $0, contract) { true } else { false }
    }
    let resets = (calls(.passwordReset) + steps).flatMap {
      NewPasswordCases(call: $0, way: way, places: [.newPassword, .password]).all
    }
    return (change ?? []) + resets
  }

  private func calls(_ operation: OperationKind) -> [Endpoint] {
    contract.endpoints.filter { $0.caller == .app && $0.operation.value == operation }
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
        .scalar(.newPassword): NewPasswordCases.password(run),
      ]
      try await run.call(change, on: device, replacing: changed).mustRefuse(.credentialsWrong)
    }
  }
}
