import ContractModel
import Machines
import Stores

/// Purposes of a contract's codes, by the calls that name them.
final class CodePurposes: Sendable {
  private let contract: Contract
  private let settings: OperationSettings

  init(
    contract: Contract, settings: OperationSettings
  ) {
    self.contract = contract
    self.settings = settings
  }

  /// The calls with a code of this purpose.
  private func calls(with rules: CodeRules, _ operation: OperationKind? = nil) -> [Endpoint] {
    contract.endpoints.filter { endpoint in
      let does = endpoint.operation.value
      return (does.object == .code || does.mayTakeCode) && endpoint.object?.value == rules.purpose
        && (operation == nil || operation == does)
    }
  }

  /// Whether somebody whose account is proven can do nothing with such a code.
  func isOnlyForNewAccounts(_ rules: CodeRules) -> Bool {
    if isForResets(rules) { return false }  //! reset-code-for-all
    return calls(with: rules).filter { $0.operation.value != .codeSend }.allSatisfy { endpoint in
      endpoint.operation.value == .passwordRegister
        || endpoint.operation.value == .codeVerify && !contract.sendsSession(endpoint)
    }
  }

  /// It confirms a registration that was made before.
  func isForRegistrations(_ rules: CodeRules) -> Bool {
    calls(with: rules, .codeVerify).contains { !contract.sendsSession($0) }
  }

  /// It is shown with the registration.
  func isForRegistering(_ rules: CodeRules) -> Bool {
    !calls(with: rules, .passwordRegister).isEmpty
  }

  func registersByCode(_ rules: CodeRules) -> Bool {
    calls(with: rules, .codeSignIn).contains { !settings.declares(.accountUnknown, $0) }
  }

  /// True if a registration by the person's own name may be told that the name has an account.
  func reportsTakenNames(_ rules: CodeRules) -> Bool {
    calls(with: rules, .passwordRegister).contains { settings.declares(.identifierTaken, $0) }
  }

  func isForResets(_ rules: CodeRules) -> Bool {
    contract.endpoints.contains {
      $0.operation.value == .passwordReset && contract.sends(.code, $0)
        && resetRules(at: $0).purpose == rules.purpose
    }
  }

  /// No message brings it: it is read in an app.
  func isForAuthenticators(_ rules: CodeRules) -> Bool {
    rules.channels.isEmpty && calls(with: rules, .codeSend).isEmpty
  }

  /// A signed-in person shows the code with another call. It proves no address that the same call names for the first
  /// time.
  func isShown(_ rules: CodeRules) -> Bool {
    let operations = calls(with: rules).map(\.operation.value)
    return !operations.contains(.codeVerify)
      && operations.contains { $0.namesItsCode && $0 != .passwordRegister }
  }

  /// True if a signed-in person asks for it, without giving a name.
  func isSentInside(_ rules: CodeRules) -> Bool {
    calls(with: rules, .codeSend).contains(where: contract.sendsSession)
  }

  /// Signed-in people ask for it, and no call that sends it says where to: it goes to the account's own address.
  func isSentToOwnAddress(_ rules: CodeRules) -> Bool {
    let senders = calls(with: rules, .codeSend)
    return !senders.isEmpty
      && senders.allSatisfy { sender in
        contract.sendsSession(sender) && !contract.sent(by: sender).contains(where: \.namesAPerson)
      }
  }

  /// The code that another call takes beside a token of this answer; nil where none does.
  func recoveryRules(after forgot: Endpoint) -> CodeRules? {
    let brought = Set(contract.tokensReturned(forgot))
    let verification = contract.endpoints.first { endpoint in
      endpoint.operation.value == .codeVerify
        && !brought.isDisjoint(with: contract.tokensSent(endpoint))
    }
    return verification?.object.map { CodeRules(contract.policies.codes[$0.value]) }
  }

  /// The policy that is named there, or at the other call of the two, or after it, if there is one.
  func resetRules(at endpoint: Endpoint) -> CodeRules {
    let operations = [OperationKind.passwordReset, .passwordForgot]
    let declared = contract.endpoints.first {
      operations.contains($0.operation.value) && $0.object != nil
    }
    if let name = endpoint.object ?? declared?.object {  //! reset-code-kinds
      return CodeRules(contract.policies.codes[name.value])
    }
    return CodeRules(purpose: "$reset")
  }

  var resetTakesCode: Bool {
    contract.endpoints.contains {
      $0.operation.value == .passwordReset && contract.sends(.code, $0)
        && contract.sent(by: $0).contains(where: \.namesAPerson)
    }
  }
}

extension CodeRules {
  /// True if a code of this kind goes to such a name.
  func reaches(_ name: Identifier) -> Bool {
    name.kind != .username && (channels.isEmpty || channels.contains(Address(name).channel))
  }
}
