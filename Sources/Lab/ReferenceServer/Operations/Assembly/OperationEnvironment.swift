import ContractModel
import Crypto
import Stores

/// The dependencies of all operations: the contract, and what it is run with.
struct OperationEnvironment: Sendable {
  let contract: Contract
  let store: any Store
  let hasher: any PasswordHashing
  let authenticator: TokenAuthenticator
  let providers: any IdentityProviders
  let settings: OperationSettings
  /// The pool's number in a sign-in by SRP, and what else follows from a secret of the store.
  let hash: KeyedHash

  /// The store's own secret is fetched here once, so that every node that shares it makes the same hashes.
  init(
    contract: Contract, store: any Store, hasher: any PasswordHashing, signer: any TokenSigner,
    providers: any IdentityProviders, settings: OperationSettings
  ) async throws(StoreFault) {
    self.contract = contract
    self.store = store
    self.hasher = hasher
    self.providers = providers
    self.settings = settings
    // A stored name: stores of earlier versions hold the secret under it.
    hash = KeyedHash(key: try await store.secret("deeds"))
    authenticator = TokenAuthenticator(
      tokenIssuer: TokenIssuer(
        tokenPolicy: TokenPolicy(contract), claims: Claims(contract: contract, settings: settings),
        store: store, signer: signer, hash: hash))
  }

  var tokenIssuer: TokenIssuer { authenticator.tokenIssuer }
  var tokenPolicy: TokenPolicy { tokenIssuer.tokenPolicy }
}
