import Foundation
import Primitives

/// A text that must not be seen: a token, a password, a code.
///
/// It travels and is stored as plain text, but printing, interpolating, dumping or mirroring it
/// shows only a placeholder. It does not promise to be wiped from memory.
public struct Secret: Sendable {
  private let text: String

  public init(_ text: String) { self.text = text }

  /// The text itself. Whoever calls this answers for where it goes.
  public func reveal() -> String { text }

  /// The value of a cookie as scripts of pages read it; the text itself where it has no such form.
  public var percentDecoded: Secret {
    // guard: cookie-decoded
    Secret(text.removingPercentEncoding ?? text)
  }

  static let placeholder = "[secret]"
}

extension Secret: Codable {
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Secret: Hashable {
  /// Takes as long for two texts that differ at the first byte as for two that differ at the last;
  /// only a difference in length is seen at once.
  public static func == (left: Secret, right: Secret) -> Bool {
    TimingSafe.isEqual(left.text.utf8, right.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { Secret.placeholder }
  public var debugDescription: String { Secret.placeholder }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
