import ContractModel
import Diagnostics
import Generation
import Mustache

/// Each call with what it sends, returns and refuses, and the types of its messages.
struct EndpointsPage: Page {
  static let template = "Docs/endpoints"

  let servers: [Server]
  let calls: [Call]
  let hasTypes: Bool
  let records: [MessageRecord]
  let choices: [MessageChoice]
  let enumerations: [MessageEnumeration]

  struct Server: Encodable {
    let name: String
    let url: Code
    let doc: Code
  }

  struct Call: Encodable {
    let name: String
    let deprecated: Deprecation?
    let doc: Code
    let route: Code
    let server: Code
    let operation: Code
    let priority: Code?
    let caller: Code
    let ends: Code?
    let provider: Code
    let code: Code
    let needs: [Need]
    let sends: Table<SentField>?
    let bodyType: Code?
    let redirect: Redirect?
    let status: Int
    let answer: Code?
    let opens: Opened?
    let cookiesEnded: Code
    let refusals: Table<CallError>?
  }

  struct Deprecation: Encodable {
    let since: String
    let until: String?
    let use: Code?
  }

  struct Need: Encodable {
    let token: Code
    let sent: Code
  }

  struct Redirect: Encodable {
    let callback: String
    let callbackAnchor: Code
    let location: Code
  }

  struct Opened: Encodable {
    let field: Code
    let callback: String
    let callbackAnchor: Code
  }

  struct CallError: Encodable {
    let name: String
    let anchor: Code
    let status: String
    let recovery: Code
  }

  init(_ context: DocsContext) {
    let blueprint = context.blueprint
    servers = blueprint.servers.map {
      Server(
        name: $0.name, url: context.reference($0.server.url), doc: context.text($0.server.doc))
    }
    calls = blueprint.calls.map { Call($0, context) }
    records = blueprint.records.map { MessageRecord($0, context) }
    choices = blueprint.choices.map { MessageChoice($0, context) }
    enumerations = blueprint.enumerations.map { MessageEnumeration($0, context) }
    hasTypes = !records.isEmpty || !choices.isEmpty || !enumerations.isEmpty
  }
}

extension EndpointsPage.Call {
  fileprivate init(_ plan: CallPlan, _ context: DocsContext) {
    let (blueprint, words) = (context.blueprint, context.words)
    name = plan.name
    deprecated = plan.endpoint.deprecated.map { .init($0) }
    doc = context.text(plan.doc)
    route = context.code("\(plan.method) \(plan.pathText)")
    server = context.code(plan.server)
    operation = Code(words.operation(plan))
    priority = plan.endpoint.priority.map { Code(words.priority($0.value)) }
    caller = Code(words.caller(plan.caller))
    ends = plan.ends.map { Code(words.ends($0)) }
    provider = context.codes(plan.provider)
    code = context.codes(plan.code)
    needs = plan.needs.map { .init($0, context) }
    sends = context.sent(plan.sent)
    let hasBody = plan.takesBody || plan.takesEmptyObject
    bodyType = hasBody ? context.code(plan.content.mediaType) : nil
    redirect = blueprint.callbacks.first { $0.name == plan.endsIn }.map { .init($0, context) }
    status = plan.status
    answer = plan.answer.map { Code(words.type($0)) }
    opens = plan.opens.map { .init($0, context) }
    cookiesEnded = context.codes(plan.cookiesEnded)
    let renews = plan.name == blueprint.renewal?.call.name
    refusals = Table(plan.refusals.map { .init($0, inRenewal: renews, context) })
  }
}

extension EndpointsPage.Deprecation {
  fileprivate init(_ plan: Endpoint.Deprecation) {
    since = plan.since.value
    until = plan.until?.value.description
    use = plan.use.map {
      Code("[\(MarkdownText.escape($0.value))](#\(MarkdownText.anchor($0.value)))")
    }
  }
}

extension EndpointsPage.Need {
  fileprivate init(_ token: String, _ context: DocsContext) {
    let placement = context.blueprint.tokens.first { $0.name == token }?.placement
    self.token = context.code(token)
    sent = Code(context.words.placement(placement))
  }
}

extension EndpointsPage.Redirect {
  fileprivate init(_ plan: CallbackPlan, _ context: DocsContext) {
    callback = plan.name
    callbackAnchor = context.anchor(plan.name)
    location = context.code(plan.shape)
  }
}

extension EndpointsPage.Opened {
  fileprivate init(_ plan: OpenedPagePlan, _ context: DocsContext) {
    field = context.code(plan.wire)
    callback = plan.callback
    callbackAnchor = context.anchor(plan.callback)
  }
}

extension EndpointsPage.CallError {
  /// Renewing again in the call that renews would lead nowhere: the session is over.
  fileprivate init(_ plan: RefusalPlan, inRenewal: Bool, _ context: DocsContext) {
    let isOver = inRenewal && plan.recovery.word == .renew
    name = plan.name
    anchor = context.anchor(plan.name)
    status = plan.status.description
    recovery = Code(context.words.recovery(isOver ? .signIn : plan.recovery))
  }
}
