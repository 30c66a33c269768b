import ContractModel

/// Finds the field that tells one device from another.
enum DeviceField {
  /// Of what a call sends, the configured value that is called after the device; where a token is
  /// bound to the device, else the first that is secret. Nil if nothing is.
  static func of(_ contract: Contract, sent: [Field]) -> Field? {
    let configured = sent.filter { field in
      if case .configuration = field.shape.element { true } else { false }
    }
    let named = (configured + sent).first { isCalledDevice($0) }
    let isBound = contract.tokens.contains { $0.bound?.value == .device }
    return named ?? (isBound ? configured.first { $0.isSecret } : nil)
  }

  /// What the person calls the device.
  static func name(among sent: [Field]) -> Field? {
    sent.first { isText($0) && plainName($0) == "devicename" }
  }

  static let names = [
    "deviceId", "deviceFingerprint", "deviceIdentifier", "deviceUUID", "device", "fingerprint",
    "installationId",
  ]

  private static func isCalledDevice(_ field: Field) -> Bool {
    isText(field) && names.contains { $0.lowercased() == plainName(field) }
  }

  private static func isText(_ field: Field) -> Bool {
    switch field.shape.element {
    // In a path stands the device that a call is about.
    case .scalar, .configuration: field.shape.container == .one && field.location != .path
    default: false
    }
  }

  private static func plainName(_ field: Field) -> String {
    field.name.value.lowercased().filter { $0 != "_" }
  }
}
