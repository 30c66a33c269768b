import AuthServer
import ContractModel
import Crypto
import Stores

/// Checks of the codes of an authenticator app.
final class TimeCodes: Sendable {
  private let store: any TicketStore & AttemptStore
  private let clock: any Clock
  private let hash: KeyedHash

  init(
    store: any TicketStore & AttemptStore, clock: any Clock, hash: KeyedHash
  ) {
    self.store = store
    self.clock = clock
    self.hash = hash
  }

  /// Each code counts once, and no more wrong ones than five in five minutes are looked at.
  func check(_ code: Secret?, of account: Account, key text: String) async throws {
    guard let code, let key = TimeCode(base32: text) else { throw OperationRefusal(.codeWrong) }
    let tries = hash.alias("attempt", "authenticator \(account.id)")
    let attempt = try await store.attempt(tries, steps: [LockStep(failures: 5, lasts: 300)])
    guard case .allowed(let left, let until) = attempt else {
      if case .locked(let until) = attempt {
        throw OperationRefusal(.codeTriesSpent, left: 0, until: until)
      }
      throw OperationRefusal(.codeWrong)
    }
    guard let counter = key.counter(of: code, at: clock.now.seconds),  //! time-code-once
      try await store.claim("\(account.id) \(counter)", kind: "$authenticator", lifetime: 120)
    else { throw OperationRefusal(.codeWrong, left: left, until: until) }
    try await store.succeeded(tries)
  }
}
