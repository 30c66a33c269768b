import ContractModel
import Stores

/// Sessions that begin, with their tokens.
final class SessionStarter: Sendable {
  private let store: any AccountStore & SessionStore
  private let hash: KeyedHash
  private let tokenPolicy: TokenPolicy
  private let tokenIssuer: TokenIssuer
  private let devices: KnownDevices
  private let choices: StepChoices

  init(
    store: any AccountStore & SessionStore, hash: KeyedHash, tokenPolicy: TokenPolicy,
    tokenIssuer: TokenIssuer, devices: KnownDevices, choices: StepChoices
  ) {
    self.store = store
    self.hash = hash
    self.tokenPolicy = tokenPolicy
    self.tokenIssuer = tokenIssuer
    self.devices = devices
    self.choices = choices
  }

  func session(
    for account: Account, _ input: OperationInput, _ progress: SignInProgress,
    bringing names: [String]
  ) async throws -> AnswerData {
    let device = hash.deviceAlias(input)
    let isNew = try await devices.isNewDevice(device, of: account)
    let prepared = try tokenIssuer.prepare(names, device: input.device)
    let new = NewSession(  //! sign-in-same-account
      account: account.id, deviceName: input.deviceName, device: device, ends: tokenPolicy.ends,
      idle: tokenPolicy.idle(granting: names),
      tokens: prepared.compactMap { tokenIssuer.stored($0, device: input.device) },
      allowsUnconfirmed: choices.mayComeUnconfirmed(input.endpoint),
      proof: progress.isByPassword
        ? .password(account.passwordHash) : .other(resetMark: account.resetMark))
    guard let session = try await store.begin(new) else {
      throw try await tooLate(account, progress)
    }
    try await devices.remember(account, input)
    if isNew { try await devices.reportNewDevice(account, input) }
    try await devices.keepToLimit(of: account)
    let caller = AuthenticatedSession(session: session, account: account)
    return AnswerData(
      tokens: try await tokenIssuer.issue(prepared, caller), account: account,
      session: session)
  }

  /// An account that started over is another one, for whoever knew it by something else than its password.
  private func tooLate(_ account: Account, _ progress: SignInProgress) async throws
    -> OperationRefusal
  {
    let now = try await store.account(account.id)
    if progress.isByPassword, let now, now.passwordHash != account.passwordHash {
      return OperationRefusal(.credentialsWrong)
    }
    if now?.resetMark != account.resetMark { return OperationRefusal(.accountGone) }
    return OperationRefusal(Meaning(ofEnd: now?.state ?? .deleted))
  }
}
