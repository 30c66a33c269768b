import ContractModel
import Crypto
import Stores

/// Registrations with names that somebody has.
final class TakenNames: Sendable {
  private let types: Definitions<TypeDefinition>
  private let store: any AccountStore
  private let clock: any Clock
  private let hasher: any PasswordHashing
  private let tokenPolicy: TokenPolicy
  private let refusals: DeclaredRefusals
  private let lookup: AccountLookup
  private let passwords: PasswordKeeper
  private let srp: SRPRecords
  private let messages: MessageSender
  private let confirmations: RegistrationCodes
  private let completion: RegistrationCompletion

  init(
    types: Definitions<TypeDefinition>, store: any AccountStore, clock: any Clock,
    hasher: any PasswordHashing, tokenPolicy: TokenPolicy, refusals: DeclaredRefusals,
    lookup: AccountLookup, passwords: PasswordKeeper, srp: SRPRecords, messages: MessageSender,
    confirmations: RegistrationCodes, completion: RegistrationCompletion
  ) {
    self.types = types
    self.store = store
    self.clock = clock
    self.hasher = hasher
    self.tokenPolicy = tokenPolicy
    self.refusals = refusals
    self.lookup = lookup
    self.passwords = passwords
    self.srp = srp
    self.messages = messages
    self.confirmations = confirmations
    self.completion = completion
  }

  /// Each once, in the order of the names.
  func holders(of names: [Identifier]) async throws -> [Account] {
    var found: [Account] = []
    for name in names {
      guard let account = try await lookup.account(name),
        !found.contains(where: { $0.id == account.id })
      else { continue }
      found.append(account)
    }
    return found
  }

  /// Whether the names may be taken over: whoever registered with them proved nothing.
  func mayTakeOver(_ holders: [Account], _ input: OperationInput) -> Bool {
    !refusals.declares(.identifierTaken, at: input)  //! each-name-proven
      && holders.allSatisfy { $0.state == .unconfirmed }
  }

  /// A caller who knows the password registers once more; anybody else takes the names over. Neither of two passwords
  /// is known to be the owner's: then there is none, and whoever proves the name chooses one. It takes as long as a
  /// free name does: comparing is as slow as hashing, and a record is made that nobody keeps.
  func takeOver(_ others: [Account], _ registration: inout Registration) async throws -> Outcome? {
    let password = try passwords.chosen(
      registration.password, names: registration.names.map(\.text))
    // The holder of one of several registrations is not known to have the others.
    let only = others.count == 1 ? others[0] : nil  //! each-registration-confirmed
    let verdict = try await hasher.verify(
      password, against: only?.passwordHash.map { StoredPassword($0).hash })
    _ = try srp.record(password, userId: others[0].id)
    if let only, verdict.isRight, only.isCalledAll(registration.names) {  //! repeated-password
      try await confirmations.reserveConfirmation(&registration)
      let now = try await store.update(  //! repeat-registration-known
        only.id, ProfileFields(types: types).profile(registration.input).change,
        by: .password(only.passwordHash))
      // The identifier was proven meanwhile: this registration cannot take it over.
      guard let now, now.state == .unconfirmed else { return nil }  //! confirmed-meanwhile-restarts
      return try await completion.finish(registration, with: now, at: clock.now)
    }
    let known = verdict.isRight ? only?.passwordHash : nil
    let new = NewAccount(  //! contest-drops-password
      id: others[0].id, state: .unconfirmed, identifiers: registration.names,
      passwordHash: known ?? NoPassword.fresh(),
      sent: ProfileFields(types: types).profile(registration.input))
    try await confirmations.reserveConfirmation(&registration)  //! takeover-after-turn
    //! overtaken-starts-again
    guard let account = try await store.replace(unproven: others, by: new) else { return nil }
    return try await completion.finish(registration, with: account, at: clock.now)
  }

  /// Whether the name may look free: nobody learns that it is somebody's, unless the contract says so.
  func mayAnswerAsFree(_ input: OperationInput) -> Bool {
    !refusals.declares(.identifierTaken, at: input)  //! taken-address-hidden
      && tokenPolicy.granted(by: input.endpoint).isEmpty
  }

  /// The refusal of a name that is somebody's. A caller who is told so may read the code for it all the same, and think
  /// that it is for him. One who knows the password has registered before.
  func rejection(_ holders: [Account], _ registration: Registration) async throws
    -> OperationRefusal
  {
    let password = try passwords.chosen(
      registration.password, names: registration.names.map(\.text))
    var contested = registration.names.filter { name in holders.contains { $0.hasOnlyClaimed(name) }
    }
    for holder in holders where holder.state == .unconfirmed {
      let known = holder.passwordHash.map { StoredPassword($0).hash }
      if try await hasher.verify(password, against: known).isRight { continue }  //! own-repeat
      contested += registration.names.filter { holder.isCalled($0.text) }
    }
    if !contested.isEmpty { try await store.rejectRegistration(contested, nil) }  //! letter-named
    return OperationRefusal(.identifierTaken)
  }

  func answerAsFree(
    _ holders: [Account], _ new: NewAccount, _ registration: inout Registration
  ) async throws -> Outcome {
    guard let other = holders.first(where: { $0.state != .unconfirmed }) else {
      throw OperationRefusal(.identifierTaken)
    }  //! letter-to-first-name
    let id = plausibleId(
      of: registration.identifier, holders.first { $0.isCalled(registration.identifier.text) })
    return try await answerAsFree(other, of: holders, id, new.state, &registration)
  }

  /// Answers with the account that would have been made, and waits and writes as often as that takes. What the other was
  /// sent stays good: whoever registers with somebody's name takes no code from anybody.
  private func answerAsFree(
    _ other: Account, of holders: [Account], _ id: String, _ state: Account.State,
    _ registration: inout Registration
  ) async throws -> Outcome {
    try await confirmations.reserveConfirmation(&registration)  //! account-names-wait
    try await store.rejectRegistration(
      registration.names,
      messages.message(
        "taken",
        messages.language.text(
          "Somebody tried to register with your address.", "有人试图用您的邮箱或手机号注册账号。"),
        to: other))
    //! decoy-code-counted
    try await confirmations.sendConfirmation(registration, to: reached(registration, holders))
    return .done(AnswerData(account: completion.shown(registration, id: id, state, at: clock.now)))
  }

  /// The address that the code goes to: none, unless no account has a right to any of the names. Only then the code
  /// makes an account for whoever reads it.
  private func reached(_ registration: Registration, _ holders: [Account]) -> Address? {
    let isFree = registration.names.allSatisfy { name in
      holders.allSatisfy { !$0.isCalled(name.text) || $0.hasOnlyClaimed(name) }  //! every-name-free
    }
    return isFree && holders.contains { $0.hasOnlyClaimed(registration.identifier) }
      ? Address(registration.identifier) : nil
  }

  /// The same each time, as it would be of an account, and the one that a sign-in by SRP tells.
  private func plausibleId(of identifier: Identifier, _ holder: Account?) -> String {
    if let holder, holder.state == .unconfirmed { return holder.id }  //! neighbour-registration
    return holder?.passwordHash.flatMap { StoredPassword($0).srp?.userId }  //! pool-one-id
      ?? srp.decoyId(of: identifier)
  }
}

extension Account {
  fileprivate func isCalledAll(_ names: [Identifier]) -> Bool {
    Set(identifiers.map(\.text)).isSuperset(of: names.map(\.text))
  }
}
