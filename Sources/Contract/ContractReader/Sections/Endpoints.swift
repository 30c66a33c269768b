package import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let endpoint = KeyTable(
    "an endpoint",
    [
      .required("route", .route, "method and path", example: "POST /auth/login"),
      .doc,
      .optional(
        "server", .name(in: "servers"), "which server answers", usual: "the only one",
        example: "api"),
      .optional(
        "by", .words(of: Endpoint.Caller.self), "who makes the call",
        usual: "it follows from `does`",
        example: "browser"),
      .required(
        "does", .words(of: OperationKind.self), "what it does to the session",
        example: "password.signIn"),
      .optional(
        "provider", .name(in: "providers"), "for `does: provider.…`: the provider", example: "apple"
      ),
      .optional(
        "code", .name(in: "codes"),
        "one of `policies.codes`: for `does: code.…` and for other calls that send a code",
        example: "registrationMail"),
      .optional(
        "needs", .nameOrNames(in: "tokens"), "the token, or the tokens, that a call carries",
        example: "access"),
      .optional(
        "sends", .message, "what a call sends", example: "{ email: email, password: password }"),
      .optional(
        "atLeastOne", .texts, "optional fields, at least one of which a call sends",
        example: "[email, phone]"),
      .optional(
        "exactlyOne", .texts, "optional fields, exactly one of which a call sends",
        example: "[email, phone]"),
      .optional(
        "status", .number(200...499), "the status of a successful response",
        usual: "200, 204 without a body, 302 with `endsIn`", example: "201"),
      .optional("returns", .answer, "what a successful response contains", example: "Session"),
      .optional(
        "opens", .text, "the response field with the URL of a page for the app to open",
        example: "page"),
      .optional(
        "endsIn", .name(in: "callbacks"),
        "the callback in which it ends, for redirects and for pages that it `opens`",
        example: "arrival"),
      .optional(
        "refuses", .names(in: "errors"), "the errors that it can return",
        example: "[wrongPassword, accountLocked]"),
      .optional(
        "ends", .words(of: SignOutScope.self), "for `does: session.end`: the sessions that it ends",
        usual: "own", example: "all"),
      .optional(
        "priority", .words(of: Endpoint.RequestPriority.self),
        "how prominently to show a sign-in option",
        example: "recommended"),
      .optional(
        "deprecated", .mapping(Endpoint.Deprecation.keys.table),
        "marks an endpoint that will be removed",
        example: "{ since: \"2.0.0\", use: signIn }"),
    ])
}

/// Reads the endpoints; what they refer to has been read before.
struct EndpointsSection {
  private let reader: Reader
  private let known: KnownSections

  init(_ reader: Reader, _ known: KnownSections) {
    self.reader = reader
    self.known = known
  }

  func read(_ node: Node?) -> Definitions<Endpoint> {
    var sound: Set<String> = []
    let endpoints = reader.definitions("endpoints", of: node) { name, node in
      let errorsBefore = reader.errorCount
      let endpoint = endpoint(name, node)
      if reader.errorCount == errorsBefore { sound.insert(name.value) }
      return endpoint
    }
    EndpointChecks(reader, known, sound).check(endpoints)
    return endpoints
  }

  private func endpoint(_ name: Text, _ node: Node) -> Endpoint? {
    guard let keys = Mapping(node, .endpoint, named: name, reader) else { return nil }
    let route = EndpointRoute.read(keys["route"], reader)
    let server = server(keys, name)
    let operation = reader.word(keys["does"], "does", OperationKind.self)
    let object = object(keys, operation)
    let needs = needs(keys["needs"])
    let returns = returns(keys["returns"])
    let endsIn = endsIn(keys)
    let opens = opens(keys)
    let isEnveloped = server.flatMap { known.servers.find($0) }?.marksSuccess ?? false
    let status = status(
      keys["status"], returns, redirects: keys.isMeant("endsIn") && !keys.isMeant("opens"),
      isEnveloped: isEnveloped)
    let refuses = reader.references(keys["refuses"], to: "errors", "refuses")
    let sends = sends(keys["sends"], route, name, server)
    let group = FieldGroups(reader).read(keys, sends)
    let caller =
      reader.word(keys["by"], "by", Endpoint.Caller.self)?.value
      ?? (opens == nil ? operation?.value.usualCaller : .app)
    let shared = caller == .app ? sharedRefusals(server, needs, sends) : []
    let ends = ends(keys, operation)
    let priority = reader.word(keys["priority"], "priority", Endpoint.RequestPriority.self)
    let deprecated = reader.read(Endpoint.Deprecation.self, keys["deprecated"])
    let doc = reader.localized(keys["doc"])
    guard let route, let server, let operation, let returns, let caller else { return nil }
    return Endpoint(
      name: name, doc: doc, method: route.method, path: route.path, server: server,
      caller: caller, operation: operation, object: object, needs: needs,
      sends: sends, sentType: reader.typeName(keys["sends"]), group: group, status: status,
      returns: returns, opens: opens, endsIn: endsIn, refuses: refuses.united(with: shared),
      ends: ends, priority: priority,
      deprecated: deprecated)
  }

