/// The exchanges of one case. One task uses it.
final class ExchangeLog: @unchecked Sendable {
  var exchanges: [Exchange] = []
}
