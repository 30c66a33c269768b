import ContractModel
import JSONSource

/// The way out where a value has another type than its field.
enum WrongValueHelp {
  static func text(_ shape: Shape, _ found: JSONContent) -> String {
    switch (shape.element, found) {
    case (_, .text) where isNumber(shape): "write `as: text` if the server sends it in quotes"
    case (_, .number) where shape.travelsAsText, (_, .bool) where shape.travelsAsText:
      "leave `as: text` out"
    case (.scalar(.instant), .number): "write `unixTime` if it counts seconds since 1970"
    case (.token(_, .expiresAt), .number(let digits)): "write `as: \(unit(of: digits))`"
    case (.token(_, .expiresAt), .text) where shape.timeUnit != nil && !shape.travelsAsText:
      "leave `as` out if it is a time as text, or add `text` to it if it is a number in quotes"
    case (.scalar(.unixTime), .text): "write `instant` if it is a time as text"
    case (.scalar(.string), .number): "write `int` or `number`"
    case (.scalar(.string), .bool): "write `bool`"
    case (_, .list): "write `list of` before its type"
    case (_, .object): "give it `fields`, or a type of the contract"
    default: "write the type that the server sends"
    }
  }

  /// The unit of a time since 1970. Seconds of so many digits are thousands of years away.
  private static func unit(of digits: String) -> String {
    digits.prefix { $0.isNumber }.count > 11 ? "unixMilliseconds" : "unixTime"
  }

  private static func isNumber(_ shape: Shape) -> Bool {
    guard !shape.travelsAsText else { return false }
    switch shape.element {
    case .scalar(.int), .scalar(.number), .scalar(.seconds), .scalar(.bool), .token(_, .expiresIn):
      return true
    case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant, .record:
      return false
    }
  }
}
