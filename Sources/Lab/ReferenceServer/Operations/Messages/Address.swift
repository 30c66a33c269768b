import ContractModel
import Stores

/// The address and the channel of a message: no text to a mailbox, no mail to a number. Nothing goes to an address by a
/// device that may be somebody else's.
struct Address: Sendable {
  let text: String
  let channel: Channel

  init(_ identifier: Identifier) {
    text = identifier.text
    channel = identifier.kind == .phone ? .sms : .mail  //! address-channel-fits
  }

  init(account: String) {
    text = account
    channel = .push
  }

  /// The address, unless it is a device's: a reader of what is sent there has proved it; a device proves no address.
  var ofAPerson: String? { channel == .push ? nil : text }
}

extension Account {
  /// By that channel if there is a way, else by any. One that nobody proved is none where anything was proven, be it gone
  /// by now; who has no other is reached on the device.
  func address(for channel: Channel? = nil) -> Address {
    if channel == .push { return Address(account: id) }  //! mail-code-not-device
    let addresses = identifiers.filter { $0.kind != .username }
    let proven = addresses.filter(\.isConfirmed)
    let isNew = proven.isEmpty && !details.isProven  //! factor-proven-account
    let ways = (isNew ? addresses : proven).map(Address.init)  //! factor-address-proven
    return ways.first { $0.channel == channel } ?? ways.first ?? Address(account: id)
  }
}
