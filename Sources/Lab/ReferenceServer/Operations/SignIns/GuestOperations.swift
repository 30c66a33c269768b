import ContractModel
import Stores

/// Operations of people who say nothing of themselves.
final class GuestOperations: Sendable {
  private let store: any AccountStore
  private let completer: SignInCompleter

  init(
    store: any AccountStore, completer: SignInCompleter
  ) {
    self.store = store
    self.completer = completer
  }

  func signIn(_ input: OperationInput) async throws -> Outcome {
    let new = NewAccount(state: .active, details: AccountDetails(isGuest: true))
    guard case .created(let account) = try await store.create(new) else {
      throw Failure.unavailable(retryAfter: 1)
    }
    return try await completer.complete(account, input)
  }
}
