import ContractModel
import Stores

extension Account {
  /// Refuses an account in which nobody may act any more.
  func requireUsable() throws {
    switch state {
    case .disabled: throw OperationRefusal(.accountDisabled)
    case .deleted: throw OperationRefusal(.accountGone)
    case .active, .unconfirmed: return
    }
  }
}
