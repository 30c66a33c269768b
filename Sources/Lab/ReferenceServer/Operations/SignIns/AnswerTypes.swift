import ContractModel
import Diagnostics
import Machines

/// The types that an answer may be of.
struct AnswerTypes {
  let contract: Contract

  func choices(of endpoint: Endpoint) -> [String] {
    guard case .shape(let shape) = endpoint.returns, case .type(let name) = shape.element,
      case .oneOf(let names)? = contract.types.find(name)?.content
    else { return [] }
    return names.map(\.value)
  }

  /// The step of a sign-in that an answer of the type asks for.
  func step(ofType name: String) -> SignInStep? { steps(in: contract.types[name].fields).first }

  /// The steps that fields are about.
  func steps(in fields: [Field]) -> [SignInStep] {
    FieldWalk(contract.types).all(fields).compactMap { $0.role?.value.step }
  }

  /// The token that joins this step to the next.
  func stepToken(inType name: String) -> String? {
    TokenWalk(contract.types).tokens(inType: name).first(where: contract.isStep)
  }

  /// The outcome of a call; where an answer is one of several types, it says which one it is.
  func outcome(_ data: AnswerData, at endpoint: Endpoint) -> Outcome {
    let types = choices(of: endpoint)
    guard !types.isEmpty else { return .done(data) }
    let good = types.first { name in
      TokenWalk(contract.types).tokens(inType: name).contains { data.tokens[$0] != nil }
    }
    return .answered(type: good ?? types[0], data)
  }
}
