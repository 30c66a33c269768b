package import AuthServer
package import ContractModel
package import Machines

import struct Diagnostics.Located

/// How a server says no, in the style of its contract.
package struct RefusalWriting: Sendable {
  package let contract: Contract
  private let server: Server
  private let style: WireStyle

  package init(contract: Contract, server: Server, style: WireStyle) {
    self.contract = contract
    self.server = server
    self.style = style
  }

  private static let triesLeft = 3

  /// A declared refusal by its name, as if the endpoint had met what it is for.
  package func response(
    named name: String, by choice: RefusalChoice, waiting seconds: Int, to endpoint: Endpoint,
    now: Int64
  ) -> Response {
    let facts = RefusalFacts(  //! asked-refusal-wait
      choice.meaning(for: name, at: endpoint), left: Self.triesLeft,
      until: now + Int64(seconds) * 1_000)
    return response(contract.refusals[name], facts, to: endpoint, now: now)
  }

  /// A declared refusal, with what it tells.
  package func response(
    _ refusal: Refusal, _ facts: RefusalFacts, to endpoint: Endpoint, now: Int64
  ) -> Response {
    var draft = Draft()
    for field in server.refusal { put(text(field, refusal, endpoint), field, &draft) }
    for field in refusal.fields {
      put(RefusalDetails(facts: facts, now: now).value(field), field, &draft)
    }
    var response = response(draft, status: status(refusal, facts.meaning))
    let waits = refusal.recovery.value.word == .wait || response.status == 503
    if waits, let until = facts.until {  //! wait-with-time
      response.headers.setDefault("Retry-After", "\(RefusalDetails.seconds(from: now, to: until))")
    }
    challenge(&response, facts.meaning, endpoint)
    return response
  }

  /// The answer where the contract declares nothing that fits: the usual status, in the same form.
  package func response(
    _ facts: RefusalFacts, to endpoint: Endpoint?, status: Int, now: Int64,
    saying text: String? = nil
  ) -> Response {
    let meaning = facts.meaning
    var response = plain(
      word: meaning.rawValue, text: text ?? meaning.words, status: status)
    if let until = facts.until {
      response.headers.set("Retry-After", "\(RefusalDetails.seconds(from: now, to: until))")
    }
    if let endpoint { challenge(&response, facts.meaning, endpoint) }
    return response
  }

  package func plain(word: String, text: String, status: Int) -> Response {
    var draft = Draft()
    for field in server.refusal { put(plainValue(field, word: word, text: text), field, &draft) }
    if server.refusal.isEmpty {
      draft.places = [("error", .string(word)), ("message", .string(text))]
    }
    return response(draft, status: status)
  }

  /// The parts of a refusal, each with its place.
  private struct Draft {
    var places: [(String, JSONValue?)] = []
    var headers = Headers()
  }

  private func put(_ value: JSONValue?, _ field: Field, _ draft: inout Draft) {
    guard let value else { return }
    let wire = WireNames.spell(field, for: server.names)
    switch field.location {
    case .header: draft.headers.set(wire, value.wireText)
    case .cookie:
      draft.headers.add(SetCookie(wire, value.wireText))
    case .body, .path, .query: draft.places.append((wire, value))
    }
  }

  /// A body that is one text is sent as text.
  private func response(_ draft: Draft, status: Int) -> Response {
    var response = Response(status: status, headers: draft.headers)
    guard let body = JSONValue(places: draft.places) else { return response }
    if case .string(let text) = body {
      response.headers.set("Content-Type", "text/plain; charset=utf-8")
      response.body = Array(text.utf8)
    } else {
      response.headers.set("Content-Type", style.contentType)
      response.body = body.bytes
    }
    return response
  }

  private func status(_ refusal: Refusal, _ reason: Meaning) -> Int {
    switch refusal.cause.status {
    case .exactly(let status)?: status
    case .hundreds(let digit)? where reason.usualStatus / 100 == digit: reason.usualStatus
    case .hundreds(let digit)?: digit * 100 + (digit == 5 ? 3 : 0)
    case nil: reason.usualStatus
    }
  }

  /// The text of a field: its match, or else the word of the meaning, unless that would make another refusal of it.
  private func text(_ field: Field, _ refusal: Refusal, _ endpoint: Endpoint) -> JSONValue? {
    if let condition = refusal.match.first(where: { $0.field.value == field.name.value }) {
      return ScalarReading.constant(condition.test.text.value, of: field)
    }
    let meaning = refusal.meanings.first?.value ?? .other
    let word = meaning.rawValue
    let others = endpoint.refuses.map { contract.refusals[$0.value] }
    let isAnothers = others.flatMap(\.match).contains { condition in
      condition.field.value == field.name.value && condition.test.holds(word)
    }
    return isAnothers ? nil : plainValue(field, word: word, text: meaning.words)  //! refusal-word
  }

  /// A word in a field of words, a sentence in any other. Single texts alone can hold one: a number that nobody
  /// declared would be read as some code.
  private func plainValue(_ field: Field, word: String, text: String) -> JSONValue? {
    if field.shape.isOptional || field.shape.container != .one { return nil }  //! word-no-list
    guard case .scalar(let scalar) = field.shape.element, scalar.isText else { return nil }
    return .string(holdsWords(field) ? word : text)
  }

  /// All refusals that it tells apart are known by a single word in it.
  private func holdsWords(_ field: Field) -> Bool {
    let texts = contract.refusals.flatMap(\.match)
      .filter { $0.field.value == field.name.value }.map(\.test.text.value)
    return !texts.isEmpty && texts.allSatisfy { $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } }
  }

  /// RFC 6750: a call without a token learns the scheme alone; one with a bad token, that it is bad.
  private func challenge(_ response: inout Response, _ reason: Meaning, _ endpoint: Endpoint) {
    let isBearer = endpoint.needs.contains { contract.tokens[$0.value].sent?.value == .bearer }
    guard response.status == 401, isBearer else { return }
    let realm = "Bearer realm=\"\(contract.service.value)\""
    let isBad = [
      .tokenInvalid, .tokenExpired, .tokenReused, .sessionEnded, .accountDisabled,
      .accountGone,
    ].contains(reason)
    response.headers.set("WWW-Authenticate", isBad ? realm + ", error=\"invalid_token\"" : realm)
  }
}

