import ContractModel
import Diagnostics
import Machines

/// The parts of the language that a requested output cannot do yet: said before anything wrong is written.
struct NotYet {
  private var found: [Diagnostic] = []
  private let output: OutputKind

  private init(_ output: OutputKind) { self.output = output }

  static func problems(in contract: Contract, for outputs: Set<OutputKind>) -> [Diagnostic] {
    //! docs-each-server
    let readers: [OutputKind] = [.client, .fixtures, .docs].filter(outputs.contains)
    let writers = OutputKind.allCases.filter {
      outputs.contains($0) && OutputKind.stubs.union([.fixtures]).contains($0)  //! header-fixture
    }
    return (outputs.contains(.client) ? client(contract) : [])
      + readers.prefix(1).flatMap { spelt(contract, $0) }
      + writers.prefix(1).flatMap { marked(contract, $0) }
      + outputs.intersection(OutputKind.stubs).sorted { $0.rawValue < $1.rawValue }.prefix(1)
      .flatMap { chosen(contract, $0) }
  }

  /// The texts that every good answer is known by are written into its body.
  private static func marked(_ contract: Contract, _ output: OutputKind) -> [Diagnostic] {
    var list = NotYet(output)
    for server in contract.servers {  //! stub-header-condition
      for condition in server.success
      where ConditionPlan(success: condition, of: server).isHeader {
        list.report("a good answer that is known by a header", at: condition.field.span)
      }
    }
    return list.found
  }

  /// A stub reads a choice by its constants.
  private static func chosen(_ contract: Contract, _ output: OutputKind) -> [Diagnostic] {
    var list = NotYet(output)
    for field in contract.endpoints.flatMap({ FieldWalk(contract.types).all($0.sends) }) {
      guard case .type(let type) = field.shape.element,
        case .oneOf(let names) = contract.types[type].content
      else { continue }
      let keys = ChoiceKeys(names, in: contract.types)
      //! stub-choice-by-constants
      guard names.contains(where: { !keys.keys(of: $0.value).isEmpty }) else { continue }
      list.report(
        "a call that sends `\(type)`, whose types are told apart by the fields that are there,",
        at: field.name.span, help: "give each of the types a field with its own `constant:`")
    }
    return list.found
  }

  /// One rule finds a refusal at all servers that answer with it, and one line of the docs tells how.
  private static func spelt(_ contract: Contract, _ output: OutputKind) -> [Diagnostic] {
    var list = NotYet(output)
    let use = TypeUse(contract)
    for refusal in contract.refusals {
      let servers = use.servers(ofRefusal: refusal.name.value)
      for condition in refusal.match {
        let places = servers.map {
          (server: $0.name, place: ConditionPlan(condition, of: refusal, on: [$0]).place)
        }
        //! each-server-match-place
        guard let one = places.first, let other = places.first(where: { $0.place != one.place })
        else { continue }
        list.report(
          "an error known by \(one.place) at `\(one.server.value)` and by \(other.place) at "
            + "`\(other.server.value)`", at: condition.field.span,
          related: [RelatedPlace(other.server.span, "the other server")],
          help: "make an error for each of these servers, or give the field one `wire`")
      }
    }
    return list.found
  }

  private static func client(_ contract: Contract) -> [Diagnostic] {
    var list = NotYet(.client)
    for refusal in contract.refusals {
      if case .renew(let token?) = refusal.recovery.value, !contract.canRenew(token) {
        list.report(
          "a recovery by `\(token)`, which nothing brings anew,", at: refusal.recovery.span,
          help: RenewedToken.help(token))
      }
    }
    for slot in UnreachedSlots(contract).found {
      list.report(slot.what, at: slot.span, related: slot.related, help: slot.help)
    }
    return list.found
  }

  private mutating func report(
    _ what: String, at span: Span, related: [RelatedPlace] = [], help: String? = nil
  ) {
    found.append(
      Diagnostic(
        "not-generated-yet", "\(what) cannot be generated yet", at: span, related: related,
        why: "the language and lint know it; the output `\(output.rawValue)` does not",
        help: help ?? "leave that output out: give the contract its `outputs` in authgen.yaml"))
  }
}

extension ConditionPlan {
  //! header-place-caseless
  /// As a message says it. Names of headers are compared without case.
  fileprivate var place: String { isHeader ? "the header `\(wire.lowercased())`" : "`\(wire)`" }
}
