import ContractModel
import Stores

/// Collaborators that keep and try passwords.
struct PasswordCollaborators: Sendable {
  let srp: SRPRecords
  let keeper: PasswordKeeper
  let attempts: PasswordAttempts
  let replacement: PasswordReplacement
  let links: ResetLinks

  init(_ environment: OperationEnvironment, _ accounts: AccountCollaborators) {
    let (contract, store) = (environment.contract, environment.store)
    let (hash, hasher) = (environment.hash, environment.hasher)
    let messages = accounts.messages
    srp = SRPRecords(contract: contract, settings: environment.settings, hash: hash)
    keeper = PasswordKeeper(
      policy: contract.policies.password, store: store, hasher: hasher, srp: srp,
      changes: accounts.changes)
    attempts = PasswordAttempts(
      policy: contract.policies.lockout, store: store, hash: hash, hasher: hasher,
      messages: messages, refusals: accounts.refusals, choices: accounts.choices)
    replacement = PasswordReplacement(
      contract: contract, attempts: attempts, passwords: keeper, messages: messages)
    links = ResetLinks(
      contract: contract, store: store, clock: store.clock, hash: hash,
      settings: environment.settings, messages: messages)
  }
}
