import AuthServer
import ContractModel
import Crypto
import Stores

/// Trials of passwords, which count before anything is verified.
final class PasswordAttempts: Sendable {
  private let policy: LockoutPolicy?
  private let store: any AccountStore & SessionStore & AttemptStore
  private let hash: KeyedHash
  private let hasher: any PasswordHashing
  private let messages: MessageSender
  private let refusals: DeclaredRefusals
  private let choices: StepChoices

  init(
    policy: LockoutPolicy?, store: any AccountStore & SessionStore & AttemptStore, hash: KeyedHash,
    hasher: any PasswordHashing, messages: MessageSender, refusals: DeclaredRefusals,
    choices: StepChoices
  ) {
    self.policy = policy
    self.store = store
    self.hash = hash
    self.hasher = hasher
    self.messages = messages
    self.refusals = refusals
    self.choices = choices
  }

  struct ReservedAttempt {
    let key: String
    /// Others count there as well.
    let isShared: Bool
    let attempt: Attempt
  }

  /// A right password clears what was counted against its account. Where all who come from an address are counted
  /// together, it takes back its own try only, or whoever has an account could guess at those of others for ever.
  func succeeded(_ reserved: ReservedAttempt) async throws {
    if reserved.isShared {  //! shared-tries-kept
      try await store.forgive(reserved.key)
    } else {
      try await store.succeeded(reserved.key)
    }
  }

  func reserve(_ identifier: Identifier, _ account: Account?, _ input: OperationInput) async throws
    -> ReservedAttempt
  {
    let lockout = Lockout(store: store, policy: policy, hash: hash)
    let (key, isShared) = try await lockout.key(
      identifier, account, input: input, device: hash.deviceAlias(input))
    return ReservedAttempt(key: key, isShared: isShared, attempt: try await lockout.attempt(key))
  }

  /// The account, as it is once its password has been found right; nil for a wrong one. A machine that has no time to
  /// hash verified nothing, so nothing counts.
  func holder(
    of password: Secret, _ account: Account?, _ reserved: ReservedAttempt
  ) async throws -> Account? {
    do {
      let stored = account?.passwordHash.map(StoredPassword.init)
      let verdict = try await hasher.verify(password, against: stored?.hash)
      guard let account, verdict.isRight else { return nil }
      return verdict == .rightButOld ? try await hashAnew(password, of: account) : account
    } catch {
      try await store.forgive(reserved.key)  //! busy-machine-forgives
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
  func wrong(_ account: Account?, _ reserved: ReservedAttempt, _ input: OperationInput) async throws
    -> OperationRefusal
  {
    guard case .allowed(let left, let until) = reserved.attempt else {
      return OperationRefusal(.credentialsWrong)
    }
    if let until, left == 0 {
      try await warn(account, until: until)
      if declaresLocks(input) { return OperationRefusal(.accountLocked, left: 0, until: until) }
    }
    guard account == nil else { return OperationRefusal(.credentialsWrong, left: left) }
    return refusals.unknown(input, otherwise: .credentialsWrong, left: left)
  }

  func declaresLocks(_ input: OperationInput) -> Bool {
    refusals.declares(.accountLocked, at: input) || refusals.declares(.tooManyRequests, at: input)
  }

  private func warn(_ account: Account?, until: Moment) async throws {
    guard let channel = policy?.warns?.value else { return }
    guard let account else { return try await messages.postNothing() }
    try await messages.post(
      "locked",
      messages.language.text(
        "Somebody typed wrong passwords for your account. It is locked for a while.",
        "有人多次输错您账号的密码，账号已被暂时锁定。"),
      to: account, by: channel)
  }

  /// Counts a right password as a wrong one where the contract has no word for an account that proved nothing yet. Else
  /// it would tell a registration from one that only looked so.
  func requireDisclosable(_ account: Account, _ reserved: ReservedAttempt, _ input: OperationInput)
    async throws
  {
    //! right-password-silent
    guard account.state == .unconfirmed, !choices.asksForConfirmation(input) else { return }
    throw try await wrong(nil, reserved, input)
  }

  /// The holder of a session does not know the password for that; guesses count as at the sign-in. Returns the account,
  /// as it is once its password has been found right.
  @discardableResult
  func mustKnowPassword(_ account: Account, _ input: OperationInput) async throws -> Account {
    try await mustKnowPassword(account, called: account.id, input)
  }

  /// Nil is an account that nobody has; it takes as long.
  func mustKnowPassword(
    _ account: Account?, called name: String, _ input: OperationInput
  ) async throws -> Account {
    guard let password = input.password else {
      throw OperationRefusal(  //! missing-proof-asked
        refusals.declares(.oddSignIn, at: input) ? .oddSignIn : .requestInvalid)
    }
    let identifier = account?.identifiers.first ?? Identifier(kind: .username, text: name)
    let reserved = try await reserve(identifier, account, input)  //! change-guesses-shared
    if case .locked(let until) = reserved.attempt {  //! lock-holds-in-session
      throw OperationRefusal(.accountLocked, left: 0, until: until)
    }
    guard let holder = try await holder(of: password, account, reserved) else {
      throw try await wrong(account, reserved, input)
    }
    try await succeeded(reserved)
    return holder
  }
}
