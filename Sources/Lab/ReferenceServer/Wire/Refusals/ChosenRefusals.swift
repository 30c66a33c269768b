import ContractModel
import Crypto

/// Choices that were made: they follow from the contract alone, and to weigh all words of all refusals takes ten times
/// as long as the rest of a call.
final class ChosenRefusals: @unchecked Sendable {
  private struct Key: Hashable {
    let endpoint: String
    let reason: Reason
  }

  /// Unchecked, because the lock lets one at a time to the choices.
  private let lock = Lock()
  private var known: [Key: RefusalChoice.Choice?] = [:]

  /// Two that miss one at once make it twice: it is the same.
  func choice(
    _ reason: Reason, for endpoint: Endpoint, make: () -> RefusalChoice.Choice?
  ) -> RefusalChoice.Choice? {
    let key = Key(endpoint: endpoint.name.value, reason: reason)
    if let known = lock.hold({ known[key] }) { return known }
    let made = make()
    lock.hold { known[key] = .some(made) }
    return made
  }
}
