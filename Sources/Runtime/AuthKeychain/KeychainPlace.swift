import AuthClient
import Foundation

/// A session under the names of one plan, in this store's form.
///
/// A session is written as one item first, which is one step: from then on it counts. Where items
/// are named it is then spread over them, and the one item goes last. Killed anywhere in between,
/// the one item is still there and still right.
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
  }

  func find() throws(StoreFailure) -> Found {
    if let content = try keychain.content(of: whole) {
      guard let session = content.decoded(WholeSession.self)?.session else { throw .damaged }
      return .whole(session)
    }
    return items.areNamed ? try findParts() : .nothing
  }

  private func findParts() throws(StoreFailure) -> Found {
    var parts: [String: PartOfSession] = [:]
    var isForeign = false
    for account in items.accounts {
      guard let content = try keychain.content(of: part(account)) else { continue }
      parts[account] = content.decoded(PartOfSession.self)
      isForeign = isForeign || parts[account] == nil
    }
    if isForeign { return .noSet(isForeign: true) }
    guard !parts.isEmpty else { return .nothing }
    let session = items.session(of: parts)
    if parts.areWhole { return .parts(session) }
    return parts.areWhole(among: items.accounts) ? .rest(session) : .noSet(isForeign: false)
  }

  /// One step: before it the old session counts, after it this one.
  func commit(_ session: StoredSession) throws(StoreFailure) {
    try keychain.put(WholeSession(session).encoded, in: whole, wholeAccessibility)
  }

  /// Gives each token and value its own item. The whole item stays.
  func spread(_ session: StoredSession) throws(StoreFailure) {
    let contents = items.contents(of: session)
    let (mark, set) = (UUID().uuidString, contents.keys.sorted())
    for account in items.accounts {
      guard let content = contents[account] else {
        try keychain.remove(part(account))
        continue
      }
      let part = PartOfSession(content, mark: mark, set: set)
      try keychain.put(part.encoded, in: self.part(account), accessibility(of: account))
    }
  }

  var parts: [KeychainItem] { items.accounts.map(part) }
}

extension KeychainPlace {
  /// It may hold bound tokens. Where it is only a step on the way it concerns this device alone.
  var whole: KeychainItem {
    item(
      StoragePlan.Items.wholeAccount,
      isSynchronizable: items.isSynchronizable && !wholeStaysHere)
  }

  private var wholeStaysHere: Bool { items.areNamed || !items.bound.isEmpty }

  private var wholeAccessibility: StoragePlan.Accessibility {
    wholeStaysHere ? accessibility.thisDeviceOnly : accessibility
  }

  func part(_ account: String) -> KeychainItem {
    item(account, isSynchronizable: items.isSynchronizable && !isBound(account))
  }

  private func accessibility(of account: String) -> StoragePlan.Accessibility {
    isBound(account) ? accessibility.thisDeviceOnly : accessibility
  }

  private func isBound(_ account: String) -> Bool {
    items.bound.contains { items.tokens[$0] == account }
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

  fileprivate func contents(of session: StoredSession) -> [String: PartOfSession.Content] {
    var contents: [String: PartOfSession.Content] = [:]
    for (name, account) in tokens { contents[account] = session.tokens[name].map { .token($0) } }
    for (name, account) in values { contents[account] = session.values[name].map { .value($0) } }
    return contents
  }

  fileprivate func session(of parts: [String: PartOfSession]) -> StoredSession {
    StoredSession(
      tokens: tokens.compactMapValues { parts[$0]?.token },
      values: values.compactMapValues { parts[$0]?.value })
  }
}

extension Data {
  fileprivate func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: self)
  }
}

extension Encodable {
  /// Texts, dates and lists always have a form; a date that is no number does not.
  fileprivate var encoded: Data {
    get throws(StoreFailure) {
      do { return try JSONEncoder().encode(self) } catch {
        throw .misplanned("a date of the session is not a number")
      }
    }
  }
}
