import Primitives

/// A request target taken apart into path and query, both still encoded.
struct Target {
  /// Begins with a slash.
  let path: Substring
  /// Without the question mark; nil where there is none.
  let query: Substring?

  /// Nil for anything but a path, or an `http` URL as a proxy would send it, in the characters
  /// of RFC 3986.
  init?(_ text: String) {
    guard let rest = Self.withoutAuthority(text), rest.utf8.first == UInt8(ascii: "/"),
      Self.characters.holdsAll(of: rest.utf8)
    else { return nil }
    let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?"))
    path = rest[..<(mark ?? rest.endIndex)]
    query = mark.map { rest[rest.utf8.index(after: $0)...] }
  }

  /// The bytes of path and query.
  private static let characters = ByteSet { URLText.isPathByte($0) || $0 == UInt8(ascii: "?") }

  /// Cuts off the authority, in which nobody is named and which is not empty; nil otherwise.
  private static func withoutAuthority(_ text: String) -> Substring? {
    guard text.utf8.first != UInt8(ascii: "/") else { return text[...] }
    for scheme in ["http://", "https://"] {
      let start = text.utf8.prefix(scheme.utf8.count)
      guard Headers.isSame(String(Substring(start)), scheme) else { continue }
      let authority = text.utf8[start.endIndex...].prefix { $0 != UInt8(ascii: "/") }
      return !authority.isEmpty && authority.allSatisfy(isHostByte)
        ? text[authority.endIndex...] : nil
    }
    return nil
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    URLText.isUnreserved(byte) || ":[]".utf8.contains(byte)
  }

  /// The path's segments, decoded once. Nil if one is malformed, is dots that climb, or holds a
  /// slash or control characters after decoding.
  func segments() -> [String]? {
    var segments: [String] = []
    for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = PercentCoding.decode(part), segment != ".", segment != "..",
        segment.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") })
      else { return nil }
      segments.append(segment)
    }
    return segments
  }
}