  private func server(_ keys: Mapping, _ name: Text) -> String? {
    if let node = keys["server"] { return reader.reference(node, to: "servers")?.value }
    let all = reader.names["servers"]
    let isSaid = keys.isMeant("server") || !reader.names.isComplete("servers")
    if all.count > 1, !isSaid { reader.report(.whichServer(name, among: all)) }
    return all.first
  }

  /// The key beside `does`: the one that the operation is about, or the code that it may be shown.
  private func object(_ keys: Mapping, _ operation: Located<OperationKind>?) -> Text? {
    var found: Text?
    for (key, section) in [("provider", "providers"), ("code", "codes")] {
      let name = reader.reference(keys[key], to: section)
      guard let operation else { continue }
      let isWanted = operation.value.object?.rawValue == key
      let isTaken = isWanted || key == "code" && operation.value.mayTakeCode
      if isTaken, let name { found = name }
      if isWanted, !keys.isMeant(key) {
        reader.report(.missingObject(key, of: operation, among: reader.names[section]))
      } else if !isTaken, let span = keys.keySpan(key) {
        reader.report(
          key == "code"
            ? .codeHere(at: span, operation)
            : .needsOther(key, "does: \(key).…", at: span, other: operation.span))
      }
    }
    return found
  }

  /// Another call ends the others, so that the app's session goes on.
  private func ends(_ keys: Mapping, _ operation: Located<OperationKind>?) -> Located<SignOutScope>?
  {
    guard let scope = reader.word(keys["ends"], "ends", SignOutScope.self),
      let operation, let key = keys.keySpan("ends")
    else { return nil }
    guard operation.value == .sessionEnd else {
      reader.report(.needsOther("ends", "does: session.end", at: key, other: operation.span))
      return nil
    }
    guard scope.value != .others else {
      reader.report(.endsOthers(scope, operation))
      return nil
    }
    return scope
  }

  /// One token, or a list of them.
  private func needs(_ node: Node?) -> [Text] {
    guard let node else { return [] }
    return node.scalar != nil
      ? [reader.reference(node, to: "tokens")].compactMap { $0 }
      : reader.references(node, to: "tokens", "needs")
  }

  /// The errors of the tokens that a call carries, in fields too, and of its server.
  private func sharedRefusals(_ server: String?, _ needs: [Text], _ sends: [Field]) -> [Text] {
    let server = server.flatMap { known.servers.find($0) }
    let inFields = TokenWalk(known.types).tokens(in: sends + (server?.sends ?? []))
    let carried = Set(needs.map(\.value) + inFields)  //! refusals-of-tokens
    return known.tokens.filter { carried.contains($0.name.value) }.flatMap(\.refuses)
      .united(with: server?.refuses ?? [])
  }

  private func sends(
    _ node: Node?, _ route: EndpointRoute?, _ name: Text, _ server: String?
  ) -> [Field] {
    let errorsBefore = reader.errorCount
    let fields = sent(node, route)
    if let route, reader.errorCount == errorsBefore {
      let common = server.flatMap { known.servers.find($0)?.sends } ?? []
      reader.checkPath(
        name, route, fields + common.filter { $0.location == .path },
        beside: common.filter { $0.location != .path })
    }
    return fields
  }

  private func sent(_ node: Node?, _ route: EndpointRoute?) -> [Field] {
    guard let node else { return [] }
    if let scalar = node.scalar {
      let name = Text(scalar.text, at: node.span)
      guard reader.names.has(name.value, in: "types") else {
        reader.report(.notARecord(name, types: reader.names["types"]))
        return []
      }
      guard let type = known.types.find(name.value) else { return [] }
      guard case .record(let fields) = type.content else {
        reader.report(.notARecord(name, types: reader.names["types"]))
        return []
      }
      return fields.map { $0.location == .body ? $0.moved(to: place(of: $0, route)) : $0 }
    }
    return reader.fields(
      node,
      FieldSetting(
        usualLocation: route?.method.value.usualLocation ?? .body,
        locations: Field.Location.allCases,
        pathNames: route?.path.value.fieldNames ?? []))
  }