/// The facts that a refusal tells, from why the operation said no.
private struct RefusalDetails {
  let facts: RefusalFacts
  let now: Int64

  static func seconds(from now: Int64, to until: Int64) -> Int {
    max(0, Int((until - now + 999) / 1_000))
  }

  func value(_ field: Field) -> JSONValue? {
    let value = plain(field)
    return field.shape.travelsAsText ? value.map { .string($0.wireText) } : value
  }

  private func plain(_ field: Field) -> JSONValue? {
    switch field.shape.container {
    case .one: break
    case .list: return field.shape.isOptional ? nil : []
    case .map: return field.shape.isOptional ? nil : [:]
    }
    switch field.shape.element {
    case .token(let name, let slot): return token(name, slot, TokenTime(field.shape))
    case .scalar(let scalar): return known(scalar) ?? usual(field, scalar)
    case .constant(let text): return field.shape.constant(text.value)
    case .type, .provider, .configuration, .enumeration, .record: return nil
    }
  }

  private func token(_ name: String, _ slot: TokenSlot, _ time: TokenTime) -> JSONValue? {
    guard let token = facts.tokens[name] else { return nil }
    return switch slot {
    case .value: token.secret.json
    case .expiresIn: time.rest(token.lifetime)
    case .expiresAt: token.expiresAt.map(time.moment)
    }
  }

  /// A whole number tells the attempts that are left; a time, when it may be tried again.
  private func known(_ scalar: ScalarType) -> JSONValue? {
    switch scalar {
    case .int: facts.left?.json
    case .instant, .unixTime: facts.until.map { scalar.moment($0) }
    case .seconds, .number: facts.until.map { Self.seconds(from: now, to: $0).json }
    case .duration: facts.until.map { .string("\(Self.seconds(from: now, to: $0))s") }
    case .string, .bool, .uuid, .email, .phone, .username, .identifier, .password, .newPassword,
      .code, .url, .jwt, .bytes, .json:
      nil
    }
  }

  private func usual(_ field: Field, _ scalar: ScalarType) -> JSONValue? {
    if field.shape.isOptional { return nil }
    return scalar == .int ? 0 : PlaceholderValues(now: now).value(field, scalar)
  }
}

extension Meaning {
  /// `wrongPassword` read aloud: `wrong password`.
  package var words: String {
    rawValue.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
