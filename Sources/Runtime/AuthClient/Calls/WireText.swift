public import Foundation

/// A value that has one form as text in a path, a query, a form or a header.
public protocol WireText: Sendable {
  var wireText: String { get }
}

extension String: WireText { public var wireText: String { self } }
extension Int: WireText { public var wireText: String { String(self) } }
extension Double: WireText { public var wireText: String { String(self) } }
extension Bool: WireText { public var wireText: String { String(self) } }
extension URL: WireText { public var wireText: String { absoluteString } }
extension Secret: WireText { public var wireText: String { reveal() } }

extension Data: WireText {
  /// In base64, as bodies have it.
  public var wireText: String { base64EncodedString() }
}

extension UUID: WireText {
  /// In small letters, as RFC 9562 asks.
  public var wireText: String { uuidString.lowercased() }
}

extension Date: WireText {
  public var wireText: String { WireJSON.text(of: self) }
}

extension OpenEnumeration {
  public var wireText: String { rawValue }
}

extension WireText {
  /// Everything but RFC 3986's unreserved characters as `%XX`, so that no value can end its place.
  var encoded: String {
    wireText.utf8.map { byte in
      byte.isUnreserved ? String(UnicodeScalar(byte)) : byte.percentEncoded
    }.joined()
  }
}

extension UInt8 {
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  fileprivate var percentEncoded: String {
    (self < 16 ? "%0" : "%") + String(self, radix: 16, uppercase: true)
  }
}
