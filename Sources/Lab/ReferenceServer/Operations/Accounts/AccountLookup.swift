import ContractModel
import Stores

/// Accounts by the names that people say.
final class AccountLookup: Sendable {
  private let types: Definitions<TypeDefinition>
  private let store: any AccountStore

  init(
    types: Definitions<TypeDefinition>, store: any AccountStore
  ) {
    self.types = types
    self.store = store
  }

  /// The identifier that the call gives, in the form of the store. A text that can be no identifier belongs to no
  /// account.
  func named(_ input: OperationInput) throws -> Identifier {
    let found = SentFields(types: types).identifiers(of: input)
    guard let text = input.person else {
      guard let first = found.first else { throw OperationRefusal(.requestInvalid) }
      return first
    }
    if let same = found.first(where: { Identifier.normal(text, as: $0.kind) == $0.text }) {
      return same
    }
    guard let identifier = Identifier(text, as: .identifier) else {
      throw OperationRefusal(.requestInvalid)
    }
    return identifier
  }

  func account(_ identifier: Identifier) async throws -> Account? {
    let account = try await store.account(calledAny: identifier.text)
    return account?.state == .deleted ? nil : account
  }
}
