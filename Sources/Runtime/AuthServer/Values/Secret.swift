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

  public var redacted: String { "<redacted>" }
}

extension Secret: Equatable {
  /// Looks at every byte whatever differs; only the lengths can be learnt from the time.
  public static func == (left: Secret, right: Secret) -> Bool {
    var difference = left.text.utf8.count ^ right.text.utf8.count
    for (one, other) in zip(left.text.utf8, right.text.utf8) {
      difference |= Int(one ^ other)
    }
    return difference == 0
  }
}
