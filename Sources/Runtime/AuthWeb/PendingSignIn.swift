import AuthClient
import Foundation

/// A web sign-in that was begun and whose callback has not come. It ends with the app, unless its `ArrivalGuard` keeps it
/// in a store.
public struct PendingSignIn: Sendable {
  /// The text that the callback has to repeat.
  public let state: Secret
  public let pkce: PKCE
  /// The text that the ID token of this sign-in has to repeat, or its hash.
  public let nonce: Secret
  public let rule: CallbackRule
  let number: Int
  let begun: Date

  /// For callbacks that come as links: a person needs minutes, a thief who finds an old one needs longer. In the page
  /// that was opened for it a sign-in may take as long as the person likes.
  public static let lifetime: TimeInterval = 600

  init(_ rule: CallbackRule, number: Int, at now: Date) {
    let state = Secret(SystemRandom.base64URL(bytes: 32))  //! random-state
    self.init(
      state: state, pkce: PKCE(), nonce: Self.newNonce, rule: rule, number: number, begun: now)
  }

  static var newNonce: Secret { Secret(SystemRandom.base64URL(bytes: 32)) }  //! random-nonce

  /// The text that a provider is told where it takes the hash of the nonce.
  public var nonceHash: Secret { ExpectedNonce.hash(of: nonce) }

  init(
    state: Secret, pkce: PKCE, nonce: Secret, rule: CallbackRule, number: Int, begun: Date
  ) {
    self.state = state
    self.pkce = pkce
    self.nonce = nonce
    self.rule = rule
    self.number = number
    self.begun = begun
  }

  //! clock-set-back
  /// A clock that was set back does not make it late; there is one callback all the same.
  func isLate(at now: Date) -> Bool { now.timeIntervalSince(begun) > PendingSignIn.lifetime }

  /// The query of the callback that belongs to this sign-in, refusals too. `Secret` compares in a time
  /// that does not depend on where two texts differ.
  func query(of url: URL) throws(ArrivalFault) -> CallbackQuery {
    let query: CallbackQuery
    do { query = try rule.query(of: url.absoluteString) } catch { throw .callback(error) }
    guard let name = rule.state else { return query }  //! refusal-state
    guard query.values[name] == state else { throw .otherState }  //! callback-state
    return query
  }
}

/// The reason why a callback wasn't accepted.
public enum ArrivalFault: Error, Hashable, Sendable {
  /// No sign-in waits for one: it was replayed, or its sign-in was replaced, finished or cancelled.
  case nothingPending
  /// It came from outside more than ten minutes after the sign-in was begun.
  case late
  /// It does not belong to the sign-in that waits. That one goes on waiting.
  case otherState
  case callback(CallbackFault)
}

extension ArrivalFault: AuthFailure {
  public var recovery: Recovery {
    if case .callback(let fault) = self { fault.recovery } else { .retry }
  }

  public var errorDescription: String? {
    switch self {
    case .nothingPending: "No sign-in waits for this link."
    case .late: "The link came too late."
    case .otherState: "The link belongs to another sign-in."
    case .callback(let fault): fault.errorDescription
    }
  }
}

/// A callback that was accepted.
public struct WebArrival: Sendable {
  public let fields: CallbackFields
  /// Goes with the code that is redeemed, and nowhere else.
  public let codeVerifier: Secret
  /// The nonce that the ID token of this sign-in has to repeat.
  public let rawNonce: Secret

  /// Compares the nonce of an ID token that the callback brought.
  public func check(_ idToken: Secret, isHashed: Bool = false) throws(CallbackFault) {
    guard ExpectedNonce(rawNonce, isHashed: isHashed).isRepeated(in: idToken) else {
      throw .otherNonce
    }  //! callback-nonce-compared
  }
}
