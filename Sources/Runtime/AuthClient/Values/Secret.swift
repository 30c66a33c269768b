import Foundation
import Primitives

/// A text that must not show up in logs: a password, a token, a code.
///
/// Printing, interpolating, dumping or mirroring it shows only `[secret]`. Encoding writes the plain text, because
/// requests and stores need it. Wrap what the user typed before you pass it to the client:
///
/// ```swift
/// let password = Secret(typed)
/// _ = try await client.signInWithEmail(email: email, password: password)
/// ```
///
/// It isn't wiped from memory.
public struct Secret: Sendable {
  private let text: String

  /// Creates a secret from its plain text.
  public init(_ text: String) { self.text = text }

  /// Returns the plain text. The caller is responsible for where it goes.
  public func reveal() -> String { text }

  /// The percent-decoded value of a cookie, as a page's script reads it; the text itself if it can't be decoded.
  public var percentDecoded: Secret {
    Secret(text.removingPercentEncoding ?? text)  //! cookie-decoded
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
  /// Compares in a time that depends on the lengths only.
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
