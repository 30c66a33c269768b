import AuthServer
import ContractModel
import Crypto
import Stores

/// Operations with a password that a person knows: the sign-in and the change.
final class PasswordOperations: Sendable {
  private let hasher: any PasswordHashing
  private let authenticator: TokenAuthenticator
  private let lookup: AccountLookup
  private let requests: AppRequests
  private let pages: HostedPages
  private let trials: PasswordTrials
  private let replacement: PasswordReplacement
  private let shownCodes: ShownCodes
  private let completer: SignInCompleter
  private let furtherTokens: FurtherTokens
  private let srpSignIns: SRPSignIns

  init(
    hasher: any PasswordHashing, authenticator: TokenAuthenticator, lookup: AccountLookup,
    requests: AppRequests, pages: HostedPages, trials: PasswordTrials,
    replacement: PasswordReplacement, shownCodes: ShownCodes, completer: SignInCompleter,
    furtherTokens: FurtherTokens, srpSignIns: SRPSignIns
  ) {
    self.hasher = hasher
    self.authenticator = authenticator
    self.lookup = lookup
    self.requests = requests
    self.pages = pages
    self.trials = trials
    self.replacement = replacement
    self.shownCodes = shownCodes
    self.completer = completer
    self.furtherTokens = furtherTokens
    self.srpSignIns = srpSignIns
  }

  func signIn(_ given: OperationInput) async throws -> Outcome {
    if given.slots[.srpA] != nil { return try await srpSignIns.challengePassword(given) }
    try requests.mustBeFromHere(given)
    do {
      let account = try await proven(given, password: given.password)
      return try await completer.enter(account, given, .byPassword)
    } catch let refused as OperationRefusal where given.page.form != nil {
      return try await pages.again(given, refused)
    }
  }

  /// The account whose password it is. An unknown one, one without password and one that is locked
  /// take as long, and look alike where the contract does not tell them apart.
  func proven(_ given: OperationInput, password: Secret?) async throws -> Account {
    let who = try lookup.named(given)
    guard let password else { throw OperationRefusal(.requestInvalid) }
    let account = try await lookup.account(who)
    let tries = try await trials.reserve(who, account, given)
    // guard: locked-password-unread
    if case .locked(let until) = tries.attempt {
      return try await refuseLocked(password, until: until, given)
    }
    guard let holder = try await trials.holder(of: password, account, tries) else {
      throw try await trials.wrong(account, tries, given)
    }
    try await trials.mustBeTold(holder, tries, given)
    try await trials.succeeded(tries)
    return holder
  }

  private func refuseLocked(
    _ password: Secret, until: Moment, _ given: OperationInput
  ) async throws -> Account {
    if trials.tellsOfLocks(given) { throw OperationRefusal(.accountLocked, left: 0, until: until) }
    // Looks like a wrong password in every way, also in the time that it takes.
    _ = try await hasher.verify(password, against: nil)
    throw OperationRefusal(.credentialsWrong, left: 0)
  }

  func change(_ given: OperationInput) async throws -> Outcome {
    let standing = try await authenticator.somebody(given)
    let new = try await replacement.newPassword(of: standing.account, given)
    // guard: password-change-needs-code
    try await shownCodes.mustShowCode(given, of: new.account)
    try await replacement.set(new, in: standing)
    return try await furtherTokens.renewed(standing, given)
  }
}
