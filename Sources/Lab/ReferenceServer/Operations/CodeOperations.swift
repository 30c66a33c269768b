import AuthServer
import ContractModel
import Machines
import Stores

extension OperationHandlers {
  func sendCode(_ given: OperationInput) async throws -> Outcome {
    let rules = try rules(at: given)
    if let token = stepToken(given) { return try await sendStepCode(rules, token, given) }
    if let standing = try await authenticator.caller(given) {
      return try await sendCode(rules, to: standing, given)
    }
    let who = try named(given)
    let account = try await account(who)
    // The caller learns nothing: a code that nobody gets waits as all codes do.
    let reaches = try await mayHave(rules, account, who, given)
    try await issueCode(rules, for: who.text, to: reaches ? address(who, account) : nil)
    return .done(AnswerData())
  }

  func verifyCode(_ given: OperationInput) async throws -> Outcome {
    let rules = try rules(at: given)
    if let standing = try await authenticator.caller(given) {
      return try await verifyCode(rules, of: standing, given)
    }
    let who = try named(given)
    let holder = try await account(who)
    if holder == nil, declares(.accountUnknown, at: given) {
      throw OperationRefusal(.accountUnknown)
    }
    if let holder, isConfirmed(who, holder), declares(.alreadyConfirmed, at: given) {
      throw OperationRefusal(.alreadyConfirmed)
    }
    try await check(given.code, rules, of: who.text, at: address(who, holder))
    guard let holder else { throw OperationRefusal(.codeWrong) }
    let isOthers = try await isOthers(who, holder)
    // guard: foreign-name-no-account
    let account = isOthers ? try await newOwner(of: who, NoPassword.fresh()) : holder
    try mustBeGood(account)
    // guard: claimed-address-overruled
    if isOthers, leadsNowhere(account, given) { throw try await undone(account, given) }
    try await confirm(try await first(account, called: who, given), who)
    guard let confirmed = try await store.account(account.id) else {
      throw OperationRefusal(.accountGone)
    }
    guard !tokenPolicy.granted(by: given.endpoint).isEmpty else {
      return .done(AnswerData(account: confirmed))
    }
    return try await enter(confirmed, given)
  }

  /// From outside of a session only the first address is proven: asked again as it is written down. A registration
  /// that waits for it goes on with its password; one that several made, and an account that is in use and has proven
  /// nothing, is whoever's: it starts over.
  private func first(
    _ account: Account, called who: Identifier, _ given: OperationInput
  ) async throws -> Account {
    let address = address(who, account).ofAPerson
    // guard: code-spares-proven-neighbour
    guard account.lets(in: address) else { throw OperationRefusal(.codeWrong) }
    // guard: guest-yields-address, confirmation-keeps-password
    if account.state == .active { return try await proven(account, by: address) }
    // guard: last-contestant-out, last-contestant-no-reset
    guard try await store.isContested(account) else { return account }
    // On a device the code has proven the name itself.
    // guard: contested-username-marked
    let fresh = try await proven(account, by: address ?? who.text)
    // guard: unreachable-account-undone
    if leadsNowhere(fresh, given) { throw try await undone(fresh, given) }
    return fresh
  }

  /// It would be nobody's for ever: whose the name is registers anew.
  private func undone(_ account: Account, _ given: OperationInput) async throws -> OperationRefusal
  {
    try await store.set(
      account.id, state: .deleted, by: .other(startedOver: account.startedOver))
    return OperationRefusal(declares(.accountUnknown, at: given) ? .accountUnknown : .codeWrong)
  }

  func signInWithCode(_ given: OperationInput) async throws -> Outcome {
    if stepToken(given) != nil { return try await goOn(given) }
    let who = try named(given)
    let known = try await account(who)
    try await check(given.code, try rules(at: given), of: who.text, at: address(who, known))
    var account = try await owner(of: who, known, given)
    try mustBeGood(account)
    // guard: code-proves-account
    account = try await proven(account, by: address(who, account).ofAPerson)
    try await confirm(account, who)
    return try await enter(try await store.account(account.id) ?? account, given)
  }

  /// Asked again as it is written down: another address may have been proven meanwhile, or this one be gone, or the
  /// registration be somebody else's, with another password.
  func confirm(_ account: Account, _ who: Identifier) async throws {
    let address = address(who, account).ofAPerson
    // guard: code-proves-real-address, taken-over-code-void, second-address-unconfirmed
    let isDone = try await store.confirm(
      account.id, identifier: reached(who, account),
      by: account.state == .unconfirmed
        ? .password(account.passwordHash) : .other(startedOver: account.startedOver)
    ) { !$0.lets(in: address) || !$0.isCalled(address) }
    guard isDone else { throw OperationRefusal(.codeWrong) }
  }

  /// A code proves the address: who is new there is registered, unless the contract speaks of unknown accounts.
  private func owner(
    of who: Identifier, _ known: Account?, _ given: OperationInput
  ) async throws -> Account {
    if let known, !known.hasOnlySaid(who) { return known }
    guard !declares(.accountUnknown, at: given) else { throw OperationRefusal(.accountUnknown) }
    return try await newOwner(of: who)
  }

  private func newOwner(of who: Identifier, _ password: String? = nil) async throws -> Account {
    var proven = who
    proven.isConfirmed = true
    let new = NewAccount(state: .active, identifiers: [proven], passwordHash: password)
    switch try await store.create(new, takingFrom: { $0.hasOnlySaid($1) }) {
    case .created(let account), .taken(let account): return account
    }
  }

  /// Somebody registered with an address that an account has by word only: the code that proves it makes the account,
  /// without a password, as that of a registration that several made.
  private func isOthers(_ who: Identifier, _ holder: Account) async throws -> Bool {
    guard holder.hasOnlySaid(who) else { return false }
    var called = holder
    called.identifiers = [who]
    // guard: unproven-address-kept
    return try await store.isContested(called)
  }

