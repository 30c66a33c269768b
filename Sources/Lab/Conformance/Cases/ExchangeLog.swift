/// The steps of one case in their order, and whether they brought a session.
struct ExchangeLog: Sendable {
  var steps: [LoggedStep] = []
  /// Nil where the case has no sign-in.
  var signedIn: Bool?

  var exchanges: [Exchange] {
    steps.compactMap { if case .exchange(let exchange) = $0 { exchange } else { nil } }
  }
}
