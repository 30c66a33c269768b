/// The reason why a text isn't JSON, or is more JSON than the limits allow. It never quotes the text.
public struct JSONFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The byte at which reading stopped, counted from 0.
  public let offset: Int
  /// A noun: "a colon", "at most 32 levels".
  public let expected: String

  public var description: String { "expected \(expected) at byte \(offset)" }
}
