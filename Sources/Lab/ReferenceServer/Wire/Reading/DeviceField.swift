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

  private static func isCalledDevice(_ field: Field) -> Bool {
    let name = field.name.value.lowercased()
    let isText = if case .type = field.shape.element { false } else { true }
    return isText && field.shape.container == .one
      && ["deviceid", "devicefingerprint", "deviceidentifier", "fingerprint", "installationid"]
        .contains(name.filter { $0 != "_" })
  }
}
