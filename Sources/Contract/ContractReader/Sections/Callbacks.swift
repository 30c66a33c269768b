import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let callback = KeyTable(
    "a callback",
    [
      .required(
        "url", .callbackURL, "the URL that opens the app", example: "myapp://callback"),
      .doc,
      .optional(
        "host", .word(["unchecked"]), "the app does not look at the host", usual: "it is checked",
        example: "unchecked"),
      .optional("fields", .fields, "what it brings", example: "{ code: string, state: string }"),
    ])
}

extension Reader {
  func callback(_ name: Text, _ node: Node) -> Callback? {
    guard let keys = Mapping(node, .callback, named: name, self) else { return nil }
    let url = value(keys["url"], "the URL of a callback", example: "myapp://callback") {
      CallbackURL.isValid($0) ? $0 : nil
    }
    let host = word(keys["host"], "host", Unchecked.self).map { $0.map { _ in true } }
    let doc = localized(keys["doc"])
    let fields = fields(keys["fields"], .free)
    return url.map {
      Callback(name: name, doc: doc, url: $0, hostIsUnchecked: host, fields: fields)
    }
  }

  private enum Unchecked: String, CaseIterable { case unchecked }
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
