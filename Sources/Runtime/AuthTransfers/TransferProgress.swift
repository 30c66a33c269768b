/// The bytes of a body that have been transferred so far.
public struct TransferProgress: Hashable, Sendable {
  public let completed: Int64
  /// Nil if nobody said how many there will be.
  public let total: Int64?

  /// From 0 to 1; nil if the total is not known.
  public var fraction: Double? {
    total.map { $0 == 0 ? 1 : min(1, Double(completed) / Double($0)) }
  }
}
