import ContractModel
import Diagnostics

/// The rules for the headers and cookies of an answer. A name that none can have never comes, and one that means
/// something else already is read as what it is not. A text that none can hold would make each answer a fault.
struct AnswerRules {
  private let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var problems: [Diagnostic] {
    let answers = contract.endpoints.flatMap(contract.answerForms)
    let refusals = contract.servers.map(\.refusal) + contract.refusals.map(\.fields)
    return (answers + refusals).flatMap { $0.flatMap(problems) }
  }

  private func problems(_ field: Field) -> [Diagnostic] {
    switch field.location {
    case .header, .cookie:
      (PartRules(contract).isPlain(field) ? [] : [.notPlain(field)]) + texts(field)  //! header-list
    case .body, .path, .query: []
    }
  }

  private func texts(_ field: Field) -> [Diagnostic] {
    switch field.location {
    case .header:
      [HeaderRules.nameProblem(field, owner)].compactMap { $0 }  //! answer-header-name
        + HeaderRules.valueProblems(field, contract)
    case .cookie:
      [CookieRules.nameProblem(field)].compactMap { $0 }  //! answer-cookie-name
        + CookieRules.valueProblems(field, contract)
    case .body, .path, .query: []
    }
  }

  /// The owner of a header of that name, in words; nil if it has none.
  private func owner(of name: String) -> String? {
    switch name {
    case "content-type": "it gives the type of the body"
    case "x-content-type-options": "each answer of the stubs has it, as `nosniff`"
    case "set-cookie": "it brings cookies, which are fields with `in: cookie`"
    default:
      HeaderRules.transport.contains(name) ? "the server that sends the answer writes it" : nil
    }
  }
}
