import ContractModel

/// How the client spells one call.
struct SwiftCallWords {
  private let plan: CallPlan
  private let client: SwiftClientWords
  /// The place in its group of the field that this form of the call wants.
  private let wanted: Int?

  init(_ plan: CallPlan, _ client: SwiftClientWords, wanting wanted: Int? = nil) {
    self.plan = plan
    self.client = client
    self.wanted = wanted
  }

  /// The forms of a call: one for each field of its group, which wants that field and none before it. So each call that
  /// sends some of them has one form, and a call without any has none.
  static func forms(_ plan: CallPlan, _ client: SwiftClientWords) -> [SwiftCallWords] {
    guard let group = plan.group else { return [SwiftCallWords(plan, client)] }
    return group.members.indices.map { SwiftCallWords(plan, client, wanting: $0) }
  }

  private func isWanted(_ name: String) -> Bool {
    wanted != nil && plan.group?.index(of: name) == wanted
  }

  private func isLeftOut(_ property: PropertyPlan) -> Bool {
    guard let wanted, let group = plan.group else { return false }
    var name = property.name
    if case .same(let other) = property.source { name = other }
    guard let index = group.index(of: name) else { return false }
    return index < wanted || group.isExact && index != wanted
  }

  var refusal: String {
    plan.refusals.isEmpty ? client.noRefusal : SwiftText.identifier(plan.refusalType)
  }

  /// The properties that the caller gives: neither constants nor what the session or the deployment knows. Fields that
  /// the call alone groups are given one by one.
  var given: [PropertyPlan] {
    leaves.filter { property in
      if isLeftOut(property) { return false }
      return switch property.source {
      case .given: true
      case .provider: pageValue(property) == nil
      case .token, .constant, .configuration, .same: false
      }
    }.map(asGiven) + (plan.nonce != nil && sentNonce == nil ? [.rawNonce] : [])
  }

  private func asGiven(_ property: PropertyPlan) -> PropertyPlan {
    guard property.group != nil, isWanted(property.name) else { return property }
    var property = property
    property.type.isOptional = false
    return property
  }

  /// The nonce where the call sends it as well.
  private var sentNonce: PropertyPlan? {
    leaves.first { if case .provider(_, .rawNonce) = $0.source { true } else { false } }
  }

  /// `.expecting(ExpectedNonce(rawNonce), in: "id")`
  private var expectation: String {
    guard let nonce = plan.nonce, let place = nonce.place else { return "" }
    let name = SwiftText.identifier((sentNonce ?? .rawNonce).name)
    let expected = "ExpectedNonce(\(name)\(nonce.isHashed ? ", isHashed: true" : ""))"
    return switch place {
    case .token(let token): "\n.expecting(\(expected), in: \(SwiftText.literal(token)))"
    case .field(let field): "\n.expecting(\(expected)) { $0.\(SwiftText.identifier(field)) }"
    }
  }

  /// `.answering(422, where: ["error.id": .equals("go_there")])`
  private var goodStatus: String {
    guard !plan.successMarks.isEmpty else { return "" }
    let marks = SwiftRefusalWords.tests(plan.successMarks)
    return CodeLayout.swift.list("\n.answering(", [String(plan.status), "where: \(marks)"], ")")
  }

  /// The call is built from tokens, which only the session can hand out.
  var usesTokens: Bool { !tokens.isEmpty }

  /// The keyword before the call: a token that has to be there may be missing.
  var attempt: String {
    leaves.contains { $0.token != nil && !$0.type.isOptional } ? "try " : ""
  }

  /// The tokens that stand in its fields.
  var tokens: [String] { leaves.compactMap(\.token) }

  /// The call is built from values that only a client has.
  var usesConfiguration: Bool {
    leaves.contains { property in
      property.configuration != nil && !(isAtHome && isShared(property))
    }
  }

  private var isAtHome: Bool { plan.server == client.homeServer }

  /// It goes with every call of its server.
  private func isShared(_ property: PropertyPlan) -> Bool {
    property.place == .header && client.shared(plan).contains { $0.name == property.name }
  }

  /// A page to open: `WebPage(environment.site, "/login", query: ["type": "ioslogin"])`
  var page: String {
    let url = client.url(of: plan.server, member("hosts"))
    return CodeLayout.swift.list("WebPage(", [url, path] + items("query", plan.query), ")")
  }

  /// The page is told something that is made for this sign-in.
  var usesSignIn: Bool { leaves.contains { pageValue($0) != nil } }

  /// The tokens that the page has to be told.
  var tokensOfPage: [String] {
    leaves.compactMap { $0.type.isOptional ? nil : $0.token }
  }

  private func pageValue(_ property: PropertyPlan) -> String? {
    guard plan.caller == .browser || plan.opens != nil,
      case .provider(_, let slot) = property.source
    else { return nil }
    switch slot {
    case .state: return "signIn.state"
    case .codeChallenge: return "signIn.pkce.challenge"
    case .rawNonce: return client.hashesNonce(of: property) ? "signIn.nonceHash" : "signIn.nonce"
    case .identityToken, .authorizationCode, .email, .fullName, .userId, .codeVerifier, .srpA,
      .salt,
      .srpB, .secretBlock, .timestamp, .signature:
      return nil
    }
  }

  private var leaves: [PropertyPlan] { client.leaves(plan.sent) }

  /// The arguments of a method that takes the call, or what makes it of tokens.
  var argument: String {
    usesTokens
      ? " { tokens in\n" + CodeLayout.swift.indented(attempt + expression) + "\n}"
      : CodeLayout.swift.list("(", [expression], ")", room: CodeLayout.room - 20)
  }

  /// A closure that makes the call of tokens, of which it may want none.
  var closure: String {
    let tokens = usesTokens ? "tokens" : "_"
    return "{ \(tokens) in\n" + CodeLayout.swift.indented(attempt + expression) + "\n}"
  }

