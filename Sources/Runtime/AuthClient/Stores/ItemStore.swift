import Foundation

/// Keeps small items beside a session, under the same protection: what must outlive the process and is no session.
///
/// A store around such a one passes this on. A store of sessions that is none keeps no sign-outs for the next run of the
/// app.
public protocol ItemStore: Sendable {
  /// The content of an item; nil if there is none.
  ///
  /// - Parameter name: letters, digits and hyphens.
  func item(_ name: String) throws -> Data?

  /// Writes an item, or removes it where the content is nil, if it is as expected. No other process comes between the
  /// look and the write.
  ///
  /// - Returns: false where it has another content; nothing is written then.
  func replaceItem(
    _ name: String, with content: Data?, where isExpected: (Data?) -> Bool
  ) throws -> Bool
}
