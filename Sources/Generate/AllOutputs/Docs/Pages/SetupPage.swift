import ContractModel
import Diagnostics
import Generation
import Mustache

/// What to configure: values of the client, servers, the app's project, providers and callbacks.
struct SetupPage: Page {
  static let template = "Docs/setup"

  let configuration: Table<FieldRow>?
  let servers: [Server]
  let needsNothing: Bool
  let urlSchemes: Code
  let keychain: Keychain?
  let biometrics: Biometrics?
  let providers: Table<Provider>?
  let callbacks: Table<Callback>?

  struct Server: Encodable {
    let name: String
    let doc: Code
    let url: Code
    let content: Code
    let answers: Code?
    let names: Code
    let refusal: Code
    let success: Code
    let answer: Code
    let pins: Code?
    let sends: Table<SentField>?
  }

  struct Provider: Encodable {
    let name: String
    let doc: Code
    let kind: Code
    let audience: Code
    let issuer: Code
    let clientId: Code
    let poolId: Code
    let signInAliases: Code
    let offers: Code
    let scopes: Code
    let asks: Code
    let pkce: Code?
    let nonce: Code?
    let webSheet: Code?
  }

  struct Callback: Encodable {
    let name: String
    let doc: Code
    let shape: Code
    let hostIsChecked: Bool
    let associatedDomain: Code
    let state: Code
    let from: Code
    let fields: Table<FieldRow>?
  }

  init(_ context: DocsContext) {
    let (blueprint, contract) = (context.blueprint, context.contract)
    configuration = Table(context.fields(blueprint.configuration))
    servers = blueprint.servers.map { Server($0, context) }
    let items = KeychainItem.all(of: blueprint)
    needsNothing =
      items.isEmpty && contract.app.urlSchemes.isEmpty && contract.app.biometrics == nil
      && contract.app.keychain == nil
    urlSchemes = context.codes(contract.app.urlSchemes.map(\.value))
    keychain = Keychain(items, context)
    biometrics = contract.app.biometrics.map { Biometrics($0, context) }
    providers = Table(contract.providers.map { Provider($0, context) })
    callbacks = Table(blueprint.callbacks.map { Callback($0, context) })
  }
}

extension SetupPage.Server {
  fileprivate init(_ plan: ServerPlan, _ context: DocsContext) {
    let (server, words) = (plan.server, context.words)
    name = plan.name
    doc = context.text(server.doc)
    url = context.reference(server.url)
    content = context.code(server.content.mediaType)
    let answer = server.content == .form ? .json : server.content
    answers = context.answersInBody(plan) ? context.code(answer.mediaType) : nil
    names = context.code(server.names.rawValue)
    refusal = context.list(plan.refusalFields.map { words.place($0.wire) })
    success = context.list(plan.success.map { words.mark($0.wire, is: $0.text) })
    self.answer = context.codes(
      server.answer.isEmpty ? nil : server.answer.joined(separator: "."))
    pins = server.pins.map { Code(words.configured($0.value)) }
    sends = context.sent(plan.sends)
  }
}

extension DocsContext {
  /// A server of pages and redirects, which refuses in plain text, answers in no such form.
  fileprivate func answersInBody(_ plan: ServerPlan) -> Bool {
    plan.refusalFields.contains { $0.wire != "." }
      || blueprint.calls.contains { $0.server == plan.name && $0.answer != nil }
  }
}

extension SetupPage.Provider {
  fileprivate init(_ provider: Provider, _ context: DocsContext) {
    let words = context.words
    name = provider.name.value
    doc = context.text(provider.doc)
    kind = context.code(provider.kind.value.rawValue)
    audience = context.reference(provider.audience)
    issuer = context.reference(provider.issuer)
    clientId = context.reference(provider.clientId)
    poolId = context.reference(provider.poolId)
    signInAliases = context.list(provider.signInAliases.map { words.alias($0.value) })
    offers = context.codes(provider.offers.map(\.value))
    scopes = context.codes(provider.scopes.map(\.value))
    asks = context.list(provider.asks.map { words.asked($0.value) })
    pkce = provider.pkce.map { Code(words.pkce($0.value)) }
    nonce = provider.nonce.map { Code(words.nonce($0.value)) }
    webSheet = provider.privateSession.map { Code(words.webSheet(isPrivate: $0.value)) }
  }
}

extension SetupPage.Callback {
  fileprivate init(_ plan: CallbackPlan, _ context: DocsContext) {
    let calls = context.blueprint.calls.filter {
      ($0.endsIn ?? $0.opens?.callback) == plan.name
    }
    name = plan.name
    doc = context.text(plan.callback.doc)
    shape = context.code(plan.shape)
    hostIsChecked = plan.callback.hostIsUnchecked?.value != true
    associatedDomain = context.codes(plan.webHost.map { "webcredentials:\($0)" })
    state = context.codes(plan.state)
    from = context.codes(calls.map(\.name))
    fields = Table(context.fields(plan.record.properties))
  }
}
