#if canImport(FoundationNetworking)
  import Foundation

  /// Runs each block where it is added.
  ///
  /// FoundationNetworking adds a block for each piece of a body and waits for none. On a queue of its
  /// own a fast server fills the memory with them before one of them has counted the bytes.
  final class InlineQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }  //! linux-bytes
  }
#endif
