import AuthServer
import ContractModel
import Stores

/// Changes of an account that its holder asks for: the profile and the names.
final class AccountChanges: Sendable {
  private let store: any AccountStore
  private let clock: any Clock
  private let messages: MessageSender

  init(
    store: any AccountStore, clock: any Clock, messages: MessageSender
  ) {
    self.store = store
    self.clock = clock
    self.messages = messages
  }

  /// For whoever has read the account: it has not started over since.
  @discardableResult
  func change(_ account: Account, _ change: AccountUpdate) async throws -> Account {
    let proof = Proof.other(resetMark: account.resetMark)  //! profile-same-account
    guard let changed = try await store.update(account.id, change, by: proof) else {
      throw OperationRefusal(.accountGone)
    }
    return changed
  }

  /// For whoever is in.
  @discardableResult
  func change(_ caller: AuthenticatedSession, _ change: AccountUpdate) async throws -> Account {
    let proof = Proof.session(caller.session.id)  //! profile-needs-session
    let changed = try await store.update(caller.account.id, change, by: proof)
    guard let changed else { throw try await outdated(caller.account) }
    return changed
  }

  /// Why a session can do nothing more.
  func outdated(_ account: Account) async throws -> OperationRefusal {
    OperationRefusal(Meaning(ofEnd: try await store.account(account.id)?.state ?? .deleted))
  }

  /// Gives new names. The reader of an old address hears of it; a new one that is not proven opens nothing until it is.
  func name(_ caller: AuthenticatedSession, _ names: [Identifier]) async throws {
    guard !names.isEmpty else { return }
    let result = try await store.name(  //! proven-name-wins
      caller.account.id, by: .session(caller.session.id),
      reassigningIf: { $0.hasOnlyClaimed($1) || $0.isOnlyRegistered(as: $1) },
      choosing: { self.naming(of: $0, names) })
    switch result {
    case .named: return
    case .taken: throw OperationRefusal(.identifierTaken)
    case .refused: throw OperationRefusal(.requestInvalid)
    case .outdated: throw try await outdated(caller.account)
    }
  }

  /// Nil where a user name would be somebody else's address: one that is new, or one that stays and loses its own.
  private func naming(of account: Account, _ names: [Identifier]) -> Naming? {
    let new = account.news(of: names)
    let kept = account.identifiers.filter { old in !new.contains { $0.kind == old.kind } }
    let validBefore = kept.filter { $0.isOwnName(among: account.identifiers) }  //! foreign-username
    guard (new + validBefore).allSatisfy({ $0.isOwnName(among: new + kept) }) else {
      return nil
    }  //! username-follows-address
    let proven = account.proven(replacedBy: names)
    return Naming(  //! proven-mark-kept
      new, marksProven: !proven.isEmpty,
      messages: proven.filter { $0.kind != .username }.map(addressChangedMessage))
  }

  private func addressChangedMessage(_ old: Identifier) -> OutboxMessage {
    let old = Address(old)
    return OutboxMessage(
      channel: old.channel.rawValue, to: old.text, subject: "addressChanged",
      text: messages.language.text("Your account has another address clock.now.", "您账号的联系方式已更改。"),
      code: nil,
      at: clock.now)
  }
}

extension Account {
  func isOnlyRegistered(as name: Identifier) -> Bool {
    state == .unconfirmed && identifiers.contains { $0.isSame(name) }
  }

  /// The names that the account does not have yet, or has not proven.
  fileprivate func news(of names: [Identifier]) -> [Identifier] {
    names.filter { name in
      !identifiers.contains { $0.isSame(name) && ($0.isConfirmed || !name.isConfirmed) }
    }
  }

  fileprivate func proven(replacedBy names: [Identifier]) -> [Identifier] {
    let new = news(of: names)
    return identifiers.filter { old in
      old.isConfirmed && new.contains { $0.kind == old.kind }
    }
  }
}
