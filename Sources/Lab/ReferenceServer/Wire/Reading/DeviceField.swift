import ContractModel
import Diagnostics

/// Finds the fields of a call that say which device it comes from.
enum DeviceField {
  /// The value that tells one device from another; nil if nothing does.
  static func of(sent: [Field]) -> Field? { sent.first { $0.role?.value == .deviceID } }

  /// The person's own name for the device.
  static func name(among sent: [Field]) -> Field? {
    sent.first { $0.role?.value == .deviceName }
  }
}
