import AuthServer
import ContractModel
import Crypto
import Diagnostics
import Machines
import Stores

/// Links by which people set a new password.
final class ResetLinks: Sendable {
  private let contract: Contract
  private let store: any TicketStore & OutboxStore
  private let clock: any Clock
  private let hash: KeyedHash
  private let settings: OperationSettings
  private let messages: MessageSender

  init(
    contract: Contract, store: any TicketStore & OutboxStore, clock: any Clock, hash: KeyedHash,
    settings: OperationSettings, messages: MessageSender
  ) {
    self.contract = contract
    self.store = store
    self.clock = clock
    self.hash = hash
    self.settings = settings
    self.messages = messages
  }

  static let kind = "$link"

  private static let lifetime = 1_800

  func sendLink(to account: Account?, _ address: Address?, _ input: OperationInput)
    async throws
  {
    let text = try RandomText.token().reveal()
    guard let account, let address else {
      try await messages.postNothing()
      return try await messages.postNothing()
    }
    try await store.put(
      ticket: hash.fingerprint(ofTicket: ResetLinks.kind, text), kind: ResetLinks.kind,
      payload: [
        "account": .string(account.id), "address": .string(address.ofAPerson ?? ""),
        "password": .string(hash.passwordMark(of: account)),
      ], lifetime: Self.lifetime)
    let place = callbackSent(by: input.endpoint) ?? settings.base + "/"
    try await store.post(
      OutboxMessage(
        channel: address.channel.rawValue, to: address.text, subject: "forgotPassword",
        text: messages.language.text("Set a new password: ", "设置新密码：") + "\(place)?token=\(text)",
        code: text,
        at: clock.now))
  }

  /// The URL of the app that the call names.
  private func callbackSent(by endpoint: Endpoint) -> String? {
    let constants = FieldWalk(contract.types).all(endpoint.sends).compactMap { field in
      if case .constant(let text) = field.shape.element { text.value } else { nil }
    }
    return contract.callbacks.first { constants.contains($0.url.value) }?.url.value
  }

  /// The link's token, whatever the contract calls it.
  func linkToken(_ input: OperationInput) -> String? {
    if let code = input.code { return code.reveal() }
    if let token = input.tokens.keys.sorted().first { return input.tokens[token]?.reveal() }
    let leaf = SentFields(types: contract.types).leaves(of: input).first { leaf in
      guard case .scalar(let scalar) = leaf.field.shape.element else { return false }
      return [.string, .jwt, .code].contains(scalar)
    }
    return leaf?.value.asText
  }
}
