/// A token that ends something when it is released, such as a lease, a watch or the time in the background.
public final class ReleaseToken: Sendable {
  private let end: @Sendable () -> Void

  public init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}
