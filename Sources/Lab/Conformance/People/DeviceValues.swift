import AuthServer
import ContractModel
import ContractMessages
import Diagnostics

/// The values that a device puts into a call: its person's, its tokens, and the least of all others.
struct DeviceValues: Sendable {
  private let device: TestDevice.Held
  private let contract: Contract
  private let server: ServerUnderTest
  /// Values that a case wants instead.
  private let replaced: [ReplacedInput: String]
  /// Optional fields are sent too.
  var isComplete = false
  /// The optional fields that are sent all the same: a name of the person, a proof of the password.
  var wanted: [Field] = []

  init(
    _ device: TestDevice, _ contract: Contract, at server: ServerUnderTest,
    replaced: [ReplacedInput: String]
  ) {
    self.device = device.held
    (self.contract, self.server, self.replaced) = (contract, server, replaced)
  }

  func values() -> GoodValues {
    GoodValues(contract, choose: { choose($0) }, token: { device.tokens[$0] })
  }

  private func choose(_ field: Field) -> FieldChoice {
    if let text = text(for: field) { return .value(.string(text)) }
    if field.role?.value == .termsAccepted {
      return .value(.bool(replaced[.terms] != "false"))
    }
    if case .token = field.shape.element, !field.shape.isOptional { return .value("") }
    return isWanted(field) ? .usual : .leftOut
  }

  /// Nil where anything will do.
  private func text(for field: Field) -> String? {
    guard case .one = field.shape.container else { return nil }
    if field.role?.value == .accountID, let account = device.account { return account }
    if field.role?.value == .deviceID { return device.name }
    if field.role?.value == .deviceName { return "Conformance" }
    switch field.shape.element {
    case .token(let name, .value): return device.tokens[name]
    case .provider(let name, let slot):
      return replaced[.provider(slot)] ?? device.credentials[name]?[slot.rawValue]
    case .configuration(let name): return server.value(of: name)
    case .scalar(let scalar): return isWanted(field) ? text(scalar) : nil
    case .type, .token, .enumeration, .constant, .record: return nil
    }
  }

  private func text(_ scalar: ScalarType) -> String? {
    if let text = replaced[.scalar(scalar)] { return text }
    let person = device.person
    return switch scalar {
    case .email, .identifier: person.email
    case .phone: person.phone
    case .username: person.username
    case .password, .newPassword: person.password
    case .code: device.code
    case .string, .int, .number, .bool, .instant, .seconds, .unixTime, .duration, .uuid, .url, .jwt,
      .bytes, .json:
      nil
    }
  }

  private func isWanted(_ field: Field) -> Bool {
    isComplete || !field.shape.isOptional || wanted.contains { $0 === field }
  }
}

/// An input of a call that a case replaces.
enum ReplacedInput: Hashable, Sendable {
  case scalar(ScalarType)
  case provider(ProviderSlot)
  /// Whether the person accepts the terms: `false` for one who does not.
  case terms
}
