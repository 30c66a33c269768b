import AuthCognito
import ContractModel

/// One device of a person: the tokens that it holds, as an app keeps them.
@dynamicMemberLookup
final class TestDevice {
  /// It calls from another address than the person's other devices.
  var isElsewhere = false
  /// The numbers of a proof by SRP that is under way.
  var srp: SRPSignIn?
  /// The name of the code that the person has asked for and not used yet.
  var codeInHand: String?
  private(set) var held: Held

  /// What it puts into calls.
  struct Held: Sendable {
    let person: TestPerson
    let name: String
    /// By the contract's names.
    var tokens: [String: String] = [:]
    /// The values that the providers' sheets gave, by provider and slot.
    var credentials: [String: [String: String]] = [:]
    /// The id of the person's account, as an answer told it.
    var account: String?
    /// The code that was sent last.
    var code: String?
  }

  init(_ person: TestPerson, name: String) { held = Held(person: person, name: name) }

  subscript<Value>(dynamicMember path: KeyPath<Held, Value>) -> Value { held[keyPath: path] }

  subscript<Value>(dynamicMember path: WritableKeyPath<Held, Value>) -> Value {
    get { held[keyPath: path] }
    set { held[keyPath: path] = newValue }
  }

  /// Keeps what an answer brought.
  func keep(_ brought: AnswerTokens) {
    held.tokens.merge(brought.values) { $1 }
    held.account = brought.account ?? held.account
    for (provider, values) in brought.credentials {
      held.credentials[provider, default: [:]].merge(values) { $1 }
    }
  }
}
