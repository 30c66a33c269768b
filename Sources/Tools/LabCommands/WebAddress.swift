import CommandLineSupport

/// A URL on the command line: it is looked at before the server starts, and not at the first sign-in.
enum WebAddress {
  /// `http` or `https`, a host, perhaps a port and a path; nothing behind that. Without a slash at its end.
  static func read(_ text: String, of option: String) throws(UsageError) -> String {
    if let mistake = mistake(in: text) {
      throw UsageError(
        message: "`\(option)` cannot be a URL that \(mistake)",
        help: "write one like `\(example(of: option))`")
    }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// The stand-in for a provider has a path of its own.
  private static func example(of option: String) -> String {
    //! own-example-of-option
    option.hasPrefix("--provider") ? "http://127.0.0.1:8081/apple" : "http://127.0.0.1:8080"
  }

  /// Tells only what is wrong with the text, which may be a password.
  static func mistake(in text: String) -> String? {
    guard let rest = rest(of: text) else { return "does not begin with `http://` or `https://`" }
    if !text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) {
      return "has blanks or letters beyond ASCII"
    }
    if text.contains("?") || text.contains("#") { return "has a `?` or a `#`" }
    let place = rest.prefix { $0 != "/" }
    if place.contains("@") { return "has a user name" }
    return isHost(place) ? nil : "names no host, or no port behind it"
  }

  private static func rest(of text: String) -> Substring? {
    for scheme in ["http://", "https://"] where text.hasPrefix(scheme) {
      return text.dropFirst(scheme.count)
    }
    return nil
  }

  private static func isHost(_ place: Substring) -> Bool {
    let isNumbers = place.hasPrefix("[")
    guard let end = isNumbers ? place.firstIndex(of: "]") : place.firstIndex(of: ":") else {
      return !isNumbers && isName(place)
    }
    let behind = isNumbers ? place[place.index(after: end)...] : place[end...]
    let host = isNumbers ? place[..<end].dropFirst() : place[..<end]
    let isGood =
      isNumbers
      ? host.contains(":") && host.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
      : isName(host)
    return isGood && (behind.isEmpty || isPort(behind))
  }

  private static func isName(_ host: Substring) -> Bool {
    !host.isEmpty
      && host.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7a).contains($0 | 0x20) || "-._".utf8.contains($0)
      }
  }

  private static func isPort(_ behind: Substring) -> Bool {
    let digits = behind.dropFirst()
    return behind.hasPrefix(":") && digits.allSatisfy { ("0"..."9").contains($0) }
      && UInt16(digits).map { $0 > 0 } ?? false
  }
}
