/// How a way ends badly that ends well where app and server are of one version.
package enum MixedEnding: Hashable, Sendable {
  /// The session is over for the app.
  case signedOut
  /// Each call renews once more.
  case renewsForEver
  /// The call of this endpoint fails each time, and nothing tells the person to sign in.
  case failsForEver(String)
  case cannotSignIn(String)
  /// The app cannot read the answer to this call.
  case unreadable(String)
  /// The server goes on taking the tokens of somebody who has signed out.
  case staysSignedIn
}
