public import Foundation

/// How a session renews: one call that spends one token and brings others anew.
public struct Renewal<Answer: Decodable & Sendable & GrantsTokens, Refusal: DeclaredRenewalRefusal>:
  Sendable
{
  /// Makes the call from the tokens that are held.
  public typealias Builder = @Sendable (HeldTokens) throws -> Call<Answer, Refusal>

  let renews: [String]
  let spends: String?
  let before: TimeInterval
  let atLaunch: Bool
  let build: Builder

  /// - Parameters:
  ///   - renews: the tokens for whose sake a call renews.
  ///   - spends: the token that the call hands in.
  ///   - before: seconds before its end at which a token counts as ending.
  ///   - atLaunch: `AuthSession.start` renews, once in a run of the app.
  ///   - build: nothing where the call is made from more than tokens; whoever makes the session says how.
  public init(
    renews: [String], spends: String, before: TimeInterval = 0, atLaunch: Bool = false,
    _ build: Builder? = nil
  ) {
    self.renews = renews
    self.spends = spends
    self.before = before
    self.atLaunch = atLaunch
    self.build = build ?? { _ in throw MissingToken(name: "") }
  }

  private init() {
    renews = []
    spends = nil
    before = 0
    atLaunch = false
    build = { _ in throw MissingToken(name: "") }
  }

  /// Nothing renews.
  public static var none: Renewal { Renewal() }
}
