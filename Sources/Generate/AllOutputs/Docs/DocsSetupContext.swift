import ContractModel
import Generation
import Mustache

/// The page of the set-up: values of the client, servers, providers and callbacks.
struct DocsSetupContext {
  let context: DocsContext

  private var blueprint: Blueprint { context.blueprint }
  private var words: DocsWords { context.words }
  private var language: DocsLanguage { context.language }

  var value: [String: Value] {
    [
      "hasConfiguration": .bool(!blueprint.configuration.isEmpty),
      "configuration": context.fieldList(blueprint.configuration),
      "servers": .list(blueprint.servers.map(server)),
      "hasProviders": .bool(!blueprint.contract.providers.isEmpty),
      "providers": .list(blueprint.contract.providers.map(provider)),
      "hasCallbacks": .bool(!blueprint.callbacks.isEmpty),
      "callbacks": .list(blueprint.callbacks.map(callback)),
    ]
  }

  /// A server of pages and redirects, which refuses in plain text, answers in no such form.
  private func answersInBody(_ plan: ServerPlan) -> Bool {
    plan.refusalFields.contains { $0.wire != "." }
      || blueprint.calls.contains { $0.server == plan.name && $0.answer != nil }
  }

  private func server(_ plan: ServerPlan) -> Value {
    let server = plan.server
    return .object([
      "name": .text(plan.name), "doc": context.text(server.doc),
      "url": context.address(server.url), "content": context.code(words.mediaType(server.content)),
      "answers": answersInBody(plan)
        ? context.code(words.mediaType(server.content == .form ? .json : server.content)) : .null,
      "names": context.code(server.names.rawValue),
      "refusal": context.some(language.list(plan.refusalFields.map { words.place($0.wire) })),
      "success": context.some(
        language.list(
          plan.success.map {
            language.text("\(words.code($0.wire)) is ", "\(words.code($0.wire)) 为 ")
              + words.code($0.text)
          })),
      "answer": context.codes(server.answer.isEmpty ? [] : [server.answer.joined(separator: ".")]),
      "pins": context.some(server.pins.map { words.configured($0.value) }),
      "sendsWithAll": context.fieldList(plan.sends), "sendsMore": .bool(!plan.sends.isEmpty),
    ])
  }

  private func provider(_ provider: Provider) -> Value {
    let tuned = request(provider)
    return .object(
      [
        "name": .text(provider.name.value), "doc": context.text(provider.doc),
        "kind": context.code(provider.kind.value.rawValue),
        "audience": context.some(provider.audience.map(words.reference)),
        "issuer": context.some(provider.issuer.map(words.reference)),
        "clientId": context.some(provider.clientId.map(words.reference)),
        "poolId": context.some(provider.poolId.map(words.reference)),
        "signInAliases": context.some(
          language.list(provider.signInAliases.map { alias($0.value) })),
        "offers": context.codes(provider.offers.map(\.value)),
      ].joined(with: tuned))
  }

  /// The parts of a provider that go with each request.
  private func request(_ provider: Provider) -> [String: Value] {
    [
      "scopes": context.codes(provider.scopes.map(\.value)),
      "asks": context.some(language.list(provider.asks.map { asked($0.value) })),
      "pkce": context.some(provider.pkce.map { pkce($0.value) }),
      "nonce": context.some(provider.nonce.map { nonce($0.value) }),
      "privateSession": context.some(provider.privateSession.map { sheet($0.value) }),
    ]
  }

  private func alias(_ alias: Provider.Alias) -> String {
    switch alias {
    case .email: language.text("email address", "邮箱")
    case .phone: language.text("phone number", "手机号")
    case .username: language.text("user name", "用户名")
    }
  }

  private func asked(_ asked: Provider.Asked) -> String {
    switch asked {
    case .fullName: language.text("full name", "姓名")
    case .email: language.text("email address", "邮箱")
    }
  }

  private func pkce(_ pkce: Provider.PKCE) -> String {
    switch pkce {
    case .s256: words.code("S256")
    case .plain: language.text("plain: the verifier itself is sent", "明文：直接发送校验码")
    case .unused: language.text("not used", "不使用")
    }
  }

  private func nonce(_ nonce: Provider.NonceRule) -> String {
    switch nonce {
    case .sha256Hex:
      language.text("its SHA-256, in hexadecimal, goes to the provider", "把它的 SHA-256（十六进制）交给身份提供方")
    case .raw: language.text("goes to the provider as it is", "原样交给身份提供方")
    case .unused: language.text("not used", "不使用")
    }
  }

  private func sheet(_ isPrivate: Bool) -> String {
    isPrivate
      ? language.text("keeps no cookies, so the system asks nothing", "不保留 Cookie，系统不再询问用户")
      : language.text("shares the browser's cookies", "与浏览器共用 Cookie")
  }

  private func callback(_ plan: CallbackPlan) -> Value {
    let from = blueprint.calls.filter { ($0.endsIn ?? $0.opens?.callback) == plan.name }.map(\.name)
    return .object([
      "name": .text(plan.name), "anchor": context.anchor(plan.name), "url": context.code(plan.url),
      "shape": context.code(plan.shape), "doc": context.text(plan.callback.doc),
      "hostIsChecked": .bool(plan.callback.hostIsUnchecked?.value != true),
      "from": context.codes(from), "hasFields": .bool(!plan.record.properties.isEmpty),
      "fields": context.fieldList(plan.record.properties),
      "associatedDomain": context.codes(plan.webHost.map { ["webcredentials:\($0)"] } ?? []),
      "state": context.codes([plan.state].compactMap { $0 }),
    ])
  }
}
