import ContractModel
import Machines
import Stores

/// Ways into an account that has no password: the calls that take one of its names.
final class PasswordlessSignIn: Sendable {
  private let contract: Contract
  private let tokenPolicy: TokenPolicy
  private let purposes: CodePurposes

  init(
    contract: Contract, tokenPolicy: TokenPolicy, purposes: CodePurposes
  ) {
    self.contract = contract
    self.tokenPolicy = tokenPolicy
    self.purposes = purposes
  }

  /// It has none, and nobody could ever come in or choose one.
  func isInaccessible(_ account: Account, _ input: OperationInput) -> Bool {
    //! code-account-kept
    NoPassword.stands(in: account.passwordHash) && tokenPolicy.granted(by: input.endpoint).isEmpty
      && !choosesPasswordFromOutside(account) && !signsInByCode(account)
  }

  /// Without the old one. Who has none is in no session that lasts for ever, in which it could be changed.
  func choosesPasswordFromOutside(_ account: Account) -> Bool {
    let resets = endpoints { $0.operation.value == .passwordReset }
    return signInNames(account).contains { name in
      isTaken(name, by: endpoints(asksForReset))  //! reset-way-by-kind
        && (!purposes.resetTakesCode && !resets.isEmpty
          || isTaken(name, by: resets.filter { contract.sends(.code, $0) }))
    }
  }

  private func asksForReset(_ endpoint: Endpoint) -> Bool {
    if endpoint.operation.value == .passwordForgot { return true }
    guard endpoint.operation.value == .codeSend, !contract.mustShowToken(endpoint),
      let name = endpoint.object?.value
    else { return false }
    return purposes.isForResets(CodeRules(contract.policies.codes[name]))
  }

  /// A step of a sign-in takes a code too, of who has shown a password before.
  private func signsInByCode(_ account: Account) -> Bool {
    //! second-step-no-way
    let signIns = endpoints { $0.operation.value == .codeSignIn && !contract.mustShowToken($0) }
    //! second-step-code-no-way
    let sendings = endpoints { $0.operation.value == .codeSend && !contract.mustShowToken($0) }
    return signInNames(account).contains { name in
      signIns.contains { signIn in
        let same = sendings.filter { $0.object?.value == signIn.object?.value }
        return isTaken(name, by: [signIn]) && isTaken(name, by: same)  //! code-way-by-kind
      }
    }
  }

  private func signInNames(_ account: Account) -> [Identifier] {
    account.identifiers.filter { account.admits($0.address(in: account).ofAPerson) }
  }

  private func isTaken(_ name: Identifier, by endpoints: [Endpoint]) -> Bool {
    //! way-in-by-kind
    endpoints.contains { contract.sends(.identifier, $0) || contract.sends(name.kind.scalar, $0) }
  }

  private func endpoints(_ isMeant: (Endpoint) -> Bool) -> [Endpoint] {
    contract.endpoints.filter(isMeant)
  }
}

extension Contract {
  fileprivate func mustShowToken(_ endpoint: Endpoint) -> Bool {
    let wanted = endpoint.sends.filter { !$0.shape.isOptional }
    return !endpoint.needs.isEmpty || !TokenWalk(types).tokens(in: wanted).isEmpty
  }
}

extension Identifier.Kind {
  fileprivate var scalar: ScalarType {
    switch self {
    case .email: .email
    case .phone: .phone
    case .username: .username
    }
  }
}
