import AuthServer
import ContractModel
import Stores

extension OperationHandlers {
  func signInWithPassword(_ given: OperationInput) async throws -> Outcome {
    if given.slots[.srpA] != nil { return try await challengePassword(given) }
    try mustBeFromHere(given)
    do {
      let account = try await proven(given, password: given.password)
      return try await enter(account, given, .byPassword)
    } catch let refused as OperationRefusal where given.page.form != nil {
      return try await pageAgain(given, refused)
    }
  }

  /// The account whose password it is. An unknown one, one without password and one that is locked
  /// take as long, and look alike where the contract does not tell them apart.
  func proven(_ given: OperationInput, password: Secret?) async throws -> Account {
    let who = try named(given)
    guard let password else { throw OperationRefusal(.requestInvalid) }
    let account = try await account(who)
    let tries = try await reserve(who, account, given)
    // guard: locked-password-unread
    if case .locked(let until) = tries.attempt {
      return try await refuseLocked(password, until: until, given)
    }
    guard let holder = try await holder(of: password, account, tries) else {
      throw try await wrong(account, tries, given)
    }
    try await mustBeTold(holder, tries, given)
    try await succeeded(tries)
    return holder
  }

  /// Counts a right password as a wrong one where the contract has no word for an account that proved nothing yet. Else
  /// it would tell a registration from one that only looked so.
  func mustBeTold(_ account: Account, _ tries: Tries, _ given: OperationInput) async throws {
    // guard: right-password-silent
    guard account.state == .unconfirmed, !asksForConfirmation(given) else { return }
    throw try await wrong(nil, tries, given)
  }

  struct Tries {
    let key: String
    /// Others count there as well.
    let isShared: Bool
    let attempt: Attempt
  }

  /// A right password clears what was counted against its account. Where all who come from an address are counted
  /// together, it takes back its own try only, or whoever has an account could guess at those of others for ever.
  func succeeded(_ tries: Tries) async throws {
    // guard: shared-tries-kept
    if tries.isShared {
      try await store.forgive(tries.key)
    } else {
      try await store.succeeded(tries.key)
    }
  }

  func reserve(_ who: Identifier, _ account: Account?, _ given: OperationInput) async throws
    -> Tries
  {
    let lockout = Lockout(store: store, policy: contract.policies.lockout, hash: hash)
    let (key, isShared) = try await lockout.key(
      who, account, given: given, device: deviceAlias(given))
    return Tries(key: key, isShared: isShared, attempt: try await lockout.attempt(key))
  }

  /// The account, as it is once its password has been found right; nil for a wrong one. A machine that has no time to
  /// hash verified nothing, so nothing counts.
  func holder(
    of password: Secret, _ account: Account?, _ tries: Tries
  ) async throws -> Account? {
    do {
      let stored = account?.passwordHash.map(StoredPassword.init)
      let verdict = try await hasher.verify(password, against: stored?.hash)
      guard let account, verdict.isRight else { return nil }
      return verdict == .rightButOld ? try await hashAnew(password, of: account) : account
    } catch {
      // guard: busy-machine-forgives
      try await store.forgive(tries.key)
      throw error
    }
  }

  /// The password is at hand now only. Whoever set another one meanwhile, or hashed the same anew, was first.
  private func hashAnew(_ password: Secret, of account: Account) async throws -> Account? {
    guard let old = account.passwordHash else { return nil }
    let hash = try await hasher.hash(password)
    let new = StoredPassword(hash: hash, srp: StoredPassword(old).srp).text
    guard try await store.replace(account.id, passwordHash: old, by: new, keeping: .all) else {
      let now = try await store.account(account.id)
      let stored = now?.passwordHash.map(StoredPassword.init)
      return try await hasher.verify(password, against: stored?.hash).isRight ? now : nil
    }
    var account = account
    account.passwordHash = new
    return account
  }

  /// Says what a wrong password leads to. The one that locks is told of the lock.
  func wrong(_ account: Account?, _ tries: Tries, _ given: OperationInput) async throws
    -> OperationRefusal
  {
    guard case .allowed(let left, let until) = tries.attempt else {
      return OperationRefusal(.credentialsWrong)
    }
    if let until, left == 0 {
      try await warn(account, until: until)
      if tellsOfLocks(given) { return OperationRefusal(.accountLocked, left: 0, until: until) }
    }
    guard account == nil else { return OperationRefusal(.credentialsWrong, left: left) }
    return unknown(given, otherwise: .credentialsWrong, left: left)
  }

  private func refuseLocked(
    _ password: Secret, until: Moment, _ given: OperationInput
  ) async throws -> Account {
    if tellsOfLocks(given) { throw OperationRefusal(.accountLocked, left: 0, until: until) }
    // Looks like a wrong password in every way, also in the time that it takes.
    _ = try await hasher.verify(password, against: nil)
    throw OperationRefusal(.credentialsWrong, left: 0)
  }

  func tellsOfLocks(_ given: OperationInput) -> Bool {
    declares(.accountLocked, at: given) || declares(.tooManyRequests, at: given)
  }

  private func warn(_ account: Account?, until: Moment) async throws {
    guard let channel = contract.policies.lockout?.warns?.value else { return }
    guard let account else { return try await postNothing() }
    try await post(
      "locked",
      say(
        "Somebody typed wrong passwords for your account. It is locked for a while.",
        "有人多次输错您账号的密码，账号已被暂时锁定。"),
      to: account, by: channel)
  }
}
