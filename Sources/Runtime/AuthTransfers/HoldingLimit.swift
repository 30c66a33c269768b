/// The limits of what is held for a reader that is slower than the server.
public struct HoldingLimit: Hashable, Sendable {
  /// Bytes in memory.
  public var memory: Int
  /// Bytes beyond those, in a file without a name that goes with the transfer.
  public var disk: Int

  public init(memory: Int = 1 << 20, disk: Int = 64 << 20) {
    (self.memory, self.disk) = (memory, disk)
  }
}
