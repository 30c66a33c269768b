import ContractModel
import Diagnostics

/// The session finds the tokens of an answer, and their ends.
struct TokenOutOfReach: Rule {
  let id = "token-out-of-reach"
  let title = "the session finds each token of an answer, and its end"
  let severity = Severity.error
  let why = "the client would silently ignore it"
  let reason =
    "A session takes the tokens that stand in an answer: in its fields, in records, in types of a choice, and in "
    + "lists of these, where the first of a name counts. It takes `expiresIn` and `expiresAt` from the record of "
    + "the token, from the records around it and from those inside. A map has no first value, and a "
    + "time in a list or in one type of a choice belongs to the tokens that stand there too."

  func findings(in contract: Contract) -> [Finding] {
    var search = TokenSearch(contract)
    for endpoint in contract.endpoints {
      switch endpoint.returns {
      case .nothing: break
      case .fields(let fields): search.look(through: fields)
      case .shape(let shape): search.look(throughAnswer: shape)
      }
    }
    for callback in contract.callbacks { search.look(through: callback.fields) }
    for refusal in contract.refusals { search.look(through: refusal.fields) }
    var seen: Set<Span> = []
    return search.findings.filter { seen.insert($0.span).inserted }
  }
}

/// Looks for tokens and their ends as the session does.
private struct TokenSearch {
  private let contract: Contract
  private let walk: TokenWalk
  private(set) var findings: [Finding] = []
  private var seen: Set<String> = []
  private var seenInMaps: Set<String> = []

  init(_ contract: Contract) {
    self.contract = contract
    walk = TokenWalk(contract.types)
  }

  mutating func look(through fields: [Field]) {
    seen = []
    look(in: Scope(fields, contract, granted: walk.tokens(in: fields)))
  }

  /// An answer that is a list, a map or a choice.
  mutating func look(throughAnswer shape: Shape) {
    seen = []
    if shape.container == .one, case .token(let name, let slot) = shape.element {
      return refuse(
        "the token `\(name)` stands as the whole answer", at: shape.span,
        help: "let the server answer an object: `returns: { \(name): tokens.\(name)"
          + "\(slot == .value ? "" : ".\(slot.rawValue)") }`")
    }  //! token-as-answer
    look(into: shape, at: shape.span)
  }

  private mutating func look(in scope: Scope) {
    for end in scope.ends where !scope.granted.contains(end.token) {
      findings.append(
        Finding(
          message: "no token `\(end.token)` stands where this says its end", span: end.span,
          help:
            "put it into the record of the token or into one around that, or give it a plain type: "
            + "`\(end.plain)`"))
    }
    for shape in scope.others { look(into: shape, at: shape.span) }
  }

  private mutating func look(into shape: Shape, at span: Span) {
    // Nearly all types lead to no token and to no end of one.
    if case .type(let name) = shape.element, !contract.types.leadsToTokens(name) { return }
    if case .map = shape.container {
      refuse(shape, "in a map", at: span)
      return lookForEnds(inMapOf: shape)  //! end-in-map
    }
    switch shape.element {
    case .token where shape.container != .one: refuse(shape, "as a list of its own", at: span)
    case .record(let fields):
      look(in: Scope(fields, contract, granted: walk.tokens(in: fields)))
    case .type(let name):
      guard seen.insert(name).inserted else { return }
      switch contract.types[name].content {
      case .record(let fields):
        look(in: Scope(fields, contract, granted: walk.tokens(in: fields)))
      case .oneOf(let names):
        for one in names where seen.insert(one.value).inserted {
          let fields = contract.types[one.value].fields
          look(in: Scope(fields, contract, granted: walk.tokens(in: fields)))
        }
      case .enumeration: break
      }
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: break
    }
  }

  /// The end of a token is in reach there no more than the token.
  private mutating func lookForEnds(inMapOf shape: Shape) {
    guard tokens(in: shape).isEmpty, case .type(let name) = shape.element,
      seenInMaps.insert(name).inserted, case .record(let fields) = contract.types[name].content
    else { return }
    look(in: Scope(fields, contract, granted: []))
  }

  private mutating func refuse(_ shape: Shape, _ place: String, at span: Span) {
    guard let token = tokens(in: shape).first else { return }
    refuse(
      "the token `\(token)` stands \(place)", at: span,
      help:
        "make it a list of records or of a choice; or a plain field, `string` with `secret: true`, "
        + "if it is no token of this session")
  }

  private mutating func refuse(_ what: String, at span: Span, help: String) {
    findings.append(
      Finding(message: "\(what), where the session does not look", span: span, help: help))
  }

  private func tokens(in shape: Shape) -> [String] {
    switch shape.element {
    case .token(let name, _): [name]
    case .record(let fields): walk.tokens(in: fields)
    case .type(let name): walk.tokens(inType: name)
    case .scalar, .provider, .configuration, .enumeration, .constant: []
    }
  }
}

/// The fields of a record and of the records in it: what one end among them may speak of.
private struct Scope {
  struct End {
    let token: String
    let span: Span
    /// The type of a value that is no time of a token.
    let plain: String
  }

  let granted: Set<String>
  private(set) var ends: [End] = []
  /// Lists, maps and choices.
  private(set) var others: [Shape] = []
  private var seen: Set<String> = []

  init(_ fields: [Field], _ contract: Contract, granted: [String]) {
    self.granted = Set(granted)
    add(fields, contract)
  }

  private mutating func add(_ fields: [Field], _ contract: Contract) {
    for field in fields { add(field.shape, contract) }
  }

  private mutating func add(_ shape: Shape, _ contract: Contract) {
    guard shape.container == .one else { return others.append(shape) }
    switch shape.element {
    case .token(let name, .expiresIn):
      ends.append(End(token: name, span: shape.span, plain: "seconds"))
    case .token(let name, .expiresAt):
      let plain = shape.timeUnit == nil ? "instant" : "unixTime"
      ends.append(End(token: name, span: shape.span, plain: plain))
    case .record(let fields): add(fields, contract)
    case .type(let name):
      guard contract.types.leadsToTokens(name) else { return }
      guard case .record(let fields) = contract.types[name].content else {
        return others.append(shape)
      }
      if seen.insert(name).inserted { add(fields, contract) }
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: break
    }
  }
}
