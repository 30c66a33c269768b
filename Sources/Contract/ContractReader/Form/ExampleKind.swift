import ContractModel
import Diagnostics
import Patterns

/// The form of an example of a simple value.
struct ExampleKind {
  let name: String
  let holds: (String) -> Bool

  init?(_ shape: Shape) {
    switch shape.element {
    case .scalar(.json): return nil
    case .scalar(let scalar): (name, holds) = ExampleKind.of(scalar, isURLSafe: shape.isURLSafe)
    case .enumeration(let texts):
      (name, holds) = ("one of the enum's values", { text in texts.contains { $0.value == text } })
    case .provider, .token: (name, holds) = ("a text", { _ in true })
    case .type, .constant, .record, .configuration: return nil
    }
  }

  /// Stricter than servers are: an example is a plain one.
  private static func of(
    _ scalar: ScalarType, isURLSafe: Bool
  ) -> (name: String, holds: (String) -> Bool) {
    switch scalar {
    case .int: ("a whole number of 64 bits", isInteger)
    case .unixTime: ("a whole number of seconds since 1970", isInteger)
    case .seconds: ("a whole number of seconds", isInteger)
    case .number: ("a number", isNumber)
    case .bool: ("`true` or `false`", { $0 == "true" || $0 == "false" })
    case .uuid: ("a UUID", isUUID)
    case .email:
      ("a mail address", form("[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*"))
    case .phone: ("a phone number", form("[+]?[(]?[0-9]([ .()/-]{0,2}[0-9]){2,14}"))
    case .url:
      ("a URL", form("\(scheme)://\(host)(/(\(part)|/)*)?([?](\(part)|[/?])*)?(#(\(part)|[/?])*)?"))
    case .instant: ("a time as `2030-01-31T09:30:00Z`", isInstant)
    case .jwt: ("a JWT", form("[A-Za-z0-9_-]+[.][A-Za-z0-9_-]+[.][A-Za-z0-9_-]+"))
    case .bytes where isURLSafe: ("base64url", form("([A-Za-z0-9_-]{4})*(\(lastOne)|\(lastTwo))?"))
    case .bytes: ("base64", form("([A-Za-z0-9+/]{4})*(\(lastOne)==|\(lastTwo)=)?"))
    case .string, .username, .identifier, .password, .newPassword, .code, .duration, .json:
      ("a text", { _ in true })
    }
  }

  private static let scheme = "[A-Za-z][A-Za-z0-9+.-]*"
  private static let host = "[A-Za-z0-9]+([.-][A-Za-z0-9]+)*(:[0-9]{1,4})?"
  private static let part = "([A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})"
  /// The last characters of base64, with no bits but those of a byte: one left over, and two.
  private static let lastOne = "[A-Za-z0-9+/_-][AQgw]"
  private static let lastTwo = "[A-Za-z0-9+/_-]{2}[AEIMQUYcgkosw048]"

  private static func form(_ pattern: String) -> (String) -> Bool {
    { text in (try? TextPattern(pattern))?.matches(text) ?? false }
  }

  private static func isInstant(_ text: String) -> Bool {
    let time =
      "T([01][0-9]|2[0-3])(:[0-5][0-9]){2}([.][0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])"
    return CalendarDay(String(text.prefix(10))) != nil && form(time)(String(text.dropFirst(10)))
  }

  /// Clients and stubs read no larger ones.
  private static func isInteger(_ text: String) -> Bool {
    isNumber(text) && Int(text) != nil
  }

  /// A number as JSON spells it, without an exponent.
  private static func isNumber(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isDigits = { (part: Substring) in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    let whole = parts[0].first == "-" ? parts[0].dropFirst() : parts[0]
    return isDigits(whole) && (whole.count == 1 || whole.first != "0") && parts.count <= 2
      && (parts.count == 1 || isDigits(parts[1]))
  }

  private static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isHexDigit && $0.isASCII } }
  }
}
