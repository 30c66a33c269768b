import AuthClient
import Foundation

/// The form in which a store keeps a sign-in that waits.
extension PendingSignIn {
  private enum Name {
    static let state = "state"
    static let verifier = "verifier"
    static let nonce = "nonce"
    static let rule = "rule"
  }

  var stored: StoredSession {
    let end = begun + PendingSignIn.lifetime
    let token = { (secret: Secret) in StoredToken(secret: secret, issued: begun, expires: end) }
    let rule = (try? JSONEncoder().encode(rule)).map { String(decoding: $0, as: UTF8.self) }
    return StoredSession(
      tokens: [
        Name.state: token(state), Name.verifier: token(pkce.verifier), Name.nonce: token(nonce),
      ],
      values: [Name.rule: rule ?? ""])
  }

  /// Nil if the store holds something else.
  init?(_ stored: StoredSession, number: Int) {
    guard let state = stored.tokens[Name.state], let verifier = stored.tokens[Name.verifier],
      let text = stored.values[Name.rule],
      let rule = try? JSONDecoder().decode(CallbackRule.self, from: Data(text.utf8))
    else { return nil }
    // A sign-in of an older version of the app was told no nonce.
    self.init(
      state: state.secret, pkce: PKCE(verifier: verifier.secret),
      nonce: stored.tokens[Name.nonce]?.secret ?? Self.newNonce, rule: rule, number: number,
      begun: state.issued)
  }
}
