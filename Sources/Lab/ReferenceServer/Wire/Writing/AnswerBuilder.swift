import AuthServer
import ContractMessages
import ContractModel
import Stores

import struct Diagnostics.Located

/// Fills the fields of an answer: what the operation said comes first, then what is known, then, for
/// required ones, what is made up.
struct AnswerBuilder {
  private let source: AnswerSource
  private var served: ServedContract { source.served }
  private var input: OperationInput { source.input }
  private var data: AnswerData { source.data }
  /// The known values where a record speaks of the account, as most do.
  private let account: AccountValues
  private let type: String?
  private let placeholders: PlaceholderValues
  private let now: Moment
  /// Tokens that had to be there and are not: a fault of the operation, never made up.
  private(set) var missing: [String] = []
  /// The parts of the answer beside the body.
  private(set) var headers: [(name: String, text: String)] = []
  private(set) var cookies: [SetCookie] = []

  /// `type` is the one of several that the operation answered with.
  init(
    _ served: ServedContract, _ input: OperationInput, _ data: AnswerData, type: String? = nil,
    now: Moment
  ) {
    source = AnswerSource(served, input, data)
    self.type = type
    account = AccountValues(source, .account)
    placeholders = PlaceholderValues(now: now.milliseconds)
    self.now = now
  }

  /// The answer's body; nil where there is none.
  mutating func body() -> JSONValue? {
    switch input.endpoint.returns {
    case .nothing: return nil
    case .fields(let fields):
      let object = record(fields, .account, data.values).object
      let isBesideBody = fields.allSatisfy(\.location.isBesideBody)
      return isBesideBody ? nil : .object(object)
    case .shape(let shape):
      let known = JSONObject([("", data.values["items"])])
      return value(shape, .unnamed, .account, known: known, in: data.values).value
    }
  }

  /// The fields of a callback as texts; those that nobody knows are left out.
  mutating func texts(of fields: [Field]) -> [(String, String?)] {
    fields.map { field in
      (field.wireName, filled(field, .account, data.values).value.map(\.wireText))
    }
  }

  /// A value, and whether it is known and not made up.
  private struct FilledValue {
    var value: JSONValue?
    var isKnown: Bool

    static let absent = FilledValue(value: nil, isKnown: false)
  }

  private mutating func record(
    _ fields: [Field], _ subject: AccountValues.Subject, _ known: JSONObject
  ) -> (object: JSONObject, isKnown: Bool) {
    var object = JSONObject()
    var isKnown = true
    for field in fields {
      let filled = filled(field, subject, known)
      if !filled.isKnown && !field.shape.isOptional { isKnown = false }
      guard let value = filled.value else { continue }
      put(value, field, &object)
    }
    return (object, isKnown)
  }

  private mutating func put(_ value: JSONValue, _ field: Field, _ object: inout JSONObject) {
    let wire = WireNames.spell(field, for: served.server.names)
    switch field.location {
    case .header: headers.append((wire, value.wireText))
    case .cookie: cookies.append(cookie(wire, value, field))
    case .body, .path, .query: object[wire] = value
    }
  }

  /// A value that a page sends along in a header is read by its script.
  private func cookie(_ wire: String, _ value: JSONValue, _ field: Field) -> SetCookie {
    guard case .token(let name, .value) = field.shape.element else {
      return SetCookie(wire, value.wireText)
    }
    let isForScripts =
      if case .header? = served.contract.tokens[name].sent?.value { true } else { false }
    return SetCookie(
      wire, value.wireText,
      lifetime: served.contract.tokens[name].life.cookieSeconds ?? data.tokens[name]?.lifetime,
      isForScripts: isForScripts)
  }

  /// An optional field is left out where its value would be made up.
  private mutating func filled(
    _ field: Field, _ subject: AccountValues.Subject, _ known: JSONObject
  ) -> FilledValue {
    let before = (missing.count, headers.count, cookies.count)
    var filled = value(field.shape, FieldLabel(field), subject, known: known, in: known)
    if filled.value == nil, !field.shape.isOptional, case .scalar(let scalar) = field.shape.element
    {
      filled.value = written(placeholders.value(field, scalar), field.shape)
    }
    if field.shape.isOptional && !filled.isKnown {
      rollBack(to: before)
      return .absent
    }
    return filled
  }

  /// Takes back the parts behind these counts: they are not said.
  private mutating func rollBack(to before: (missing: Int, headers: Int, cookies: Int)) {
    missing.removeSubrange(before.missing...)
    headers.removeSubrange(before.headers...)
    cookies.removeSubrange(before.cookies...)
  }

  private mutating func value(
    _ shape: Shape, _ label: FieldLabel, _ subject: AccountValues.Subject, known: JSONObject,
    in outer: JSONObject
  ) -> FilledValue {
    switch shape.container {
    case .one: return one(shape, label, subject, known: known[label.name], in: outer)
    case .map:
      return FilledValue(
        value: known[label.name] ?? profile(label.name) ?? [:], isKnown: known[label.name] != nil)
    case .list: return list(shape, label, subject, known: known[label.name])
    }
  }

  private func profile(_ name: String) -> JSONValue? { data.account?.profile[name] }

  private mutating func list(
    _ shape: Shape, _ label: FieldLabel, _ subject: AccountValues.Subject, known: JSONValue?
  ) -> FilledValue {
    if case .array(let elements)? = known ?? profile(label.name) {
      let filled = elements.map { one(shape, .unnamed, subject, known: $0, in: [:]).value ?? $0 }
      return FilledValue(value: .array(filled), isKnown: true)
    }
    guard input.endpoint.operation.value == .sessionList, isRecord(shape) else {
      return FilledValue(value: [], isKnown: false)
    }
    let filled = data.sessions.compactMap {
      one(shape, .unnamed, .session($0), known: nil, in: [:]).value
    }
    return FilledValue(value: .array(filled), isKnown: true)
  }

