/// A text that must not be seen: a password, a code, a token.
///
/// It guards against printing by accident, not against a reader of the process's memory.
/// It is not `Hashable`: a hash table compares early and fast, a secret is compared in constant
/// time.
public struct Secret: Sendable, Redacting {
  private let text: String

  public init(_ text: String) { self.text = text }

  /// The text itself, for the one place that needs it.
  public func reveal() -> String { text }

  public var redacted: String { "<redacted>" }  //! secret-hides-itself
}

extension Secret: Equatable {
  /// In constant time: only the lengths can be learnt from it.
  public static func == (left: Secret, right: Secret) -> Bool {
    ConstantTime.isSame(left.text, right.text)
  }
}
