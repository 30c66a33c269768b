/// The places of a message in which a call always sends something, and those in which it may.
package struct CallMarks {
  /// In the order of the contract.
  private var places: [Place] = []
  private var contents: [Place: Content] = [:]
  private let types: Definitions<TypeDefinition>
  private let server: Server

  struct Place: Hashable {
    let part: Field.Location
    /// Names of headers are compared without case.
    let key: [String]
    let path: [String]

    init(_ part: Field.Location, _ path: [String]) {
      self.part = part
      self.path = path
      key = part == .header ? path.map { $0.lowercased() } : path
    }

    static func == (left: Place, right: Place) -> Bool {
      left.part == right.part && left.key == right.key
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(part)
      hasher.combine(key)
    }
  }

  private enum Content {
    /// One of these, always.
    case texts([String], isLiteral: Bool)
    /// Anything, always.
    case something
    case perhaps

    var isSure: Bool { if case .perhaps = self { false } else { true } }
  }

  package init(_ endpoint: Endpoint, in contract: Contract) {
    self.init(
      endpoint.sends + contract.sentBeside(endpoint), to: contract.servers[endpoint.server],
      contract.types)
  }

  package init(_ sent: [Field], to server: Server, _ types: Definitions<TypeDefinition>) {
    self.types = types
    self.server = server
    for field in sent where field.location != .path { add(field, field.location, []) }
  }

  private mutating func add(_ field: Field, _ part: Field.Location, _ outer: [String]) {
    let place = Place(part, outer + [WireNames.spell(field, for: server.names)])
    if contents.updateValue(content(field, part), forKey: place) == nil { places.append(place) }
    guard field.shape.container == .one, !field.shape.isOptional, server.content != .form,
      case .record(let fields) = field.shape.element
    else { return }
    for inner in fields { add(inner, part, place.path) }
  }

  private func content(_ field: Field, _ part: Field.Location) -> Content {
    if field.shape.isOptional { return .perhaps }
    // An empty form has no names, and a list in it none either.
    guard field.shape.container == .one else { return .something }
    switch field.shape.element {
    case .constant(let text):
      let isLiteral = field.shape.isLiteral && part == .body && server.content != .form
      return .texts([text.value], isLiteral: isLiteral)
    case .enumeration(let texts): return .texts(texts.map(\.value), isLiteral: false)
    case .type(let name):
      guard case .enumeration(let texts)? = types.find(name)?.content else {
        return .something
      }
      return .texts(texts.map(\.value), isLiteral: false)
    case .scalar, .token, .provider, .configuration, .record: return .something
    }
  }

  /// The texts of which it always says one, by place, in the order of the contract.
  var sayings: [(place: Place, texts: [RouteSayings.SaidText], mark: RouteMark)] {
    places.compactMap { place in
      guard let texts = texts(at: place), case .texts(let own, let isLiteral)? = contents[place]
      else { return nil }
      let test: RouteMark.Test = isLiteral ? .isLiteral(own[0]) : .holds(own)
      return (place, texts, RouteMark(part: place.part, path: place.path, test: test))
    }
  }

  func texts(at place: Place) -> [RouteSayings.SaidText]? {
    guard case .texts(let own, let isLiteral)? = contents[place] else { return nil }
    return own.map { RouteSayings.SaidText(text: $0, isLiteral: isLiteral) }
  }

  /// The marks by which this call is told from another: its values in one place, or else one field that is always or
  /// never there.
  ///
  /// - Parameter isFirst: it stands before the other in the contract, so that both choose the same field.
  package func marks(against other: CallMarks, isFirst: Bool) -> [RouteMark] {
    let values = places.compactMap { place -> RouteMark? in
      guard case .texts(let own, let isLiteral)? = contents[place],
        case .texts(let others, let isOtherLiteral)? = other.contents[place],
        isLiteral != isOtherLiteral || Set(own).isDisjoint(with: others)
      else { return nil }
      return RouteMark(
        part: place.part, path: place.path, test: isLiteral ? .isLiteral(own[0]) : .holds(own))
    }
    if !values.isEmpty { return values }
    let (one, two) = isFirst ? (self, other) : (other, self)
    //! dispatch-by-presence
    guard let place = one.only(beside: two) ?? two.only(beside: one) else { return [] }
    let isOwn = contents[place] != nil
    return [
      RouteMark(part: place.part, path: place.path, test: isOwn ? .isPresent : .isAbsent)
    ]
  }

  package func areTold(from other: CallMarks) -> Bool {
    !marks(against: other, isFirst: true).isEmpty
  }

  /// The first field of the message itself that is always here and never there.
  private func only(beside other: CallMarks) -> Place? {
    places.first { place in
      place.path.count == 1 && other.contents[place] == nil && contents[place]?.isSure == true
    }
  }
}
