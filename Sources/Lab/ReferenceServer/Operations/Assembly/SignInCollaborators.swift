import ContractModel
import Stores

/// Collaborators that lead a sign-in to its session.
struct SignInCollaborators: Sendable {
  let devices: KnownDevices
  let stepTokens: StepTokens
  let recoveries: RecoveryTokens
  let challenges: Challenges
  let stepCodes: StepCodes
  let steps: SignInSteps
  let sessions: SessionStarter
  let requests: AppRequests
  let returns: AppReturns
  let completer: SignInCompleter
  let redemption: CodeRedemption

  init(
    _ environment: OperationEnvironment, _ accounts: AccountCollaborators,
    _ codes: CodeCollaborators
  ) {
    let (contract, store) = (environment.contract, environment.store)
    let (hash, tokenPolicy) = (environment.hash, environment.tokenPolicy)
    devices = KnownDevices(
      policy: contract.policies.devices, store: store, hash: hash, messages: accounts.messages)
    stepTokens = StepTokens(
      tokenPolicy: tokenPolicy, store: store, clock: store.clock, hash: hash)
    recoveries = RecoveryTokens(
      contract: contract, store: store, hash: hash, stepTokens: stepTokens)
    challenges = Challenges(contract: contract, store: store, hash: hash)
    stepCodes = StepCodes(
      contract: contract, store: store, hash: hash, challenges: challenges, codes: codes.codes,
      checker: codes.checker)
    steps = SignInSteps(
      contract: contract, hash: hash, devices: devices, choices: accounts.choices,
      stepTokens: stepTokens, stepCodes: stepCodes)
    sessions = SessionStarter(
      store: store, hash: hash, tokenPolicy: tokenPolicy, tokenIssuer: environment.tokenIssuer,
      devices: devices, choices: accounts.choices)
    requests = AppRequests(contract: contract, store: store, hash: hash)
    returns = AppReturns(
      contract: contract, store: store, hash: hash, tokenPolicy: tokenPolicy, sessions: sessions)
    completer = SignInCompleter(
      contract: contract, tokenPolicy: tokenPolicy, steps: steps, sessions: sessions,
      requests: requests, returns: returns)
    redemption = CodeRedemption(
      types: contract.types, store: store, hash: hash, refusals: accounts.refusals,
      completer: completer)
  }
}
