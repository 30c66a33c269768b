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
  private let attempts: PasswordAttempts
  private let replacement: PasswordReplacement
  private let shownCodes: ShownCodes
  private let completer: SignInCompleter
  private let furtherTokens: FurtherTokens
  private let srpSignIns: SRPSignIns

  init(
    hasher: any PasswordHashing, authenticator: TokenAuthenticator, lookup: AccountLookup,
    requests: AppRequests, pages: HostedPages, attempts: PasswordAttempts,
    replacement: PasswordReplacement, shownCodes: ShownCodes, completer: SignInCompleter,
    furtherTokens: FurtherTokens, srpSignIns: SRPSignIns
  ) {
    self.hasher = hasher
    self.authenticator = authenticator
    self.lookup = lookup
    self.requests = requests
    self.pages = pages
    self.attempts = attempts
    self.replacement = replacement
    self.shownCodes = shownCodes
    self.completer = completer
    self.furtherTokens = furtherTokens
    self.srpSignIns = srpSignIns
  }

  func signIn(_ input: OperationInput) async throws -> Outcome {
    if input.slots[.srpA] != nil { return try await srpSignIns.challengePassword(input) }
    try requests.mustBeFromHere(input)
    do {
      let account = try await proven(input, password: input.password)
      return try await completer.complete(account, input, .byPassword)
    } catch let refused as OperationRefusal where input.page.form != nil {
      return try await pages.reopen(input, refused)
    }
  }

  /// The account whose password it is. An unknown one, one without password and one that is locked
  /// take as long, and look alike where the contract does not tell them apart.
  func proven(_ input: OperationInput, password: Secret?) async throws -> Account {
    let identifier = try lookup.named(input)
    guard let password else { throw OperationRefusal(.requestInvalid) }
    let account = try await lookup.account(identifier)
    let reserved = try await attempts.reserve(identifier, account, input)
    if case .locked(let until) = reserved.attempt {  //! locked-password-unread
      return try await refuseLocked(password, until: until, input)
    }
    guard let holder = try await attempts.holder(of: password, account, reserved) else {
      throw try await attempts.wrong(account, reserved, input)
    }
    try await attempts.requireDisclosable(holder, reserved, input)
    try await attempts.succeeded(reserved)
    return holder
  }

  private func refuseLocked(
    _ password: Secret, until: Moment, _ input: OperationInput
  ) async throws -> Account {
    if attempts.declaresLocks(input) {
      throw OperationRefusal(.accountLocked, left: 0, until: until)
    }
    // Looks like a wrong password in every way, also in the time that it takes.
    _ = try await hasher.verify(password, against: nil)
    throw OperationRefusal(.credentialsWrong, left: 0)
  }

  func change(_ input: OperationInput) async throws -> Outcome {
    let caller = try await authenticator.requiredCaller(input)
    let new = try await replacement.newPassword(of: caller.account, input)
    try await shownCodes.mustShowCode(input, of: new.account)  //! password-change-needs-code
    try await replacement.set(new, in: caller)
    return try await furtherTokens.renewed(caller, input)
  }
}
