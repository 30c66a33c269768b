import AuthServer
import ContractModel
import Stores

/// One call that registers; it begins again where somebody else was faster.
struct Registration {
  static let rounds = 3

  let names: [Identifier]
  let given: OperationInput
  /// Whether it has taken its turn: a caller who is overtaken does not wait for himself.
  var hasTurn = false

  /// The identifier to which a code is sent.
  var who: Identifier { names[0] }

  var password: Secret? { given.newPassword ?? given.password }
}
