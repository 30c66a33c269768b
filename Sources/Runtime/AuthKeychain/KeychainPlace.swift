import AuthClient
import Foundation

/// A session under the names of one plan.
///
/// A session is written as one item first, which is one step: from then on it counts. Where items
/// are named it is then spread over them as plain texts, with an index beside them, and the one item goes last.
/// Killed anywhere in between, the one item is still there and still right.
struct KeychainPlace: Sendable {
  let items: StoragePlan.Items
  let accessibility: StoragePlan.Accessibility
  /// The guard that a person may choose.
  var guardedBy: StoragePlan.TokenGuard?
  let keychain: any Keychain

  enum Found: Equatable {
    case nothing
    /// Items that were not written together, or not by this store.
    case noSet(isForeign: Bool)
    case whole(StoredSession)
    case parts(StoredSession)
    /// The same, but for what stood under accounts that the plan names no longer.
    case rest(StoredSession)
    /// Parts in the form before the index.
    case enveloped(StoredSession)
  }

  func find() throws(StoreFailure) -> Found {
    if let content = try keychain.content(of: whole) {
      //! damaged-item-fails
      guard let session = content.decoded(WholeSession.self)?.session else { throw .damaged }
      return .whole(session)
    }
    return items.areNamed ? try findParts() : .nothing
  }

  private func findParts() throws(StoreFailure) -> Found {
    let contents = try contents()
    guard !contents.isEmpty else { return .nothing }
    if let parts = [String: EnvelopedPart](of: contents) { return parts.found(in: items) }
    guard let index = try readIndex() else { return .noSet(isForeign: true) }
    let texts = contents.compactMapValues { String(data: $0, encoding: .utf8) }
    guard texts.count == contents.count else { return .noSet(isForeign: false) }
    return index.found(texts, in: items)
  }

  private func contents() throws(StoreFailure) -> [String: Data] {
    var contents: [String: Data] = [:]
    for account in items.accounts { contents[account] = try keychain.content(of: part(account)) }
    return contents
  }

  /// Nil if it is not there.
  func readIndex() throws(StoreFailure) -> SessionIndex? {
    guard let content = try keychain.content(of: index) else { return nil }
    guard let index = content.decoded(SessionIndex.self) else { throw .damaged }
    return index
  }

  func write(_ index: SessionIndex) throws(StoreFailure) {
    try keychain.put(index.encoded, in: self.index, ItemProtection(accessibility))
  }

  /// One step: before it the old session counts, after it this one.
  func commit(
    _ session: StoredSession, guardedBy chosen: StoragePlan.TokenGuard? = nil
  ) throws(StoreFailure) {
    let content = try WholeSession(session).encoded
    let protection = ItemProtection(wholeAccessibility, guardedBy: chosen)  //! guarded-pending-save
    do throws(StoreFailure) {
      try keychain.put(content, in: whole, protection)
    } catch {
      // What nobody can open is over. A readable index shows that the device isn't locked.
      //! device-lock-not-question
      guard chosen != nil, error.isOfGuard, try readIndex() != nil, isHidden else { throw error }
      try keychain.replace(content, in: whole, protection)
    }
  }

  /// The item of the whole session can't be opened, or isn't there.
  private var isHidden: Bool { (try? keychain.content(of: whole)) == nil }

  /// Gives each token and value its own item, and the index what belongs to them. The whole item stays.
  func spread(
    _ session: StoredSession, guardedBy chosen: StoragePlan.TokenGuard? = nil
  ) throws(StoreFailure) {
    let contents = items.contents(of: session)
    for account in items.accounts {
      if let content = contents[account] {
        try put(content, in: account, chosen)
      } else {
        try keychain.remove(part(account))
      }
    }
    if contents.isEmpty, session.isEmpty || chosen == nil { return try keychain.remove(index) }
    try write(SessionIndex(contents, of: session).guarded(chosen != nil))  //! guard-flag-kept
  }

  private func put(
    _ content: ItemContent, in account: String, _ chosen: StoragePlan.TokenGuard?
  ) throws(StoreFailure) {
    let text = Data(content.text.utf8)
    if guardedBy != nil, case .token = content {
      let protection = ItemProtection(accessibility, guardedBy: chosen)  //! guarded-items
      try keychain.replace(text, in: part(account), protection)
    } else {
      try keychain.put(text, in: part(account), ItemProtection(accessibility))
    }
  }
}

extension KeychainPlace {
  /// The item of the whole session; it stays on this device where it is only a step on the way.
  var whole: KeychainItem {
    item(
      StoragePlan.Items.wholeAccount,
      isSynchronizable: items.isSynchronizable && !items.areNamed)
  }

  private var wholeAccessibility: StoragePlan.Accessibility {
    items.areNamed ? accessibility.thisDeviceOnly : accessibility  //! pending-save-no-backup
  }

  /// Named items need it to belong together, guarded ones to be known as such.
  var hasIndex: Bool { items.areNamed || guardedBy != nil }

  /// The plain texts, and what says that they belong together.
  var all: [KeychainItem] { parts + [index] }

  var parts: [KeychainItem] { items.accounts.map(part) }

  var index: KeychainItem {
    item(StoragePlan.Items.indexAccount, isSynchronizable: items.isSynchronizable)
  }

  func part(_ account: String) -> KeychainItem {
    item(account, isSynchronizable: items.isSynchronizable)
  }

  private func item(_ account: String, isSynchronizable: Bool) -> KeychainItem {
    KeychainItem(
      service: items.service, account: account, accessGroup: items.accessGroup,
      isSynchronizable: isSynchronizable)
  }
}

extension StoragePlan {
  /// The accounts whose items may be behind a guard: of tokens, and of a whole session.
  var guardableAccounts: Set<String> {
    guard guardedBy != nil else { return [] }
    let tokens = ([items] + previous).flatMap(\.tokens.values)  //! guardable-older-items
    return Set(tokens + [Items.wholeAccount])
  }
}

extension StoragePlan.Items {
  /// In an order of their own, so that each run does the same.
  var accounts: [String] { (Array(tokens.values) + Array(values.values)).sorted() }

  fileprivate func contents(of session: StoredSession) -> [String: ItemContent] {
    var contents: [String: ItemContent] = [:]
    for (name, account) in tokens { contents[account] = session.tokens[name].map { .token($0) } }
    for (name, account) in values { contents[account] = session.values[name].map { .value($0) } }
    return contents
  }
}
