public import Foundation

/// A store that also keeps small items beside the session, under the same protection.
///
/// The client keeps unsent sign-outs in it, so that they outlive the process. A store around another one forwards these
/// calls.
public protocol ItemStore: Sendable {
  /// Returns the content of an item; nil if there is none.
  ///
  /// - Parameter name: letters, digits and hyphens.
  func item(_ name: String) throws -> Data?

  /// Writes an item if its content is as expected; nil removes it. No other process may write in between.
  ///
  /// - Returns: False if the content isn't as expected. Nothing is written then.
  func replaceItem(
    _ name: String, with content: Data?, where isExpected: (Data?) -> Bool
  ) throws -> Bool
}
