import AuthServer
import ContractModel

/// The values of a call by what their types say of them.
struct KnownParts {
  private(set) var person: String?
  private(set) var password: Secret?
  private(set) var newPassword: Secret?
  private(set) var code: Secret?
  var tokens: [String: Secret] = [:]
  var slots: [ProviderSlot: Secret] = [:]

  /// The first of each kind counts.
  mutating func note(_ value: JSONValue, _ scalar: ScalarType) {
    guard case .string(let text) = value else { return }
    if scalar.namesAPerson { person = person ?? text }
    switch scalar {
    case .password: password = password ?? Secret(text)
    case .newPassword: newPassword = newPassword ?? Secret(text)
    case .code: code = code ?? Secret(text)
    case .string, .int, .number, .bool, .instant, .seconds, .unixTime, .duration, .uuid, .email,
      .phone, .username, .identifier, .url, .jwt, .bytes, .json:
      break
    }
  }
}
