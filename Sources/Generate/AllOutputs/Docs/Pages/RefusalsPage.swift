import ContractModel
import Diagnostics
import Generation
import Machines
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
    let callers = blueprint.calls.reduce(into: [String: [CallPlan]]()) { callers, call in
      for refusal in call.refusals { callers[refusal.name, default: []].append(call) }
    }
    refusals = blueprint.refusals.map {
      DeclaredError($0, from: callers[$0.name] ?? [], context)
    }
    faults = Table(blueprint.faults.map { Fault($0, context) })
  }
}

extension RefusalsPage.DeclaredError {
  fileprivate init(_ plan: RefusalPlan, from calls: [CallPlan], _ context: DocsContext) {
    let words = context.words
    name = plan.name
    doc = context.text(plan.doc)
    status = plan.status.description
    meaning = Code(words.remarks(plan.refusal.meanings.map { words.meaning($0.value) }))
    conditions = plan.conditions.map {
      let test = words.text(.comparison($0.kind, $0.text))
      return .init(field: Code(words.place($0.wire)), test: Code(test))
    }
    recovery = context.recovery(plan.recovery, in: calls)
    let ofRenewal = context.blueprint.renewal?.call.refusals ?? []
    endsSessionInRenewal =
      plan.recovery.word == .renew && ofRenewal.contains { $0.name == plan.name }
    details = context.fields(plan.details?.properties ?? [], showingPlace: true)
    messages = ErrorMessage.all(of: plan.refusal)
    from = context.codes(calls.map(\.name))
  }
}

extension RefusalsPage.Fault {
  fileprivate init(_ plan: FaultPlan, _ context: DocsContext) {
    name = plan.name
    doc = context.text(plan.refusal.doc)
    fault = Code(context.words.text(.fault(plan.fault)))
    recovery = context.recovery(plan.recovery, in: [])
    messages = ErrorMessage.all(of: plan.refusal)
  }
}

extension DocsContext {
  /// What the app does. An error of a sign-in finds no session that it could end.
  func recovery(_ recovery: Recovery, in calls: [CallPlan]) -> Code {
    let ends = Set(calls.map { contract.sendsSession($0.endpoint) })
    let signIn: SignInRecovery =
      ends.count == 2 ? .dependsOnCall : ends == [false] ? .repeatsSignIn : .endsSession
    return Code(words.text(.recovery(recovery, signIn)))
  }
}
