import ContractModel
import Crypto
import Stores

/// Letters to people, in the language in which the server speaks to them.
final class LetterSender: Sendable {
  private let store: any TicketStore & OutboxStore
  private let clock: any Clock
  let say: PersonLanguage

  init(
    store: any TicketStore & OutboxStore, clock: any Clock, say: PersonLanguage
  ) {
    self.store = store
    self.clock = clock
    self.say = say
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
      text: text, code: nil, at: clock.now)
  }

  /// Takes as long as a letter, and nobody gets one.
  func postNothing() async throws {
    _ = try await store.claim(
      try RandomText.token().reveal(), kind: "$nothing", lifetime: 1)
  }
}
