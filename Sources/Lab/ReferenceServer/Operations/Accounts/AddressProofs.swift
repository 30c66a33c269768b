import ContractModel
import Stores

/// Proofs of addresses. The first one starts an account over.
final class AddressProofs: Sendable {
  private let store: any AccountStore

  init(
    store: any AccountStore
  ) {
    self.store = store
  }

  /// The account of somebody who has read what was sent to an address. The first proof starts an account over: who
  /// registered with the address, and never proved it, may have done so for somebody else.
  func proven(_ account: Account, by address: String?) async throws -> Account {
    guard let address, !account.hasProven(address) else { return account }  //! proof-clears-planted
    let isReset = try await store.resetAccount(  //! provider-word-is-proof
      account.id, identifier: address, unless: { $0.details.isProven }
    ) { details in
      AccountDetails(hasAcceptedTerms: details.hasAcceptedTerms)  //! proof-clears-factors
    }
    let now = try await store.account(account.id) ?? account
    // Another proof came first: of the same address, or of another address for this account.
    //! late-proof-refused
    guard isReset || now.hasProven(address) else { throw OperationRefusal(.codeWrong) }
    return now
  }

  /// Asked again as it is written down: another address may have been proven meanwhile, or this one be gone, or the
  /// registration be somebody else's, with another password.
  func confirm(_ account: Account, _ identifier: Identifier) async throws {
    let address = identifier.address(in: account).ofAPerson
    let isDone = try await store.confirm(  //! taken-over-code-void
      account.id, identifier: identifier.reached(in: account),
      by: account.state == .unconfirmed
        ? .password(account.passwordHash) : .other(resetMark: account.resetMark)
    ) { !$0.admits(address) || !$0.isCalled(address) }
    guard isDone else { throw OperationRefusal(.codeWrong) }
  }
}

extension Account {
  /// By no address is whoever was reached on the device.
  func isCalled(_ address: String?) -> Bool {
    address.map { text in identifiers.contains { $0.text == text } } ?? true
  }

  /// An address of its own word, which opens nothing as the account has proven something else: whoever proves it has it.
  func hasOnlyClaimed(_ name: Identifier) -> Bool {
    //! last-address-kept
    identifiers.contains { $0.kind != .username && $0.isSame(name) } && !admits(name.text)
  }

  func hasProven(_ text: String) -> Bool {
    identifiers.contains { $0.text == text && $0.isConfirmed }
  }

  /// An address that nobody has proven opens an account only while nothing else of it is proven: who holds a session, and
  /// names an address of his own, is not in for good. A device is one of whoever gave no address.
  func admits(_ address: String?) -> Bool {
    //! device-no-lost-address
    guard let address else { return identifiers.allSatisfy { $0.kind == .username } }
    if hasProven(address) { return true }
    return !identifiers.contains(where: \.isConfirmed) && !details.isProven  //! no-email-takeover
  }
}