  /// A type does not know which call sends it.
  private func place(of field: Field, _ route: EndpointRoute?) -> Field.Location {
    guard let route else { return .body }
    let isInPath = route.path.value.fieldNames.contains(field.name.value)
    return isInPath ? .path : route.method.value.usualLocation
  }

  private func returns(_ node: Node?) -> Endpoint.Returned? {
    guard let node else { return .nothing }
    if node.isMapping { return .fields(reader.fields(node, .answer)) }
    let shape = reader.shape(node)
    //! answer-not-optional
    if let shape, shape.isOptional { reader.report(.optionalAnswer(at: shape.span)) }
    //! whole-answer-form
    if let shape, shape.travelsAsText { reader.report(.wholeAnswerAsText(node, at: shape.span)) }
    return shape.map { .shape($0) }
  }

  private func endsIn(_ keys: Mapping) -> Text? {
    let callback = reader.reference(keys["endsIn"], to: "callbacks")
    if let first = keys.keySpan("endsIn"), let second = keys.keySpan("returns"),
      !keys.isMeant("opens")
    {
      reader.report(.endsAndReturns(at: second, endsIn: first))
    }
    return callback
  }

  /// A page has an answer that names it, a callback that ends it, and an app that asks for it.
  private func opens(_ keys: Mapping) -> Text? {
    guard let opens = reader.text(keys["opens"]) else { return nil }
    for key in ["returns", "endsIn"] where !keys.isMeant(key) {
      reader.report(.opensWithout(key, opens))
    }
    if let node = keys["by"], let caller = node.scalar, caller.text != Endpoint.Caller.app.rawValue
    {
      reader.report(.openedBy(Text(caller.text, at: node.span), opens))
    }
    return opens
  }

  /// A browser goes on from these.
  static let redirects = [301, 302, 303, 307, 308]

  private func status(
    _ node: Node?, _ returns: Endpoint.Returned?, redirects: Bool, isEnveloped: Bool
  ) -> Int {
    let status = reader.number(node, in: 200...499)
    let isRedirect = status.map { (300...399).contains($0.value) } ?? false
    if let status, redirects ? !Self.redirects.contains(status.value) : isRedirect {
      reader.report(.statusAgainstEnd(status, redirects: redirects))
    } else if let status, status.value >= 400 {
      checkMarked(status, returns, isEnveloped)
    }
    if redirects { return status?.value ?? 302 }
    // No good answer is without a body where each says in its body that it is one.
    let hasBody = isEnveloped || (returns.map(hasBody) ?? false)  //! bodyless-answer
    if returns != nil, !hasBody { return status?.value ?? 204 }
    if let status, status.value.isBodiless, hasBody {
      reader.report(.statusWithoutBody(status, isEnveloped: isEnveloped))
    }
    return status?.value ?? 200
  }

  /// A client takes 4xx for a refusal, unless a constant of the answer says otherwise.
  private func checkMarked(
    _ status: Located<Int>, _ returns: Endpoint.Returned?, _ isEnveloped: Bool
  ) {
    guard let returns, known.typesAreValid else { return }
    let marks = SuccessMark.all(of: returns, known.types)
    if isEnveloped || marks.isEmpty {  //! success-marked
      reader.report(.unmarkedSuccess(status, isEnveloped: isEnveloped))
    }
  }

  /// More than headers and cookies: what a call sends in its URL comes back in the body.
  private func hasBody(_ returns: Endpoint.Returned) -> Bool {
    switch returns {
    case .nothing: return false
    case .fields(let fields): return fields.contains { $0.location == .body }
    case .shape(let shape):
      guard case .type(let name) = shape.element, shape.container == .one,
        case .record(let fields)? = known.types.find(name)?.content
      else { return true }
      return fields.contains { !$0.location.isBesideBody }
    }
  }
}

extension Reader {
  /// The type that stands where fields could.
  fileprivate func typeName(_ node: Node?) -> Text? {
    guard let node, let scalar = node.scalar, names.has(scalar.text, in: "types") else {
      return nil
    }
    return Text(scalar.text, at: node.span)
  }
}

extension [Text] {
  /// Each text once.
  fileprivate func united(with others: [Text]) -> [Text] {
    var known: Set<String> = []
    return (self + others).filter { known.insert($0.value).inserted }
  }
}
