import ContractModel
import Diagnostics
import Generation
import Mustache

/// The ways in which calls come to nothing.
struct RefusalsPage: Page {
  static let template = "Docs/refusals"

  let renews: Bool
  let refusals: [DeclaredError]
  let faults: Table<Fault>?

  struct DeclaredError: Encodable {
    let name: String
    let doc: Code
    let status: String
    let meaning: Code
    let conditions: [Condition]
    let recovery: Code
    let endsSessionInRenewal: Bool
    let details: [FieldRow]
    let messages: [ErrorMessage]
    let from: Code
  }

  struct Condition: Encodable {
    let field: Code
    let test: Code
  }

  struct Fault: Encodable {
    let name: String
    let doc: Code
    let fault: Code
    let recovery: Code
    let messages: [ErrorMessage]
  }

  init(_ context: DocsContext) {
    let blueprint = context.blueprint
    renews = blueprint.renewal != nil
    let callers = blueprint.calls.reduce(into: [String: [String]]()) { callers, call in
      for refusal in call.refusals { callers[refusal.name, default: []].append(call.name) }
    }
    refusals = blueprint.refusals.map {
      DeclaredError($0, from: callers[$0.name] ?? [], context)
    }
    faults = Table(blueprint.faults.map { Fault($0, context) })
  }
}

extension RefusalsPage.DeclaredError {
  fileprivate init(_ plan: RefusalPlan, from calls: [String], _ context: DocsContext) {
    let words = context.words
    name = plan.name
    doc = context.text(plan.doc)
    status = plan.status.description
    meaning = Code(words.remarks(plan.refusal.meanings.map { words.meaning($0.value) }))
    conditions = plan.conditions.map {
      .init(field: Code(words.place($0.wire)), test: Code(words.comparison($0.kind, $0.text)))
    }
    recovery = Code(words.recovery(plan.recovery))
    let ofRenewal = context.blueprint.renewal?.call.refusals ?? []
    endsSessionInRenewal =
      plan.recovery.word == .renew && ofRenewal.contains { $0.name == plan.name }
    details = context.fields(plan.details?.properties ?? [], showingPlace: true)
    messages = ErrorMessage.all(of: plan.refusal)
    from = context.codes(calls)
  }
}

extension RefusalsPage.Fault {
  fileprivate init(_ plan: FaultPlan, _ context: DocsContext) {
    name = plan.name
    doc = context.text(plan.refusal.doc)
    fault = Code(context.words.fault(plan.fault))
    recovery = Code(context.words.recovery(plan.recovery))
    messages = ErrorMessage.all(of: plan.refusal)
  }
}
