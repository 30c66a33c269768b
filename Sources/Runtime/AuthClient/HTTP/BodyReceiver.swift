public import Foundation

/// A receiver of one response while it arrives. A transport calls it in order, one call at a time.
///
/// After its transfer was given up one more call may come. A call never waits for anybody: on Linux
/// all sessions of the process wait for it.
public protocol BodyReceiver: Sendable {
  /// Takes the head, before the body.
  func begin(_ head: HTTPResponse)
  /// Takes the next bytes of the body.
  ///
  /// - Returns: false if it wants no more; the transfer ends then, and counts as answered.
  func receive(_ bytes: Data) -> Bool
  /// Takes the number of bytes of the request's body that were sent so far.
  func sent(_ count: Int64)
}
