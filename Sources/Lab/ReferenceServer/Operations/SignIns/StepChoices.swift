import ContractModel
import Diagnostics
import Machines

/// Answers of a contract that ask for a step.
final class StepChoices: Sendable {
  private let contract: Contract
  private let refusals: DeclaredRefusals

  init(
    contract: Contract, refusals: DeclaredRefusals
  ) {
    self.contract = contract
    self.refusals = refusals
  }

  /// A registration that answers with tokens and with nothing else lets a person in who has proven nothing yet.
  func mayComeUnconfirmed(_ endpoint: Endpoint) -> Bool {
    guard endpoint.operation.value == .passwordRegister else { return false }
    let types = AnswerTypes(contract: contract)
    return !types.choices(of: endpoint).contains { types.step(ofType: $0) == .confirmation }
  }

  /// The type of the answer that asks for the step.
  func choice(for step: SignInStep, at endpoint: Endpoint) -> String? {
    let types = AnswerTypes(contract: contract)
    let choices = types.choices(of: endpoint).filter { name in
      TokenWalk(contract.types).tokens(inType: name).allSatisfy(contract.isStep)
    }
    let exact = choices.first { types.step(ofType: $0) == step }
    guard step == .oddSignIn else { return exact }
    return exact ?? choices.first { types.step(ofType: $0) == .message }
  }

  func asksForConfirmation(_ input: OperationInput) -> Bool {
    refusals.declares(.accountUnconfirmed, at: input)
      || choice(for: .confirmation, at: input.endpoint) != nil
  }

  /// The token that the refusal of an odd sign-in brings.
  func refusedToken(at endpoint: Endpoint) -> String? {
    let refusal = endpoint.refuses.map { contract.refusals[$0.value] }.first {
      $0.means(.oddSignIn)
    }
    return TokenWalk(contract.types).tokens(in: refusal?.fields ?? []).first(where: contract.isStep)
  }
}
