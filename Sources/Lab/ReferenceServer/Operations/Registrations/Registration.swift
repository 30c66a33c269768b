import AuthServer
import ContractModel
import Stores

/// One call that registers; it begins again where somebody else was faster.
struct Registration {
  static let rounds = 3

  let names: [Identifier]
  let input: OperationInput
  /// Whether it has taken its turn: a caller who is overtaken does not wait for himself.
  var hasReservedSend = false

  /// The identifier to which a code is sent.
  var identifier: Identifier { names[0] }

  var password: Secret? { input.newPassword ?? input.password }
}
