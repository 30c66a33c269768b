import AuthServer
import ContractModel
import Stores

extension OperationHandlers {
  /// Whom the person says to be, as the store knows names; a name that cannot be one is nobody's.
  func named(_ given: OperationInput) throws -> Identifier {
    let found = SentFields(types: contract.types).identifiers(of: given)
    guard let text = given.person else {
      guard let first = found.first else { throw OperationRefusal(.requestInvalid) }
      return first
    }
    if let same = found.first(where: { Identifier.normal(text, as: $0.kind) == $0.text }) {
      return same
    }
    guard let identifier = Identifier(text, as: .identifier) else {
      throw OperationRefusal(.requestInvalid)
    }
    return identifier
  }

  func account(_ identifier: Identifier) async throws -> Account? {
    let account = try await store.account(calledAny: identifier.text)
    return account?.state == .deleted ? nil : account
  }

  func declares(_ reason: Meaning, at given: OperationInput) -> Bool {
    settings.declares(reason, given.endpoint)
  }

  /// The refusal of an unknown account: told as such where the contract tells, and else like a wrong password or code.
  func unknown(_ given: OperationInput, otherwise reason: Meaning, left: Int? = nil)
    -> OperationRefusal
  {
    // guard: unknown-account-hidden
    OperationRefusal(declares(.accountUnknown, at: given) ? .accountUnknown : reason, left: left)
  }

  func mustBeGood(_ account: Account) throws {
    switch account.state {
    case .disabled: throw OperationRefusal(.accountDisabled)
    case .deleted: throw OperationRefusal(.accountGone)
    case .active, .unconfirmed: return
    }
  }

  /// A letter to a person, by the way that fits the address.
  func post(
    _ subject: String, _ text: String, to account: Account, by channel: Channel? = nil
  ) async throws {
    try await store.post(letter(subject, text, to: account, by: channel))
  }

  func tellOfNewPassword(_ account: Account) async throws {
    try await post(
      "passwordChanged", say("The password of your account was changed.", "您账号的密码已更改。"),
      to: account)
  }

  func letter(
    _ subject: String, _ text: String, to account: Account, by channel: Channel? = nil
  ) -> Letter {
    let address = account.address(for: channel)
    return Letter(
      channel: address.channel.rawValue, to: address.text, subject: subject,
      text: text, code: nil, at: now)
  }
}

/// The address and the channel of a letter: no text to a mailbox, no mail to a number. Nothing goes to an address by a
/// device that may be somebody else's.
struct Address: Sendable {
  let text: String
  let channel: Channel

  init(_ identifier: Identifier) {
    text = identifier.text
    // guard: address-channel-fits
    channel = identifier.kind == .phone ? .sms : .mail
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
    // guard: mail-code-not-device
    if channel == .push { return Address(account: id) }
    let addresses = identifiers.filter { $0.kind != .username }
    let proven = addresses.filter(\.isConfirmed)
    // guard: factor-proven-account
    let isNew = proven.isEmpty && !Factors(self).isProven
    // guard: username-reached-proven, factor-address-proven
    let ways = (isNew ? addresses : proven).map(Address.init)
    return ways.first { $0.channel == channel } ?? ways.first ?? Address(account: id)
  }
}
