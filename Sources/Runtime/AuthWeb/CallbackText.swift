import AuthClient

/// A URL taken apart by its own text, nothing decoded and nothing made good.
struct CallbackText {
  let scheme: Substring.UTF8View
  /// The text between `//` and the path; nil without `//`.
  let authority: Substring.UTF8View?
  let path: Substring.UTF8View
  let query: Substring.UTF8View?

  /// Room for two tokens of some kilobytes.
  static let longest = 16_384

  init(_ text: String) throws(CallbackFault) {
    guard text.utf8.count <= CallbackText.longest else { throw .tooLong }  //! callback-length-limit
    //! callback-characters
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .character }
    guard !text.utf8.contains(UInt8(ascii: "#")) else { throw .fragment }  //! callback-no-fragment
    guard CallbackText.hasSoundEscapes(text.utf8) else { throw .escape }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw .otherScheme }
    scheme = text[..<colon].utf8
    let (place, query) = text[text.utf8.index(after: colon)...].split(at: "?")
    self.query = query
    guard place.starts(with: "//".utf8) else {
      (authority, path) = (nil, place)
      return
    }
    let rest = place.dropFirst(2)
    let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    (authority, path) = (rest[..<slash], rest[slash...])
  }

  /// Cuts off a fragment that says nothing. Facebook ends its redirects in `#_=_`, and a browser hands a fragment on
  /// to each redirect that has none of its own. So the mark comes where nobody wrote it.
  static func withoutEmptyFragment(_ text: String) -> String {
    for mark in ["#_=_", "#"] where text.utf8.suffix(mark.utf8.count).elementsEqual(mark.utf8) {
      return String(decoding: text.utf8.dropLast(mark.utf8.count), as: UTF8.self)
    }  //! facebook-fragment
    return text
  }

  private static func hasSoundEscapes(_ text: String.UTF8View) -> Bool {
    text.indices.allSatisfy { index in
      guard text[index] == UInt8(ascii: "%") else { return true }
      let digits = text[index...].dropFirst().prefix(2)
      return digits.count == 2 && digits.allSatisfy { ByteText.hexDigit($0) != nil }  //! two-digits
    }
  }

  /// The host as it is written. A name, or anything that a name's characters can spell.
  func host() throws(CallbackFault) -> String? {
    guard let authority else { return nil }
    guard !authority.contains(UInt8(ascii: "@")) else { throw .userInfo }  //! callback-no-user
    guard !authority.contains(UInt8(ascii: ":")) else { throw .port }  //! callback-no-port
    guard authority.allSatisfy({ $0.isHostCharacter }) else { throw .otherHost }  //! host-form
    return String(authority)
  }
}

extension Substring {
  fileprivate func split(at mark: Character) -> (Substring.UTF8View, Substring.UTF8View?) {
    guard let place = utf8.firstIndex(of: mark.asciiValue ?? 0) else { return (utf8, nil) }
    return (utf8[..<place], utf8[utf8.index(after: place)...])
  }
}

extension UInt8 {
  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  fileprivate var isHostCharacter: Bool {
    isLetterOrDigit || "-._~%!$&'()*+,;=".utf8.contains(self)
  }
}
