import AuthServer
import ContractModel
import Providers
import Stores

/// Operation of the notices that a provider sends.
final class ProviderNotices: Sendable {
  private let contract: Contract
  private let store: any AccountStore & SessionStore & TicketStore
  private let hash: KeyedHash
  private let providers: any IdentityProviders

  init(
    contract: Contract, store: any AccountStore & SessionStore & TicketStore, hash: KeyedHash,
    providers: any IdentityProviders
  ) {
    self.contract = contract
    self.store = store
    self.hash = hash
    self.providers = providers
  }

  /// A notice counts once; one about somebody unknown is thanked for as well. That it was heard is written down when its
  /// work is done: the provider repeats one that was cut off, and the work may be done twice.
  func receive(_ input: OperationInput) async throws -> Outcome {
    let provider = try contract.provider(of: input)
    guard let text = signedNotice(input) else { throw OperationRefusal(.requestInvalid) }
    let notice = try await providers.notice(text, from: provider)
    let ticket = hash.fingerprint(  //! notice-counts-once
      ofTicket: Self.noticeKind, "\(provider.name.value) \(notice.id)")
    if case .good = try await store.peek(ticket: ticket, kind: Self.noticeKind) {
      return .done(AnswerData())
    }
    try await apply(notice, of: provider)
    try await store.put(
      ticket: ticket, kind: Self.noticeKind, payload: [:], lifetime: 30 * 86_400)
    return .done(AnswerData())
  }

  private static let noticeKind = "$notice"

  private func apply(_ notice: ProviderNotice, of provider: Provider) async throws {
    let account = try await store.account(provider: provider.name.value, subject: notice.subject)
    guard let account, account.state != .deleted else { return }
    switch notice.event {
    case .consentRevoked, .accountDeleted:
      _ = try await store.endOthers(of: account.id, but: nil)
    case .emailDisabled: try await note(account, reaches: false)
    case .emailEnabled: try await note(account, reaches: true)
    }
  }

  /// Notes whether mail reaches the account. One that is gone needs no note, and the provider is thanked all the same.
  func note(_ account: Account, reaches: Bool) async throws {
    _ = try await store.update(
      account.id, AccountUpdate(profile: ["emailReaches": .bool(reaches)]),
      by: .other(resetMark: account.resetMark))
  }

  private func signedNotice(_ input: OperationInput) -> Secret? {
    let leaves = SentFields(types: contract.types).leaves(of: input)
    let signed = leaves.first {
      if case .scalar(.jwt) = $0.field.shape.element { true } else { false }
    }
    return (signed ?? leaves.first)?.value.asText.map { Secret($0) }
  }
}
