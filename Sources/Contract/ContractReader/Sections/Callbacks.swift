import ContractModel
import Diagnostics
import YAMLSource

extension Reader {
  func callbackURL(_ node: Node) -> Text? {
    value(node, "the URL of a callback", example: "myapp://callback") {
      CallbackURL.isValid($0) ? $0 : nil
    }
  }
}

/// A scheme, a host and perhaps a path; no user, port, query or fragment.
enum CallbackURL {
  static func isValid(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
      return false
    }
    let rest = text[text.index(colon, offsetBy: 3)...]
    let host = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(host.count)
    return isScheme(text[..<colon]) && !host.isEmpty && host.utf8.allSatisfy(isHostByte)
      && path.utf8.allSatisfy { isHostByte($0) || "/_~".utf8.contains($0) }
  }

  static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    return text.utf8.allSatisfy { isHostByte($0) || $0 == 0x2B }
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D
      || byte == 0x2E
  }
}
