package import ContractModel

/// A mistake that a server is given on purpose, so that a tester can be seen to find it.
package struct Defect: Sendable {
  /// As `authlab serve --defect` takes it.
  package let name: String
  /// The mistake in one line.
  package let says: String
  let effect: DefectEffect

  enum DefectEffect: Sendable {
    /// The server keeps another contract than the one that it was given. Nil where it would be the same.
    case contract(@Sendable (ContractTree) -> ContractTree?)
    /// It keeps its contract, and its messages are falsified. Nil where the contract has no such messages.
    case messages(@Sendable (Contract) -> (any MessageFault)?)
  }

  init(
    _ name: String, _ says: String,
    contract edit: @escaping @Sendable (ContractTree) -> ContractTree?
  ) {
    self.name = name
    self.says = says
    effect = .contract(edit)
  }

  init(
    _ name: String, _ says: String,
    messages fault: @escaping @Sendable (Contract) -> (any MessageFault)?
  ) {
    self.name = name
    self.says = says
    effect = .messages(fault)
  }
}

extension Defect {
  package static let all: [Defect] =
    tokenDefects + passwordDefects + codeDefects + endpointDefects + messageDefects
    + answerDefects + requestDefects + believingDefects + pageDefects

  package static func named(_ name: String) -> Defect? { all.first { $0.name == name } }

  /// Whether a server of this contract can have it.
  package func shows(in tree: ContractTree, _ contract: Contract) -> Bool {
    switch effect {
    case .contract(let edit): edit(tree) != nil
    case .messages(let fault): fault(contract) != nil
    }
  }

  /// The contract that the server keeps in truth.
  package func contract(instead tree: ContractTree) -> ContractTree {
    if case .contract(let edit) = effect { edit(tree) ?? tree } else { tree }
  }

  /// The fault of its messages; nil where they are as they should be.
  package func messages(_ contract: Contract) -> (any MessageFault)? {
    if case .messages(let fault) = effect { fault(contract) } else { nil }
  }
}