  /// `Call<User, MeRefusal>("me", .get, "/api/users/me", needs: ["access"])`
  var expression: String {
    var parts = [SwiftText.literal(plan.name), ".\(plan.method.lowercased())", path]
    if !plan.needs.isEmpty {
      parts.append("needs: [\(plan.needs.map { SwiftText.literal($0) }.joined(separator: ", "))]")
    }
    parts += items("query", plan.query) + headers
    parts += items("cookies", plan.cookies)
    if plan.takesBody { parts += plan.content == .form ? items("form", plan.body) : [body] }
    if plan.takesEmptyObject { parts.append("body: [String: String]()") }
    if !server.isEmpty { parts.append(server) }
    if let rule = client.rule(of: plan.server) { parts.append("as: \(rule)") }
    return CodeLayout.swift.list("Call\(types)(", parts, ")") + goodStatus + expectation
  }

  /// The headers of this call alone. The session adds those of its own server.
  private var headers: [String] {
    let own = items("headers", plan.headers.filter { !isShared($0) })
    guard !isAtHome, !client.shared(plan).isEmpty else { return own }
    let isDeployed = client.shared(plan).contains { $0.configuration != nil }
    let all =
      "headers: Self.\(client.headersName(of: plan.server))"
      + (isDeployed ? "(\(member("configuration")))" : "")
    return [
      own.first.map {
        CodeLayout.swift.chain([all, String($0.dropFirst("headers: ".count))], " + ")
      } ?? all
    ]
  }

  /// `["X-Api-Key": configuration.apiKey]`
  static func headers(_ properties: [PropertyPlan]) -> String {
    let pairs = properties.map { property in
      let value = property.configuration.map { "configuration.\(SwiftText.identifier($0))" }
      let constant = SwiftText.literal(property.constant ?? "")
      return "\(SwiftText.literal(property.wire)): \(value ?? constant)"
    }
    return CodeLayout.swift.list("[", pairs, "]")
  }

  /// A member of the client, which a parameter of the same name would hide.
  func member(_ name: String) -> String {
    given.contains { $0.name == name } ? "self." + name : name
  }

  private var types: String {
    "<\(client.answer(of: plan).map(SwiftTypes.spell) ?? "NoAnswer"), \(refusal)>"
  }

  /// The server of the call, if not the session's own.
  private var server: String {
    guard plan.server != client.homeServer else { return "" }
    let url = client.url(of: plan.server, member("hosts"))
    return "server: \(url)"
  }

  /// A literal whose variable parts are interpolated, and so encoded by the runtime.
  private var path: String {
    let parts = plan.path.map { part in
      switch part {
      case .literal(let text): "/" + SwiftText.inside(text)
      case .field(let name):
        "/\\(" + (plan.pathFields.first { $0.name == name }.map(value) ?? "\"\"") + ")"
      }
    }
    return "\"" + (parts.isEmpty ? "/" : parts.joined()) + "\""
  }

  private var body: String {
    CodeLayout.swift.list(
      "body: \(SwiftText.identifier(plan.bodyType))(", arguments(plan.body), ")")
  }

  private func arguments(_ properties: [PropertyPlan]) -> [String] {
    properties.withoutConstants.map { property in
      let given = isLeftOut(property) ? "nil" : value(property)
      let text =
        isLeftOut(property) ? "" : inBody(property) + SwiftTypes.asText(asGiven(property).type)
      return "\(SwiftText.label(property.name)): \(given)\(text)"
    }
  }

  /// A body has the state as a text.
  private func inBody(_ property: PropertyPlan) -> String {
    pageValue(property) != nil && property.type.element == .text && property.isState
      ? ".reveal()" : ""
  }

  private func items(_ label: String, _ properties: [PropertyPlan]) -> [String] {
    let properties = properties.filter { !isLeftOut($0) }
    guard !properties.isEmpty else { return [] }
    let pairs = properties.map { "\(SwiftText.literal($0.wire)): \(value($0))" }
    return [CodeLayout.swift.list("\(label): [", pairs, "]")]
  }

  private func value(_ property: PropertyPlan) -> String {
    if let record = client.group(property) {
      return CodeLayout.swift.list(
        "\(SwiftText.identifier(record.name))(", arguments(record.properties), ")",
        room: CodeLayout.room - property.name.utf8.count)
    }
    if let value = pageValue(property) { return value }
    switch property.source {
    case .constant(let text): return SwiftText.literal(text)
    case .token(let name, _):
      let held = SwiftText.literal(name)
      let decoded = property.isDecoded ? ".percentDecoded" : ""
      return property.type.isOptional
        ? "tokens.ifHeld(\(held))" + (property.isDecoded ? "?" + decoded : "")
        : "tokens[\(held)]" + decoded
    case .configuration(let name):
      return "\(member("configuration")).\(SwiftText.identifier(name))"
    case .given, .provider: return SwiftText.identifier(property.name)
    case .same(let other): return SwiftText.identifier(other)
    }
  }
}

extension CallPlan {
  /// The words for what it does, where the contract has none. A call without a meaning has its route only.
  var summary: String? {
    operation == .call ? nil : englishSummary + "."
  }
}

extension PropertyPlan {
  fileprivate var isState: Bool {
    if case .provider(_, .state) = source { true } else { false }
  }

  /// The nonce of a sign-in, as the callback hands it over.
  fileprivate static let rawNonce = PropertyPlan(
    name: "rawNonce", wire: "rawNonce", wireNamesElsewhere: [], place: .body,
    type: TypePlan(element: .secret, container: .one, isOptional: false, travelsAsText: false),
    source: .given, kept: nil, doc: nil, example: nil)
}
