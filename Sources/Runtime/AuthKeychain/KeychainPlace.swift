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

  /// One step: before it the old session counts, after it this one.
  func commit(_ session: StoredSession) throws(StoreFailure) {
    try keychain.put(WholeSession(session).encoded, in: whole, wholeAccessibility)
  }

  /// Gives each token and value its own item. The whole item stays.
  func spread(_ session: StoredSession) throws(StoreFailure) {
    let contents = items.contents(of: session)
    for account in items.accounts {
      guard let content = contents[account] else {
        try keychain.remove(part(account))
        continue
      }
      try keychain.put(Data(content.text.utf8), in: part(account), accessibility)
    }
    if contents.isEmpty { return try keychain.remove(index) }
    let index = SessionIndex(contents, origin: session.origin)
    try keychain.put(index.encoded, in: self.index, accessibility)
  }
}

extension KeychainPlace {
  /// Where it is only a step on the way it concerns this device alone.
  var whole: KeychainItem {
    item(
      StoragePlan.Items.wholeAccount,
      isSynchronizable: items.isSynchronizable && !items.areNamed)
  }

  private var wholeAccessibility: StoragePlan.Accessibility {
    items.areNamed ? accessibility.thisDeviceOnly : accessibility
  }

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
