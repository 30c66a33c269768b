import ContractModel
import Diagnostics
import Generation
import Mustache

/// The ways in which calls come to nothing.
struct DocsRefusalContext {
  let context: DocsContext
  /// The calls that give a refusal, by its name, as code in the order of the contract.
  private let callers: [String: [String]]

  init(context: DocsContext) {
    self.context = context
    callers = context.blueprint.calls.reduce(into: [:]) { callers, call in
      let name = context.words.code(call.name)
      for refusal in call.refusals { callers[refusal.name, default: []].append(name) }
    }
  }

  private var blueprint: Blueprint { context.blueprint }
  private var words: DocsWords { context.words }

  var value: [String: Value] {
    [
      "refusals": .list(blueprint.refusals.map(refusal)),
      "renews": .bool(blueprint.renewal != nil),
      "hasFaults": .bool(!blueprint.faults.isEmpty),
      "faults": .list(blueprint.faults.map(fault)),
    ]
  }

  private func refusal(_ plan: RefusalPlan) -> Value {
    let from = callers[plan.name] ?? []
    let none = context.language.text("no endpoint", "没有接口使用")
    return .object([
      "name": .text(plan.name), "anchor": context.anchor(plan.name),
      "doc": context.text(plan.doc), "status": .text(plan.status.description),
      "recovery": .verbatim(words.recovery(plan.recovery, inRenewal: false)),
      "meaning": context.some(meaning(plan.refusal.meanings.map(\.value))),
      "conditions": .list(plan.conditions.map(condition)),
      "messages": messages(plan.refusal),
      "from": from.isEmpty ? .verbatim(none) : context.some(context.language.list(from)),
      "renewalNote": .bool(plan.recovery.word == .renew && refusesRenewal(plan)),
      "details": context.fieldList(plan.details?.properties ?? [], tellPlace: true),
    ])
  }

  private func meaning(_ meanings: [Meaning]) -> String {
    let texts = DocsMeaningWords(language: context.language)
    return context.language.remarks(
      meanings.map { "\(words.code($0.rawValue)): \(texts.text($0))" })
  }

  private func condition(_ plan: ConditionPlan) -> Value {
    .object([
      "field": .verbatim(words.place(plan.wire)),
      "test": .verbatim(words.test(plan.kind) + words.code(plan.text)),
    ])
  }

  private func messages(_ refusal: Refusal) -> Value {
    .list(
      refusal.messages.map {
        .object(["language": .text($0.language.value), "text": .text($0.text.value)])
      })
  }

  private func refusesRenewal(_ plan: RefusalPlan) -> Bool {
    blueprint.renewal?.call.refusals.contains { $0.name == plan.name } ?? false
  }

  private func fault(_ plan: FaultPlan) -> Value {
    .object([
      "name": .text(plan.name), "fault": .verbatim(words.fault(plan.fault)),
      "recovery": .verbatim(words.recovery(plan.recovery, inRenewal: false)),
      "doc": context.text(plan.refusal.doc), "messages": messages(plan.refusal),
    ])
  }
}
