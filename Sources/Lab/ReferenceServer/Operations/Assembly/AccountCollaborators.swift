import ContractModel
import Stores

/// Collaborators that know accounts, and the words of the contract for them.
struct AccountCollaborators: Sendable {
  let messages: MessageSender
  let refusals: DeclaredRefusals
  let choices: StepChoices
  let lookup: AccountLookup
  let changes: AccountChanges
  let proofs: AddressProofs
  let furtherTokens: FurtherTokens
  let providerAccounts: ProviderAccounts

  init(_ environment: OperationEnvironment) {
    let (contract, store) = (environment.contract, environment.store)
    messages = MessageSender(
      store: store, clock: store.clock, language: PersonLanguage.spoken(in: contract)[0])
    refusals = DeclaredRefusals(settings: environment.settings)
    choices = StepChoices(contract: contract, refusals: refusals)
    lookup = AccountLookup(types: contract.types, store: store)
    changes = AccountChanges(store: store, clock: store.clock, messages: messages)
    proofs = AddressProofs(store: store)
    furtherTokens = FurtherTokens(
      contract: contract, store: store, tokenPolicy: environment.tokenPolicy,
      tokenIssuer: environment.tokenIssuer)
    providerAccounts = ProviderAccounts(
      types: contract.types, store: store, lookup: lookup, changes: changes)
  }
}
