import ContractModel
import Diagnostics

/// What the language can say and an output that is asked for cannot do yet: said before anything wrong is written.
struct NotYet {
  private var found: [Diagnostic] = []
  private let output: OutputKind

  private init(_ output: OutputKind) { self.output = output }

  static func problems(in contract: Contract, for outputs: Set<OutputKind>) -> [Diagnostic] {
    (outputs.contains(.client) ? client(contract) : [])
      + (outputs.contains(.server) ? server(contract) : [])
  }

  private static func client(_ contract: Contract) -> [Diagnostic] {
    var list = NotYet(.client)
    for refusal in contract.refusals {
      if case .renew(.some) = refusal.recovery.value {
        list.say("a recovery by another token", at: refusal.recovery.span)
      }
    }
    return list.found
  }

  private static func server(_ contract: Contract) -> [Diagnostic] {
    var list = NotYet(.server)
    for server in contract.servers { list.add(server) }
    for token in contract.tokens { list.add(token) }
    for type in contract.types { list.add(type) }
    for refusal in contract.refusals { list.add(refusal) }
    for endpoint in contract.endpoints { list.add(endpoint) }
    return list.found
  }

  private mutating func say(_ what: String, at span: Span, if isSaid: Bool = true) {
    guard isSaid else { return }
    found.append(
      Diagnostic(
        "not-generated-yet", "\(what) cannot be generated yet", at: span,
        why: "the language and lint know it; the output `\(output.rawValue)` does not",
        help: "leave that output out: give the contract its `outputs` in authgen.yaml"))
  }

  private mutating func add(_ server: Server) {
    let place = server.name.span
    if case .configuration(let name) = server.url { say("a URL of the deployment", at: name.span) }
    say("names in `\(server.names.rawValue)`", at: place, if: server.names != .camelCase)
    say("a body that is not plain JSON", at: place, if: server.content != .json)
    say("an envelope", at: place, if: !server.success.isEmpty || !server.answer.isEmpty)
    say("what goes with every call", at: place, if: !server.sends.isEmpty)
    say("pins", at: place, if: server.pins != nil)
    for field in server.refusal {
      let isPath = field.wire?.value.contains(".") ?? false
      say("a refusal inside another field", at: field.name.span, if: isPath)
    }
  }

  private mutating func add(_ token: Token) {
    let origin = [token.origin.issuer?.span, token.origin.audience?.span]
    for span in origin + [token.origin.algorithms.first?.span] {
      if let span { say("who makes a token, for whom and how it is signed", at: span) }
    }
    guard let sent = token.sent, sent.value != .bearer else { return }
    say("a token in another place than `bearer`", at: sent.span)
  }

  private mutating func add(_ type: TypeDefinition) {
    if case .oneOf = type.content { say("`oneOf`", at: type.name.span) }
    add(type.fields, areAnswer: true)
  }

  private mutating func add(_ refusal: Refusal) {
    let place = refusal.name.span
    switch refusal.cause {
    case .fault(let fault): say("an error without an answer", at: fault.span)
    case .status(let status):
      if case .exactly(200...299) = status.value { say("a refusal under 2xx", at: status.span) }
    }
    say("fields of an error", at: place, if: !refusal.fields.isEmpty)
    switch refusal.recovery.value {
    case .wait, .goOn, .renew(.some): say("a recovery with an object", at: refusal.recovery.span)
    case .renew(nil), .retry, .correct, .signIn, .tell: break
    }
  }

  private mutating func add(_ endpoint: Endpoint) {
    let ways: [Deed] = [
      .webSignIn, .providerStart, .providerCallback, .providerNotify, .signInContinue,
    ]
    say(
      "`does: \(endpoint.deed.value.rawValue)`", at: endpoint.deed.span,
      if: ways.contains(endpoint.deed.value))
    if let callback = endpoint.endsIn { say("a call that ends in a callback", at: callback.span) }
    add(endpoint.sends, areAnswer: false)
    if case .fields(let fields) = endpoint.returns { add(fields, areAnswer: true) }
  }

  private mutating func add(_ fields: [Field], areAnswer: Bool) {
    for field in fields {
      let place = field.name.span
      say("a cookie", at: place, if: field.location == .cookie)
      say("a header of an answer", at: place, if: areAnswer && field.location == .header)
      say("a number as text", at: place, if: field.shape.travelsAsText)
      say("a value that is stored", at: place, if: field.storage != nil)
      add(field.shape.element, at: field.shape.span)
    }
  }

  private mutating func add(_ element: Shape.Element, at span: Span) {
    switch element {
    case .record: say("a type inside a field", at: span)
    case .configuration: say("a value of the deployment", at: span)
    case .token(_, let slot): say("the end of a token", at: span, if: slot != .value)
    case .scalar(let scalar):
      let times: [ScalarType] = [.instant, .seconds, .unixTime, .duration, .bytes]
      say("`\(scalar.rawValue)`", at: span, if: times.contains(scalar))
    case .type, .provider, .enumeration, .constant: break
    }
  }
}
