import AuthClient
import Foundation

/// A store in the keychain of Apple's systems, laid out by the storage plan of the contract.
///
/// A save takes effect in one step: after a crash the next load returns the old session or the new one, never a mix. If
/// the keychain can't be read, because the device is locked or the app has no entitlement, loading throws and nothing is
/// changed.
public struct KeychainStore: TokenStore {
  let plan: StoragePlan
  var keychain: any Keychain
  let clock: any WallClock
  /// Nil if what an earlier install of the app left counts.
  let install: InstallMark?
  /// The folder of the lock of all processes that use the items; nil if this one is alone.
  private let folder: URL?
  var lock: StoreLock?

  var own: KeychainPlace { place(plan.items) }

  init(
    plan: StoragePlan, keychain: any Keychain, clock: any WallClock, install: InstallMark?,
    folder: URL? = nil
  ) {
    (self.plan, self.keychain, self.clock, self.install) = (plan, keychain, clock, install)
    self.folder = folder
    lock = folder.map { StoreLock(beside: $0.appending(path: plan.items.fileName)) }
  }

  public func load() throws -> StoredSession? {
    try checkPlan()
    let session = try find()  //! locked-device-no-install
    if let install, install.isSet() == false {  //! unknown-install-keeps-session
      if session != nil { try removeAll() }
      install.set()
      return nil
    }
    return session
  }

  public func save(_ session: StoredSession) throws {
    try whileLocked { try $0.put(session) }
  }

  func put(_ session: StoredSession) throws {
    try checkPlan()
    try checkFolder()
    try write(session)
    install?.set()
    ChangeNotice.post(place)
  }

  /// Removes the older names' items too, or they would come back as a session.
  public func clear() throws {
    try whileLocked { try $0.removeAll() }
  }

  func removeAll() throws {
    try checkPlan()
    // If it cannot be written, as on a locked device, deleting may still be possible.
    try? own.commit(StoredSession(tokens: [:]))  //! cut-sign-out-finished
    try remove(own.parts + older)  //! cut-sign-out-texts
    // Texts without it could be taken for another client's.
    if own.hasIndex { try keychain.remove(own.index) }
    try keychain.remove(own.whole)
    ChangeNotice.post(place)
  }

  func checkPlan() throws(StoreFailure) {
    if let problem = plan.problem { throw .misplanned(problem) }
  }

  /// Without the lock, one process would overwrite what another has just written. Clearing needs none.
  func checkFolder() throws(StoreFailure) {
    guard plan.items.accessGroup != nil || folder != nil else { return }  //! shared-items-locked
    var isFolder: ObjCBool = false
    let path = folder?.path ?? ""
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw .folderMissing }
  }

  private func place(_ items: StoragePlan.Items) -> KeychainPlace {
    KeychainPlace(
      items: items, accessibility: plan.accessibility, guardedBy: plan.guardedBy, keychain: keychain
    )
  }
}

extension KeychainStore {
  private func find() throws(StoreFailure) -> StoredSession? {
    switch try own.find() {
    case .parts(let session): return session
    case .whole(let whole):
      let session = plan.named(whole)  //! whole-item-unplaced
      if !session.isEmpty { return session }  //! slow-reader-no-rollback
      finishClearing()  //! load-finishes-sign-out
      return nil
    case .enveloped(let session): return try moved(session)  //! envelopes-adopted
    case .noSet(isForeign: true) where plan.adopting.isEmpty: throw .damaged
    case .rest(let session): return try findOlder(session)  //! renamed-account-remains
    case .nothing, .noSet: return try findOlder(nil)
    }
  }

  /// A sign-out that a kill cut short left tokens that nobody would remove. It is looked at once more, for another
  /// process may have signed in since. If it cannot be done now, the item stays and counts.
  ///
  /// A save that was cut short waits for the next save: a load that came late would bring old tokens back.
  private func finishClearing() {
    //! slow-reader-no-ending
    guard case .whole(let whole)? = try? own.find(), plan.named(whole).isEmpty else { return }
    try? settle(StoredSession(tokens: [:]))
  }

  /// - Parameter rest: what stands in the plan's own place. An older plan may know it all, as where an
  ///   account was renamed.
  private func findOlder(_ rest: StoredSession?) throws(StoreFailure) -> StoredSession? {
    var rest = rest
    for items in plan.previous {
      switch try place(items).find() {
      case .whole(let session) where session.isEmpty: return nil
      case .whole(let session), .parts(let session), .enveloped(let session):
        return try moved(session)
      case .rest(let session): rest = rest ?? session
      case .nothing, .noSet: continue
      }
    }
    if let rest { return try moved(rest) }
    for items in plan.adopting {
      let foreign = ForeignItems(items: items, keychain: keychain)
      if let session = try foreign.adopt(at: clock.now) { return try moved(session) }
    }
    return nil
  }

  /// It counts even where it could not be written here: then it still stands there.
  private func moved(_ older: StoredSession) throws(StoreFailure) -> StoredSession? {
    // Another process has moved it meanwhile, and may have renewed it.
    switch try? own.find() {
    case .whole, .parts: return try find()  //! slow-reader-no-move
    default: break
    }
    let session = plan.named(older)  //! older-plan-names
    try? write(session)  //! new-before-older
    return session
  }

  private func write(_ session: StoredSession) throws(StoreFailure) {
    if let name = plan.unnamed(in: session) {  //! account-for-each-token
      throw .misplanned("it names no account for \(name)")
    }
    let chosen = try own.commitGuarded(session)  //! whole-before-parts
    // From here on it is saved. What is left to do is done by the next save.
    try? settle(session, guardedBy: chosen)
  }

  /// Spreads what was committed. The whole item goes last, after all that is older.
  private func settle(
    _ session: StoredSession, guardedBy chosen: StoragePlan.TokenGuard? = nil
  ) throws(StoreFailure) {
    if own.hasIndex { try own.spread(session, guardedBy: chosen) }  //! whole-removed-last
    try remove(older)  //! older-before-whole
    if plan.items.areNamed || session.isEmpty { try keychain.remove(own.whole) }
  }

  /// One that cannot be removed keeps none of the others.
  private func remove(_ items: [KeychainItem]) throws(StoreFailure) {
    var failure: StoreFailure?
    for item in items {
      //! removal-goes-on
      do throws(StoreFailure) { try keychain.remove(item) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  /// The items of older names that are not items of this plan.
  private var older: [KeychainItem] {
    let mine = Set((own.hasIndex ? own.all : []) + [own.whole])
    let theirs = plan.previous.map(place).flatMap { $0.all + [$0.whole] }
    let foreign = plan.adopting.map(place).flatMap(\.parts)
    return (theirs + foreign).filter { !mine.contains($0) }  //! adoption-spares-own
  }
}
