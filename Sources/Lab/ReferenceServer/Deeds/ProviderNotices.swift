import AuthServer
import ContractModel
import Stores

extension Deeds {
  /// A notice counts once; one about somebody unknown is thanked for as well.
  func hear(_ given: Given) async throws -> Outcome {
    let provider = try provider(given)
    guard let text = signedNotice(given) else { throw Refused(.requestInvalid) }
    let notice = try await providers.notice(text, from: provider)
    guard
      try await store.claim(
        "\(provider.name.value) \(notice.id)", kind: "$notice", lifetime: 30 * 86_400),
      let account = try await store.account(
        provider: provider.name.value, subject: notice.subject), account.state != .deleted
    else { return .done(Facts()) }
    switch notice.event {
    case .consentRevoked, .accountDeleted:
      _ = try await store.endOthers(of: account.id, but: nil)
    case .emailDisabled: _ = try await change(account, ["emailReaches": false])
    case .emailEnabled: _ = try await change(account, ["emailReaches": true])
    }
    return .done(Facts())
  }

  private func signedNotice(_ given: Given) -> Secret? {
    let leaves = SentFields(types: contract.types).leaves(of: given)
    let signed = leaves.first {
      if case .scalar(.jwt) = $0.field.shape.element { true } else { false }
    }
    return (signed ?? leaves.first)?.value.asText.map { Secret($0) }
  }
}