  private func isRecord(_ shape: Shape) -> Bool {
    switch shape.element {
    case .record: true
    case .type(let name): !served.contract.types[name].fields.isEmpty
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: false
    }
  }

  private mutating func one(
    _ shape: Shape, _ label: FieldLabel, _ subject: AccountValues.Subject, known: JSONValue?,
    in outer: JSONObject
  ) -> FilledValue {
    switch shape.element {
    case .constant(let text): return FilledValue(value: shape.constant(text.value), isKnown: true)
    case .record(let fields):
      return object(fields, subject, known ?? said(label, subject), outer)
    case .type(let type):
      return typed(
        served.contract.types[type], label, subject, known ?? said(label, subject), outer)
    case .enumeration(let texts): return enumerated(texts, label, subject, known)
    case .token(let token, let slot): return self.token(token, slot, shape)
    case .provider(_, let slot):
      return plain(known ?? ask(subject) { $0.slot(slot) }, shape)
    case .configuration:
      return plain(known ?? input.values[label.name] ?? .string("example"), shape)
    case .scalar(let scalar): return plain(known ?? ask(subject) { $0.value(label, scalar) }, shape)
    }
  }

  /// The record of this name that the person has said of themselves.
  private func said(_ label: FieldLabel, _ subject: AccountValues.Subject) -> JSONValue? {
    guard case .account = subject, let value = profile(label.name), case .object = value else {
      return nil
    }
    return value
  }

  private func ask<Answer>(
    _ subject: AccountValues.Subject, _ question: (AccountValues) -> Answer?
  ) -> Answer? {
    guard case .session = subject else { return question(account) }
    return question(AccountValues(source, subject))
  }

  private func plain(_ value: JSONValue?, _ shape: Shape) -> FilledValue {
    FilledValue(value: value.map { written($0, shape) }, isKnown: value != nil)
  }

  private func written(_ value: JSONValue, _ shape: Shape) -> JSONValue {
    shape.travelsAsText ? .string(value.wireText) : value
  }

  /// Fills a record. The operation's values for a record are said in a record; its values beside that count for the
  /// record's fields of the same names too.
  private mutating func object(
    _ fields: [Field], _ subject: AccountValues.Subject, _ known: JSONValue?, _ outer: JSONObject
  ) -> FilledValue {
    var values = outer
    if case .object(let sent)? = known {
      for field in sent.fields { values[field.name] = field.value }
    }
    let (object, isKnown) = record(fields, subject, values)
    return FilledValue(value: .object(object), isKnown: isKnown || known != nil)
  }

  private mutating func typed(
    _ type: TypeDefinition, _ label: FieldLabel, _ subject: AccountValues.Subject,
    _ known: JSONValue?, _ outer: JSONObject
  ) -> FilledValue {
    switch type.content {
    case .record(let fields): return object(fields, subject, known, outer)
    case .enumeration(let texts): return enumerated(texts, label, subject, known)
    case .oneOf(let names):
      let option = option(names.map { served.contract.types[$0.value] })
      return object(option.fields, subject, known, outer)
    }
  }

  /// The one that the operation named; else the one that takes most of the tokens that were made and
  /// wants no other.
  private func option(_ options: [TypeDefinition]) -> TypeDefinition {
    if let named = options.first(where: { $0.name.value == type }) { return named }
    let walk = TokenWalk(served.contract.types)
    let made = Set(data.tokens.keys)
    let counts = options.map { option -> Int in
      let wanted = Set(walk.tokens(inType: option.name.value))
      let fits =
        wanted.isSubset(of: made)
        || RequiredTokens(served.contract).required(of: option).isSubset(of: made)
      return fits ? wanted.intersection(made).count : -1
    }
    let best = counts.indices.max {
      counts[$0] < counts[$1] || (counts[$0] == counts[$1] && $0 > $1)
    }
    return options[best ?? 0]
  }

  private func enumerated(
    _ texts: [Text], _ label: FieldLabel, _ subject: AccountValues.Subject, _ known: JSONValue?
  ) -> FilledValue {
    if case .string(let text)? = known { return FilledValue(value: .string(text), isKnown: true) }
    let words = texts.map(\.value)
    if let word = ask(subject, { $0.value(label, among: words) }) {
      return FilledValue(value: .string(word), isKnown: true)
    }
    return FilledValue(value: words.first.map(JSONValue.string), isKnown: false)
  }

  /// Sooner where nobody uses it; in a century where an end must be told and there is none.
  private func rest(of token: IssuedToken, _ name: String, _ shape: Shape) -> Int? {
    let idle = served.contract.tokens[name].life.idle?.value
    let known = [token.lifetime, idle].compactMap { $0 }.min()
    return known ?? (shape.isOptional ? nil : Claims.century)
  }

  private mutating func token(_ name: String, _ slot: TokenSlot, _ shape: Shape) -> FilledValue {
    guard let token = data.tokens[name] else {
      if slot == .value && !shape.isOptional { missing.append(name) }
      return .absent
    }
    switch slot {
    case .value: return FilledValue(value: token.secret.json, isKnown: true)
    case .expiresIn:
      return plain(TokenTime(shape).rest(rest(of: token, name, shape)), shape)
    case .expiresAt:
      // The end of a token that does not slide is known, to the second of its JWT.
      let isKnown = served.contract.tokens[name].life.idle == nil
      let end =
        (isKnown ? token.expiresAt : nil)
        ?? rest(of: token, name, shape).map { now.adding(seconds: $0) }
      return plain(end.map { TokenTime(shape).moment($0.milliseconds) }, shape)
    }
  }
}
