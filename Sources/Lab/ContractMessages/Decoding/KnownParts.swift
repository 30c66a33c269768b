package import AuthServer
package import ContractModel

/// The values of a call by what their types say of them.
package struct KnownParts: Sendable {
  package private(set) var person: String?
  package private(set) var password: Secret?
  package private(set) var newPassword: Secret?
  package private(set) var code: Secret?
  /// The value that tells one device from another, if the contract has such a field.
  package internal(set) var device: Secret?
  /// The person's own name for the device.
  package internal(set) var deviceName: String?
  package internal(set) var tokens: [String: Secret] = [:]
  package internal(set) var slots: [ProviderSlot: Secret] = [:]

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
