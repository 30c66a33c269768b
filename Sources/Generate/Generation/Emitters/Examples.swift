import ContractModel
import Diagnostics

/// Values for fixtures and docs: the author's where there are some, else ones that nobody takes for real.
package struct Examples {
  private let records: [String: RecordPlan]
  private let enumerations: [String: EnumerationPlan]
  private let choices: [String: ChoicePlan]
  private let servers: [String: ServerPlan]
  /// The seconds that each token lasts.
  private let lifetimes: [String: Int]
  /// A list of these is shown once: inside of one of them it is empty.
  private let endless: Set<String>
  private var isInEndless = false
  /// Whose names are used; those of the first server that speaks of a type where it is not said.
  private var server = ""
  /// The values of a message of a story; nil where a message stands for itself.
  package var story: StoryContext?

  package init(_ blueprint: Blueprint) {
    records = Dictionary(uniqueKeysWithValues: blueprint.records.map { ($0.name, $0) })
    enumerations = Dictionary(uniqueKeysWithValues: blueprint.enumerations.map { ($0.name, $0) })
    choices = Dictionary(uniqueKeysWithValues: blueprint.choices.map { ($0.name, $0) })
    servers = Dictionary(uniqueKeysWithValues: blueprint.servers.map { ($0.name, $0) })
    lifetimes = Dictionary(
      uniqueKeysWithValues: blueprint.tokens.map { ($0.name, $0.lifetimeSeconds ?? 3600) })
    endless = TypeGraph(blueprint.records, blueprint.choices).endless
  }

  /// The same examples in the names of one server.
  private func at(_ server: String) -> Examples {
    var examples = self
    examples.server = server
    return examples
  }

  /// The same examples inside of a type.
  private func inside(_ type: String) -> Examples {
    guard endless.contains(type) else { return self }
    var examples = self
    examples.isInEndless = true
    return examples
  }

  private func wire(_ property: PropertyPlan) -> String {
    property.wireNamesElsewhere.first { $0.server == server }?.wire ?? property.wire
  }

  /// The text of a token.
  package func token(_ name: String) -> String { story?.token(name) ?? "example-\(name)-token" }

  package func object(_ properties: [PropertyPlan]) -> JSONValue {
    .members(properties.shown.filter(isThere).map { (wire($0), value($0)) })
  }

  private func isThere(_ property: PropertyPlan) -> Bool { story?.leavesOut(property) != true }

  /// The JSON body that a call sends. An email address and a phone number are two names of one person: one is enough.
  package func body(of call: CallPlan) -> JSONValue {
    let contacts = call.body.filter { $0.type.isOptional && $0.rules.form != nil }
    let others = Set(contacts.dropFirst().map(\.name))  //! example-one-contact
    return at(call.server).object(call.body.filter { !others.contains($0.name) })
  }

  /// The URL of a callback with all that it brings.
  package func url(of callback: CallbackPlan) -> String {
    callback.joined { name in
      let field = callback.record.properties.first { $0.wire == name }
      return PercentEncoding.encode(field.map(text) ?? "example-\(name)")
    }
  }

  /// The body of a refusal: the texts that it is matched by, example texts beside them, and what it tells.
  package func body(of refusal: RefusalPlan, from call: CallPlan) -> JSONValue? {
    let fields = servers[call.server]?.refusalFields.filter { $0.place != .header } ?? []
    let conditions = refusal.conditions.filter { !$0.isHeader }
    let texts = fields.map { field in
      let condition = conditions.first { $0.wire == field.wire }
      //! example-constant-place
      return (wire: field.wire, text: field.constant ?? condition?.text ?? unsaid(field, refusal))
    }
    let own = conditions.filter { one in !fields.contains { $0.wire == one.wire } }
      .map { (wire: $0.wire, text: $0.text) }
    let details = refusal.details?.properties.filter { $0.place == .body } ?? []
    let examples = at(call.server)
    //! example-own-mark
    return RefusalBody(texts + own, details.map { (examples.wire($0), examples.value($0)) })?
      .json(typedBy: fields + details)
  }

  /// A field that the refusal is not known by.
  private func unsaid(_ field: PropertyPlan, _ refusal: RefusalPlan) -> String {
    if field.type.travelsAsText { return refusal.name }
    return switch field.type.element {
    case .integer, .number: "1"
    case .bool: "true"
    case .text, .secret, .uuid, .url, .instant, .unixTime, .bytes, .urlSafeBytes, .waitingTime,
      .json, .record, .enumeration, .choice:
      refusal.name
    }
  }

  /// A good answer as the server sends it, in its envelope if there is one.
  package func answer(_ call: CallPlan) -> JSONValue? { answer(call, as: call.answer) }

  /// The answer that is of this type, where an endpoint has several.
  package func answer(_ call: CallPlan, named name: String?) -> JSONValue? {
    options(of: call).first { $0.type == name }.map(\.body) ?? answer(call)
  }

  /// The body of each type that an answer may be, by the type's name; none where there is no choice.
  package func options(of call: CallPlan) -> [(type: String, body: JSONValue?)] {
    guard let type = call.answer, type.container == .one, case .choice(let name) = type.element
    else { return [] }
    return (choices[name]?.options ?? []).map { option in
      var chosen = type
      chosen.element = .record(option.type)
      return (option.type, answer(call, as: chosen))
    }
  }

  private func answer(_ call: CallPlan, as type: TypePlan?) -> JSONValue? {
    if call.status.isBodiless { return nil }
    let body = type.map { at(call.server).inBody($0) ?? .object([]) }
    guard let plan = servers[call.server] else { return body }
    let place = plan.server.answer
    if plan.success.isEmpty && place.isEmpty { return body }
    let success = RefusalBody(plan.success.map { (wire: $0.wire, text: $0.text) })
    let envelope = success?.json(typedBy: plan.refusalFields) ?? .object([])
    return body.map { envelope.placing($0, at: place[...]) } ?? envelope
  }

  /// The part of an answer that stands in its body; nothing where headers and cookies bring it all.
  private func inBody(_ type: TypePlan) -> JSONValue? {
    guard type.container == .one, case .record(let name) = type.element, let record = records[name]
    else { return value(type, named: "answer") }
    return inBody(record).isEmpty && !record.properties.isEmpty ? nil : example(record)
  }

  /// A value that a header or a cookie brings does not stand in the body, however deep the record is in it.
  private func inBody(_ record: RecordPlan) -> [PropertyPlan] {
    record.properties.filter { !$0.place.isBesideBody }
  }

  /// The headers in which an answer brings something.
  package func headers(_ call: CallPlan) -> [(String, JSONValue)] {
    headers(call.answer.map(properties) ?? [])
  }

  /// Cookies stand in one header with commas between them, as a transport hands them over.
  private func headers(_ properties: [PropertyPlan]) -> [(String, JSONValue)] {
    let cookies = properties.filter { $0.place == .cookie }
      .map { "\($0.wire)=\(text($0)); Secure; HttpOnly" }
    return properties.filter { $0.place == .header }.map { ($0.wire, .text(text($0))) }
      + (cookies.isEmpty ? [] : [("Set-Cookie", .text(cookies.joined(separator: ", ")))])
  }

  /// All that an answer holds, its parts and the first of its choices too.
  private func properties(_ type: TypePlan) -> [PropertyPlan] {
    let name = type.element.structure.map { choices[$0]?.options.first?.type ?? $0 }
    guard type.container == .one, let record = name.flatMap({ records[$0] }) else { return [] }
    return record.properties.flatMap { [$0] + properties($0.type) }
  }

  /// The headers in which a refusal says something.
  package func headers(_ refusal: RefusalPlan) -> [(String, JSONValue)] {
    let known = refusal.conditions.filter(\.isHeader)
    let told = (refusal.details?.properties ?? []).filter { field in
      //! example-header-once
      field.place != .header || !known.contains { $0.wire.lowercased() == field.wire.lowercased() }
    }
    return known.map { ($0.wire, .text($0.text)) } + headers(told)  //! fixture-sets-cookies
  }

  /// Names and values as a form has them.
  package func form(_ properties: [PropertyPlan]) -> String {
    properties.shown.filter(isThere).map {
      "\(PercentEncoding.encode($0.wire))=\(PercentEncoding.encode(text($0)))"
    }
    .joined(separator: "&")
  }

  /// The path with its query, filled and percent-encoded.
  package func target(_ call: CallPlan, _ tokens: [TokenPlan]) -> String {
    let path = call.path.map { part in
      switch part {
      case .literal(let text): return text
      case .field(let name):
        return call.pathFields.first { $0.name == name }.map { PercentEncoding.encode(text($0)) }
          ?? name
      }
    }
    let carried = tokens.compactMap { token -> String? in
      guard case .query(let name)? = token.placement else { return nil }
      return "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(self.token(token.name)))"
    }
    let query = ([form(call.query)] + carried).filter { !$0.isEmpty }.joined(separator: "&")
    return "/" + path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
  }

  /// The example of a field as plain text, for headers, paths and queries.
  package func text(_ property: PropertyPlan) -> String {
    switch value(property) {
    case .text(let text), .plain(let text): text
    case .list, .object: ""
    }
  }

  package func value(_ type: TypePlan, named name: String) -> JSONValue {
    if isInEndless, type.container != .one, let one = type.element.structure, endless.contains(one)
    {
      return type.container == .list ? .list([]) : .object([])
    }
    if let sessions = sessions(type) { return .list(sessions) }
    let one = element(type.element, named: name)
    //! text-list-example
    if type.travelsAsText, case .plain(let text) = one { return many(.text(text), type) }
    return many(one, type)
  }

  /// A list of sessions in a story has the caller's own and another one.
  private func sessions(_ type: TypePlan) -> [JSONValue]? {
    guard let story, type.container == .list, case .record(let name) = type.element,
      let record = records[name],
      record.properties.contains(where: { $0.role == .sessionID })
    else { return nil }
    return [story.asCurrent { example(record) }, example(record)]
  }

  /// A claim of a JWT.
  package func claim(_ plan: ClaimPlan) -> JSONValue {
    plan.texts.first.map { .text($0) } ?? plainValue(plan.property)
  }

  private func many(_ one: JSONValue, _ type: TypePlan) -> JSONValue {
    switch type.container {
    case .one: one
    case .list: .list([one])
    case .map: .members([("example", one)])
    }
  }

  private func value(_ property: PropertyPlan) -> JSONValue {
    guard let story else { return plainValue(property) }
    if let text = story.text(for: property) { return written(text, property.type) }
    let value = plainValue(property)
    story.note(value, for: property)
    return value
  }

  /// The value of a property that no story has another one for.
  private func plainValue(_ property: PropertyPlan) -> JSONValue {
    switch property.source {
    case .constant(let text): return property.isLiteral ? .plain(text) : .text(text)
    case .token(let name, .value): return .text(token(name))
    case .token, .given, .provider, .configuration, .same: break
    }
    if case .token(let name, .expiresIn) = property.source, property.example == nil,
      let seconds = lifetimes[name]
    {
      let time = property.timeUnit == .milliseconds ? seconds * 1000 : seconds  //! example-life
      return number(String(time), property.type)
    }
    if let unit = property.timeUnit, unit != .unixTime {
      return number(unit == .milliseconds ? "3600000" : "1893456000000", property.type)
    }
    if let example = property.example, property.type.container == .one {
      return written(example, property.type)
    }
    if let sample = property.sample { return many(written(sample, property.type), property.type) }
    //! example-repeated
    if case .same(let other) = property.source { return value(property.type, named: other) }
    return value(property.type, named: property.name)
  }

  /// An example as the kind of JSON value that the field is.
  private func written(_ example: String, _ type: TypePlan) -> JSONValue {
    switch type.element {
    case .integer, .unixTime, .waitingTime: number(Int(example).map { "\($0)" } ?? example, type)
    case .number, .bool: number(example, type)
    case .text, .secret, .uuid, .url, .instant, .bytes, .urlSafeBytes, .json, .record, .enumeration,
      .choice:
      .text(example)
    }
  }

  /// A whole one as every program writes it: `-0` comes back as `0`.
  private func number(_ text: String, _ type: TypePlan) -> JSONValue {
    type.travelsAsText ? .text(text) : .scalar(text)
  }

  private func element(_ element: TypePlan.ElementPlan, named name: String) -> JSONValue {
    switch element {
    case .text:
      .text(name.lowercased().hasSuffix("email") ? "person@example.com" : "example \(name)")
    case .secret: .text("example-\(name)")
    case .integer: .plain("1")
    case .number: .plain("1.5")
    case .bool: .plain("true")
    case .uuid: .text("00000000-0000-4000-8000-000000000001")
    case .url: .text("https://example.com/")
    case .record(let name): records[name].map(example) ?? .object([])
    case .instant: .text("2030-01-01T00:00:00Z")
    case .unixTime: .plain("1893456000")
    case .bytes: .text("AAECAw==")
    case .urlSafeBytes: .text("AAECAw")
    case .waitingTime: .plain("30")
    case .json: .members([("example", .plain("true"))])
    case .choice(let name):
      choices[name]?.options.first.flatMap { records[$0.type] }.map(example) ?? .object([])
    case .enumeration(let name): .text(enumerations[name]?.cases.first?.text ?? "")
    }
  }

  private func example(_ record: RecordPlan) -> JSONValue {
    inside(record.name).object(inBody(record))
  }
}