  private func mayHave(
    _ rules: CodeRules, _ account: Account?, _ who: Identifier, _ given: OperationInput
  ) async throws -> Bool {
    guard let account else {
      if declares(.accountUnknown, at: given) { throw OperationRefusal(.accountUnknown) }
      return registersByCode(rules) || isForRegistering(rules)
    }
    if isOnlyForNewcomers(rules), isConfirmed(who, account) {
      if declares(.alreadyConfirmed, at: given) { throw OperationRefusal(.alreadyConfirmed) }
      // guard: proven-name-no-code
      return tellsOwners(rules)
    }
    // guard: code-avoids-unproven-neighbour
    if account.lets(in: address(who, account).ofAPerson) { return true }
    if registersByCode(rules) || isForRegistering(rules) { return account.hasOnlySaid(who) }
    return isForRegistrations(rules) ? try await isOthers(who, account) : false
  }

  /// There is nothing to confirm any more; but who could never come in again goes on coming in by the code.
  private func isConfirmed(_ who: Identifier, _ account: Account) -> Bool {
    // guard: no-password-reset-way, chosen-password-confirms-once, password-confirms-once
    account.state == .active && account.hasProven(reached(who, account))
      && !(NoPassword.stands(in: account.passwordHash) && !choosesPasswordFromOutside(account))
  }

  func address(_ who: Identifier, _ account: Account?) -> Address {
    who.kind == .username ? account?.address() ?? Address(who) : Address(who)
  }

  /// The text that a code proves: the address that it went to, or the name if it went to none.
  private func reached(_ who: Identifier, _ account: Account) -> String {
    address(who, account).ofAPerson ?? who.text
  }
}

// Codes for a person who is signed in: a new address, an authenticator app.
extension OperationHandlers {
  private func sendCode(
    _ rules: CodeRules, to standing: AuthenticatedSession, _ given: OperationInput
  ) async throws -> Outcome {
    let (who, address) = asked(rules, of: standing.account, given)
    try await issueCode(rules, for: who?.text ?? standing.account.id, to: address)
    return .done(AnswerData(account: standing.account, session: standing.session))
  }

  private func verifyCode(
    _ rules: CodeRules, of standing: AuthenticatedSession, _ given: OperationInput
  ) async throws -> Outcome {
    var account = standing.account
    if let key = Factors(account).offered, isForAuthenticators(rules) {
      try await checkTimeCode(given.code, of: account, key: key)
      account = try await change(
        standing, [Factors.authenticatorKey: .string(key), Factors.offeredKey: .null])
    } else {
      let (who, address) = asked(rules, of: account, given)
      try await check(given.code, rules, of: who?.text ?? account.id, at: address)
      account = try await give(standing, who, address)
    }
    return try await renewed(
      AuthenticatedSession(session: standing.session, account: account), given)
  }

  /// The name in the call, if there is one, and where a code for it goes: to an address that is named, or to the
  /// person's own.
  private func asked(
    _ rules: CodeRules, of account: Account, _ given: OperationInput
  ) -> (who: Identifier?, address: Address) {
    guard let who = SentFields(types: contract.types).identifiers(of: given).first else {
      // guard: shown-code-proven-address
      let own = isShown(rules) ? account.address(for: rules.channels.first) : nil
      return (nil, own ?? toBeProven(rules, of: account))
    }
    // guard: session-username-no-address
    return (who, who.kind == .username ? toBeProven(rules, of: account) : address(who, account))
  }

  /// One that is not proven yet comes first: a code to another would leave it so for ever.
  private func toBeProven(_ rules: CodeRules, of account: Account) -> Address {
    let fitting = account.identifiers.first { !$0.isConfirmed && rules.reaches($0) }
    // guard: code-to-fitting-address
    return fitting.map(Address.init) ?? account.address(for: rules.channels.first)
  }

  /// A guest becomes somebody, or a person changes the address, or proves the one that was there.
  func give(
    _ standing: AuthenticatedSession, _ who: Identifier?, _ address: Address
  ) async throws -> Account {
    let account = standing.account
    if var who, who.kind != .username, !account.identifiers.contains(where: who.isSame) {
      who.isConfirmed = true
      try await name(standing, [who])
    } else if let proven = address.ofAPerson ?? who?.text {
      // guard: session-proof-counts
      let isDone = try await store.confirm(
        account.id, identifier: proven, by: .session(standing.session.id), unless: { _ in false })
      // guard: unproven-provider-email
      guard isDone else { throw try await notProven(standing) }
    } else {
      return account
    }
    return try await change(standing, [Factors.guestKey: false])
  }

  /// A caller who is still in has no such address any more.
  private func notProven(_ standing: AuthenticatedSession) async throws -> OperationRefusal {
    guard try await store.standing(session: standing.session.id) == nil else {
      return OperationRefusal(.codeWrong)
    }
    return try await outdated(standing.account)
  }

  /// Further tokens of a session that goes on.
  func renewed(_ standing: AuthenticatedSession, _ given: OperationInput) async throws -> Outcome {
    let drafts = try tokenPolicy.granted(by: given.endpoint).map(authenticator.tokenIssuer.draft)
    let kept = drafts.compactMap { authenticator.tokenIssuer.kept($0, device: given.device) }
    if !kept.isEmpty, try await !store.add(kept, to: standing.session.id) {
      throw OperationRefusal(.sessionEnded)
    }
    let tokens = try await authenticator.tokenIssuer.finish(drafts, standing)
    return outcome(
      AnswerData(tokens: tokens, account: standing.account, session: standing.session),
      at: given.endpoint)
  }
}
