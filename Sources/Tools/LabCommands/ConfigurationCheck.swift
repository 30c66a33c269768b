import CommandLineSupport
import ContractModel

/// Whether what `--set` says can be the value that the contract speaks of.
enum ConfigurationCheck {
  static func check(_ value: String, for field: Field) throws(UsageError) {
    let name = field.name.value
    guard field.shape.container == .one else {
      throw UsageError(
        message:
          "`--set` cannot give `\(name)`: the contract has a list there, which only apps read",
        help: "leave it out")
    }
    guard case .scalar(let scalar) = field.shape.element else { return }
    switch scalar {
    case .url: _ = try WebAddress.read(value, of: "--set \(name)")
    case .int where Int(value) == nil: throw wrong(name, "a whole number")
    case .number where Double(value) == nil: throw wrong(name, "a number")
    case .bool where Bool(value) == nil: throw wrong(name, "`true` or `false`")
    case .string, .int, .number, .bool, .instant, .seconds, .unixTime, .duration, .uuid, .email,
      .phone, .username, .identifier, .password, .newPassword, .code, .jwt, .bytes, .json:
      break
    }
  }

  private static func wrong(_ name: String, _ wanted: String) -> UsageError {
    UsageError(
      message: "`--set \(name)` has the wrong kind of value: the contract wants \(wanted)",
      help: "write `--set \(name)=` and \(wanted)")
  }
}
