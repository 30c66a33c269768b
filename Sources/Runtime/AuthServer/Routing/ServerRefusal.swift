/// The two ways in which an endpoint refuses: with a refusal of its contract, or because it can't answer now.
public enum ServerRefusal<Declared: DeclaredRefusal>: Error {
  case refused(Declared)
  /// A store or another service is away. `retryAfter` counts seconds; nil is one.
  case unavailable(retryAfter: Int? = nil)
}

extension ServerRefusal: Equatable where Declared: Equatable {}
