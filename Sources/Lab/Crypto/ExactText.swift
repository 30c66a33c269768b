import AuthServer

extension String {
  /// Equal byte for byte. Swift's `==` takes composed and decomposed letters for the same, which
  /// RFC 7519 §7.3 forbids for names and values of a token.
  func isExactly(_ other: String) -> Bool {
    SameBytes.areSame(self, other)
  }
}

extension JSONValue {
  /// The text, if this is one.
  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The elements, if this is a list and each of them is a text.
  var strings: [String]? {
    guard case .array(let elements) = self else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }

  /// Equal, and texts byte for byte.
  func isExactly(_ other: JSONValue) -> Bool {
    guard let text = string, let otherText = other.string else { return self == other }
    return text.isExactly(otherText)
  }
}
