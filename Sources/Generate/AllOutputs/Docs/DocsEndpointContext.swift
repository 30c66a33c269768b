import ContractModel
import Generation
import Mustache

/// The page of the endpoints: each call with what it sends, returns and refuses.
struct DocsEndpointContext {
  let context: DocsContext

  private var blueprint: Blueprint { context.blueprint }
  private var words: DocsWords { context.words }

  var value: [String: Value] {
    [
      "calls": .list(blueprint.calls.map(call)),
      "severalServers": .bool(blueprint.servers.count > 1),
    ]
  }

  private func call(_ plan: CallPlan) -> Value {
    .object(
      heading(plan).joined(with: request(plan), answer(plan), refusals(plan)))
  }

  private func heading(_ plan: CallPlan) -> [String: Value] {
    [
      "name": .text(plan.name), "anchor": context.anchor(plan.name),
      "doc": context.text(plan.doc), "route": context.code("\(plan.method) \(plan.pathText)"),
      "server": context.code(plan.server),
      "operation": .verbatim(OperationWords(words.language).operation(plan)),
      "caller": .verbatim(words.caller(plan.caller)),
      "priority": context.some(plan.endpoint.priority.map { words.priority($0.value) }),
      "ends": context.some(plan.ends.map(words.ends)),
      "code": context.codes([plan.code].compactMap { $0 }),
      "provider": context.codes([plan.provider].compactMap { $0 }),
      "deprecated": plan.endpoint.deprecated.map(deprecation) ?? .null,
    ]
  }

  private func deprecation(_ plan: Endpoint.Deprecation) -> Value {
    .object([
      "since": .text(plan.since.value),
      "until": context.some(plan.until.map { MarkdownText.escape($0.value.description) }),
      "use": plan.use.map { link($0.value) } ?? .null,
    ])
  }

  private func link(_ call: String) -> Value {
    .verbatim("[\(MarkdownText.escape(call))](#\(MarkdownText.anchor(call)))")
  }

  private func request(_ plan: CallPlan) -> [String: Value] {
    [
      "needs": .list(plan.needs.map(need)),
      "sendsAnything": .bool(!plan.sent.isEmpty), "sends": context.fieldList(plan.sent),
      "bodyType": plan.takesBody || plan.takesEmptyObject
        ? context.code(words.mediaType(plan.content)) : .null,
    ]
  }

  private func need(_ token: String) -> Value {
    let placement = blueprint.tokens.first { $0.name == token }?.placement
    return .object([
      "token": context.code(token), "sent": .verbatim(words.placement(placement)),
    ])
  }

  private func answer(_ plan: CallPlan) -> [String: Value] {
    let callback = blueprint.callbacks.first { $0.name == plan.endsIn }
    return [
      "status": .text(String(plan.status)),
      "answer": context.some(plan.answer.map(context.fields.type)),
      "redirect": callback.map(redirect) ?? .null,
      "opens": plan.opens.map(opened) ?? .null,
      "cookiesEnded": context.codes(plan.cookiesEnded),
    ]
  }

  private func redirect(_ callback: CallbackPlan) -> Value {
    .object([
      "callback": .text(callback.name), "callbackAnchor": context.anchor(callback.name),
      "location": context.code(callback.shape),
    ])
  }

  private func opened(_ page: OpenedPagePlan) -> Value {
    .object([
      "field": context.code(page.wire), "callback": .text(page.callback),
      "callbackAnchor": context.anchor(page.callback),
    ])
  }

  private func refusals(_ plan: CallPlan) -> [String: Value] {
    let renews = plan.name == blueprint.renewal?.call.name
    return [
      "refusesAnything": .bool(!plan.refusals.isEmpty),
      "refusals": .list(
        plan.refusals.map { refusal in
          .object([
            "name": .text(refusal.name), "anchor": context.anchor(refusal.name),
            "status": .text(refusal.status.description),
            "recovery": .verbatim(words.recovery(refusal.recovery, inRenewal: renews)),
          ])
        }),
    ]
  }
}
