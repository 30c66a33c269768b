import AuthServer
import ContractModel
import Diagnostics
import Machines
import Stores

/// Challenges that the tokens of steps stand for.
final class Challenges: Sendable {
  private let contract: Contract
  private let store: any AccountStore & TicketStore
  private let hash: KeyedHash

  init(
    contract: Contract, store: any AccountStore & TicketStore, hash: KeyedHash
  ) {
    self.contract = contract
    self.store = store
    self.hash = hash
  }

  /// The token of a step that the call carries, with its name.
  func stepToken(_ input: OperationInput) -> (name: String, secret: Secret)? {
    let steps = input.tokens.filter { contract.isStep($0.key) }
    return steps.min { $0.key < $1.key }.map { (name: $0.key, secret: $0.value) }
  }

  /// The challenge that the ticket stands for; it is not used up by being looked at, since a code may be typed wrongly.
  func challenge(
    _ token: (name: String, secret: Secret), _ input: OperationInput
  ) async throws -> (Challenge, Account) {
    let ticket = hash.fingerprint(ofTicket: token.name, token.secret.reveal())
    //! challenge-password-current
    guard case .good(let payload) = try await store.peek(ticket: ticket, kind: token.name),
      let challenge = Challenge(payload), fits(challenge.step, input.endpoint),
      let account = try await store.account(challenge.account),
      challenge.password == hash.passwordMark(of: account)
    else { throw OperationRefusal(.challengeUnknown) }
    try account.requireUsable()
    try requireNamedAccount(account, input)
    return (challenge, account)
  }

  /// An endpoint that speaks of another step does not answer this one.
  private func fits(_ step: SignInStep, _ endpoint: Endpoint) -> Bool {
    if [.codeSend, .codeSignIn].contains(endpoint.operation.value) {
      return [.message, .oddSignIn, .authenticator].contains(step)
    }
    let declared = AnswerTypes(contract: contract).steps(in: endpoint.sends)
    return declared.isEmpty || declared.contains(step)
      || (step == .oddSignIn && declared.contains(.message))
  }

  /// The pool's name of the person, where it goes along with each step, must be the same person's.
  private func requireNamedAccount(_ account: Account, _ input: OperationInput) throws {
    guard let userId = input.slots[.userId]?.reveal() else { return }
    let record = account.passwordHash.flatMap { StoredPassword($0).srp }
    guard userId == record?.userId || userId == account.id else {
      throw OperationRefusal(.challengeUnknown)
    }
  }
}
