import AuthServer
import Crypto
import Stores

/// Tokens that join the steps of a sign-in.
final class StepTokens: Sendable {
  private let tokenPolicy: TokenPolicy
  private let store: any TicketStore
  private let clock: any Clock
  private let hash: KeyedHash

  init(
    tokenPolicy: TokenPolicy, store: any TicketStore, clock: any Clock, hash: KeyedHash
  ) {
    self.tokenPolicy = tokenPolicy
    self.store = store
    self.clock = clock
    self.hash = hash
  }

  /// A token that joins the steps: good once, and kept as a ticket.
  func issue(_ token: String, _ payload: JSONObject) async throws -> IssuedToken {
    let text = try RandomText.token().reveal()
    let lifetime = tokenPolicy.lifetime(of: token) ?? 10 * 60
    try await store.put(
      ticket: hash.fingerprint(ofTicket: token, text), kind: token, payload: payload,
      lifetime: lifetime)
    return IssuedToken(
      secret: Secret(text), expiresAt: clock.now.adding(seconds: lifetime), lifetime: lifetime)
  }

  /// Issues tokens while nobody is signed in yet: what is fetched joins the steps of a sign-in.
  func issue(_ names: [String]) async throws -> [String: IssuedToken] {
    var issued: [String: IssuedToken] = [:]
    for name in names { issued[name] = try await issue(name, [:]) }
    return issued
  }
}
