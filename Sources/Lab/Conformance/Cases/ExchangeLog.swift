/// The exchanges of one case, and whether they brought a session. One task uses it.
final class ExchangeLog: @unchecked Sendable {
  var exchanges: [Exchange] = []
  /// Nil where nobody wanted to sign in.
  var signedIn: Bool?
}
