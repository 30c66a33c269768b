import AuthServer
import ContractModel

import struct Diagnostics.Located

/// The tokens and the values of providers that an answer brings, by the contract's names.
package struct AnswerTokens {
  package private(set) var values: [String: String] = [:]
  /// Seconds that the answer says of their lives.
  package private(set) var lifetimes: [String: Int] = [:]
  /// By provider and slot.
  private(set) var credentials: [String: [String: String]] = [:]
  /// The id of the person's account.
  private(set) var account: String?

  init() {}

  init(_ answer: Response, to endpoint: Endpoint, of contract: Contract) {
    var walk = AnswerWalk(answer, contract, contract.servers[endpoint.server])
    walk.add(endpoint.returns)
    self = walk.found
  }

  /// The tokens that a refusal brings.
  init(_ refusal: Refusal, in answer: Response, of server: Server) {
    for field in refusal.fields {
      guard case .token(let name, .value) = field.shape.element else { continue }
      let value = answer.value(of: field, on: server) {
        AnswerBody(answer, of: server).value(at: $0)
      }
      if case .string(let text)? = value { values[name] = text }
    }
  }

  init(_ callback: ReceivedCallback, _ declared: Callback) {
    for field in declared.fields {
      guard case .token(let name, .value) = field.shape.element, let text = callback.text(field)
      else { continue }
      values[name] = text
    }
  }

  fileprivate mutating func note(account id: JSONValue) {
    if account == nil, id != .null { account = id.wireText }
  }

  fileprivate mutating func add(_ element: Shape.Element, _ value: JSONValue?) {
    switch (element, value) {
    case (.token(let name, .value), .string(let text)?):
      // The first one of several counts.
      if values[name] == nil { values[name] = text }
    case (.provider(let name, let slot), .string(let text)?):
      credentials[name, default: [:]][slot.rawValue] = text
    case (.token(let name, .expiresIn), .number(let number)?): lifetimes[name] = number.int
    default: break
    }
  }
}

/// Goes through an answer by the contract's fields.
private struct AnswerWalk {
  private(set) var found = AnswerTokens()
  private let answer: Response
  private let contract: Contract
  private let server: Server

  init(_ answer: Response, _ contract: Contract, _ server: Server) {
    self.answer = answer
    self.contract = contract
    self.server = server
  }

  mutating func add(_ returned: Endpoint.Returned) {
    let body = AnswerBody(answer, of: server).content
    switch returned {
    case .nothing: break
    case .fields(let fields): add(fields, in: body)
    case .shape(let shape): add(shape.element, from: body)
    }
  }

  private mutating func add(_ fields: [Field], in whole: JSONValue?) {
    for field in fields {
      let sent = answer.value(of: field, on: server) { name -> JSONValue? in
        guard case .object(let object)? = whole else { return nil }
        return object[name]
      }
      guard let value = sent, value != .null else { continue }
      if field.role?.value == .accountID { found.note(account: value) }
      add(field.shape.element, from: value)
    }
  }

  private mutating func add(_ element: Shape.Element, from value: JSONValue?) {
    if case .array(let items)? = value {
      for item in items { add(element, from: item) }
      return
    }
    switch element {
    case .record(let fields): add(fields, in: value)
    case .type(let name):
      switch contract.types[name].content {
      case .record(let fields): add(fields, in: value)
      case .oneOf(let names): for one in names { add(contract.types[one.value].fields, in: value) }
      case .enumeration: break
      }
    case .scalar, .token, .provider, .configuration, .enumeration, .constant:
      found.add(element, value)
    }
  }
}

extension Response {
  /// The value of a field.
  ///
  /// - Parameter body: finds a value of the body by its name on the wire.
  func value(of field: Field, on server: Server, body: (String) -> JSONValue?) -> JSONValue? {
    let name = WireNames.spell(field, for: server.names)
    return switch field.location {
    case .header: headers.first(name).map(JSONValue.string)
    case .cookie: cookie(name).map(JSONValue.string)
    case .body, .path, .query: body(name)
    }
  }

  /// The value that the last `Set-Cookie` of this name sets.
  func cookie(_ name: String) -> String? {
    headers.all("Set-Cookie").reversed().lazy.compactMap { line in
      let pair = line.prefix { $0 != ";" }
      guard pair.hasPrefix(name + "=") else { return nil }
      return String(pair.dropFirst(name.count + 1))
    }.first
  }
}
