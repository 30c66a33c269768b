import ContractModel

/// The parts that the tokens of a contract have in its session.
final class TokenParts: ContractFact {
  struct Part {
    let isStep: Bool
    let isBeside: Bool
    let isForAnybody: Bool
  }

  private let all: [String: Part]

  init(_ contract: Contract) {
    all = Dictionary(
      contract.tokens.names.map { name in
        (
          name,
          Part(
            isStep: contract.standsInSteps(name), isBeside: contract.standsBeside(name),
            isForAnybody: contract.isForAnybody(name, []))
        )
      },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(token: String) -> Part? { all[token] }
}

extension Contract {
  /// Nil for a token that it does not have.
  func part(of token: String) -> TokenParts.Part? { facts.fact { TokenParts(self) }[token] }
}
