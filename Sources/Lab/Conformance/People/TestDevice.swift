import AuthCognito
import ContractModel

/// One device of a person: the tokens that it holds, as an app keeps them. One case uses it at a time.
package final class TestDevice: @unchecked Sendable {
  let person: TestPerson
  let name: String
  /// It calls from another address than the person's other devices.
  var isElsewhere = false
  /// By the contract's names.
  var tokens: [String: String] = [:]
  /// The values that the providers' sheets gave, by provider and slot.
  var credentials: [String: [String: String]] = [:]
  /// The id of the person's account, as an answer told it.
  var account: String?
  /// The numbers of a proof by SRP that is under way.
  var srp: SRPSignIn?
  /// The code that was sent last.
  var code: String?
  /// The name of the code that the person has asked for and not used yet.
  var codeInHand: String?

  init(_ person: TestPerson, name: String) {
    self.person = person
    self.name = name
  }

  /// Keeps what an answer brought.
  func keep(_ brought: AnswerTokens) {
    tokens.merge(brought.values) { $1 }
    account = brought.account ?? account
    for (provider, values) in brought.credentials {
      credentials[provider, default: [:]].merge(values) { $1 }
    }
  }
}
