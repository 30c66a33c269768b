import ContractModel

/// Tells for which call a new server takes a call of a shipped app, where several calls have one route.
struct CallDispatch {
  private let old: Contract
  /// The calls of the route in the order in which a server tries them: those with more marks first.
  private let served: [(endpoint: Endpoint, marks: [RouteMark])]

  /// - Parameter endpoint: one of the route, as the server has it.
  init(_ old: Contract, _ new: Contract, atRouteOf endpoint: Endpoint) {
    self.old = old
    let endpoints = new.endpoints.filter { $0.sharesRoute(with: endpoint) }
    guard endpoints.count > 1 else {
      served = []
      return
    }
    let routes = SharedRoutes(endpoints, of: new)
    served = endpoints.enumerated().map { ($0.offset, $0.element, routes.marks(of: $0.element)) }
      .sorted { ($1.2.count, $0.0) < ($0.2.count, $1.0) }
      .map { (endpoint: $0.1, marks: $0.2) }
  }

  /// The calls of shipped apps that the server takes for other ones, or for none.
  var mistaken: [(call: Endpoint, taken: Endpoint?)] {
    served.compactMap { own, _ in
      guard let call = old.endpoints.find(own.name.value), call.sharesRoute(with: own) else {
        return nil
      }
      let taken = taker(of: call)
      return taken?.name.value == call.name.value ? nil : (call, taken)  //! review-call-mistaken
    }
  }

  /// It is taken for what it is where it depends on the values of a call.
  private func taker(of call: Endpoint) -> Endpoint? {
    served.first { endpoint, marks in
      let isOwn = endpoint.name.value == call.name.value
      return marks.allSatisfy { holds($0, in: call) ?? isOwn }
    }?.endpoint
  }

  /// Nil where it depends on the values of the call.
  private func holds(_ mark: RouteMark, in call: Endpoint) -> Bool? {
    let field = field(mark, of: call)
    switch mark.test {
    case .isPresent: return field.map { $0.shape.isOptional ? nil : true } ?? false
    case .isAbsent: return field.map { $0.shape.isOptional ? nil : false } ?? true
    case .holds(let texts): return field.map { said($0, isLiteral: false, in: texts) } ?? false
    case .isLiteral(let text): return field.map { said($0, isLiteral: true, in: [text]) } ?? false
    }
  }

  private func said(_ field: Field, isLiteral: Bool, in texts: [String]) -> Bool? {
    guard !field.shape.isOptional, let own = old.texts(of: field) else { return nil }
    if field.shape.isLiteral != isLiteral || Set(own).isDisjoint(with: texts) { return false }
    return Set(own).isSubset(of: texts) ? true : nil
  }

  private func field(_ mark: RouteMark, of call: Endpoint) -> Field? {
    let style = old.servers[call.server].names
    var fields = (call.sends + old.sentBeside(call)).filter { $0.location == mark.part }
    var found: Field?
    for name in mark.path {
      found = fields.first { field in
        let spelt = WireNames.spell(field, for: style)
        return mark.part == .header ? spelt.lowercased() == name.lowercased() : spelt == name
      }
      if case .record(let inner)? = found?.shape.element { fields = inner } else { fields = [] }
    }
    return found
  }
}

extension Contract {
  /// The texts of which a value is one; nil where it may be any.
  fileprivate func texts(of field: Field) -> [String]? {
    switch field.shape.element {
    case .constant(let text): return [text.value]
    case .enumeration(let texts): return texts.map(\.value)
    case .type(let name):
      guard case .enumeration(let texts)? = types.find(name)?.content else { return nil }
      return texts.map(\.value)
    case .scalar, .token, .provider, .configuration, .record: return nil
    }
  }
}

extension Endpoint {
  /// Names in braces are not on the wire.
  fileprivate func sharesRoute(with other: Endpoint) -> Bool {
    server == other.server && method.value == other.method.value
      && path.value.parts.map(\.literal) == other.path.value.parts.map(\.literal)
  }
}

extension PathTemplate.Part {
  fileprivate var literal: String? { if case .literal(let text) = self { text } else { nil } }
}
