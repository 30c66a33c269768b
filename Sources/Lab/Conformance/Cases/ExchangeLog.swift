/// The exchanges of one case, and whether they brought a session. One task uses it.
final class ExchangeLog: @unchecked Sendable {
  var exchanges: [Exchange] = []
  /// Nil where the case has no sign-in.
  var signedIn: Bool?
}
