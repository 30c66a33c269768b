import ContractModel
import Diagnostics

/// A reserved call has its route, and a reserved error its code.
struct ReservedWithoutWire: Rule {
  let id = "reserved-without-wire"
  let title = "a reserved call or error says how it looked on the wire"
  let severity = Severity.note
  let why = "apps in use know the route or the code, and never the name"
  let reason =
    "The name of a call or an error stands in code only. Without `wire`, a new call may take the route of a removed one, "
    + "and a new error its code. It is a note: calls may share a route, and an error may have had no code."

  func findings(in contract: Contract) -> [Finding] {
    let hasCodes = contract.refusals.contains { !$0.match.isEmpty }
    return contract.reservedNames.compactMap { name in
      guard name.wire == nil, name.isDefinition else { return nil }
      let example: String
      switch name.section {
      case "endpoints": example = "POST /old/route"
      case "errors" where hasCodes: example = "OLD_CODE"
      default: return nil
      }
      return Finding(
        message: "`\(name.at.value)` is reserved by its name alone", span: name.at.span,
        help: "add what it looked like, as in `wire: \(example)`")
    }
  }
}
