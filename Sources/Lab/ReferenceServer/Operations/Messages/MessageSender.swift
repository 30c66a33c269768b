import AuthServer
import ContractModel
import Crypto
import Stores

/// Letters to people, in the language in which the server speaks to them.
final class MessageSender: Sendable {
  private let store: any TicketStore & OutboxStore
  private let clock: any Clock
  let language: PersonLanguage

  init(
    store: any TicketStore & OutboxStore, clock: any Clock, language: PersonLanguage
  ) {
    self.store = store
    self.clock = clock
    self.language = language
  }

  /// A message to a person, by the way that fits the address.
  func post(
    _ subject: String, _ text: String, to account: Account, by channel: Channel? = nil
  ) async throws {
    try await store.post(message(subject, text, to: account, by: channel))
  }

  func reportNewPassword(_ account: Account) async throws {
    try await post(
      "passwordChanged", language.text("The password of your account was changed.", "您账号的密码已更改。"),
      to: account)
  }

  func message(
    _ subject: String, _ text: String, to account: Account, by channel: Channel? = nil
  ) -> OutboxMessage {
    let address = account.address(for: channel)
    return OutboxMessage(
      channel: address.channel.rawValue, to: address.text, subject: subject,
      text: text, code: nil, at: clock.now)
  }

  /// Takes as long as a message, and nobody gets one.
  func postNothing() async throws {
    _ = try await store.claim(
      try RandomText.token().reveal(), kind: "$nothing", lifetime: 1)
  }
}
