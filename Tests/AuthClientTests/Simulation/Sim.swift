import AuthClient
import Foundation

/// Longde with an end of the account, and with a way to end tokens that came too late.
enum Sim: AuthContract {
  typealias SessionState = Longde.SessionState

  static let tokens = Longde.tokens
  static let renewal = Longde.renewal
  static let revocation: Revocation<Sim>? = Revocation(signOut)

  private static let whileHeld: [String: SessionState] = [
    "signIn": .signedIn, "renewSession": .signedIn, "renewSession.refused": .signedOut,
    "signOut": .signedOut, "deleteAccount": .signedOut, "any.accountGone": .signedOut,
  ]

  static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(after: ["signIn": .signedIn]),
      .signedIn: .init(
        holds: ["access", "refresh"],
        after: whileHeld.merging(["access.expires": .expired]) { $1 }),
      .expired: .init(
        holds: ["refresh"], after: whileHeld.merging(["refresh.expires": .signedOut]) { $1 }),
    ])

  @Sendable static func signOut(_ tokens: HeldTokens) throws -> Call<NoAnswer, NoRefusal> {
    Call("signOut", .post, "/out", body: ["refreshToken": try tokens["refresh"]])
  }

  /// - Parameter number: which sign-in of the run it is.
  static func signIn(_ number: Int) -> Call<Longde.Session, NoRefusal> {
    Call("signIn", .post, "/in", body: [number])
  }

  static let read = Call<Longde.User, Longde.MeRefusal>("me", .get, "/me", needs: ["access"])
  static let delete = Call<NoAnswer, Longde.MeRefusal>(
    "deleteAccount", .delete, "/me", needs: ["access"])
}
