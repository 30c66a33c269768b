/// The grammar of a server's URL: a scheme, a host, perhaps a port and a path; nothing else.
enum ServerURL {
  static func isValid(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(authority.count)
    return isAuthority(authority) && isPath(path)
  }

  private static func isAuthority(_ text: Substring) -> Bool {
    if text.hasPrefix("[") { return isBracketed(text) }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let host = parts[0].utf8
    let isHost =
      !host.isEmpty && host.first != 0x2D && host.first != 0x2E
      && host.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x2E }
    return isHost && (parts.count == 1 || isPort(parts[1]))
  }

  /// An IPv6 address in brackets, as in `http://[::1]:8080`.
  private static func isBracketed(_ text: Substring) -> Bool {
    guard let end = text.firstIndex(of: "]") else { return false }
    let address = text[text.index(after: text.startIndex)..<end].utf8
    let rest = text[text.index(after: end)...]
    let isAddress = !address.isEmpty && address.allSatisfy { isHex($0) || $0 == 0x3A }
    return isAddress && (rest.isEmpty || (rest.first == ":" && isPort(rest.dropFirst())))
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.utf8.count <= 5 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && (1...65535).contains(Int(text) ?? 0)
  }

  private static func isPath(_ text: Substring) -> Bool {
    let parts = text.split(separator: "/")
    return parts.allSatisfy { $0 != "." && $0 != ".." }
      && text.utf8.allSatisfy { isLetterOrDigit($0) || "/-._~".utf8.contains($0) }
      && !text.contains("//")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (0x61...0x66).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }
}
