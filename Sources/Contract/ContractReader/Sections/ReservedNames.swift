import ContractModel
import Diagnostics
import YAMLSource

/// Reads the names that nothing may have again, and reports what has one.
struct ReservedNames {
  private let reader: Reader
  private let roots: [Node]
  private let known: KnownSections
  private let endpoints: Definitions<Endpoint>

  init(_ reader: Reader, _ roots: [Node], _ sections: SectionValues) {
    self.reader = reader
    self.roots = roots
    known = sections.known
    endpoints = sections.endpoints
  }

  func read(_ node: Node?) -> [ReservedName] {
    var first: [String: Span] = [:]
    return reader.items(node, "reserved", of: ReservedName.keys.table).compactMap { item in
      guard let name = name(item) else { return nil }
      if let other = first[name.title] { reader.report(.twiceInList(name.at, first: other)) }
      first[name.title] = first[name.title] ?? name.at.span
      return name
    }
  }

  private func name(_ item: Node) -> ReservedName? {
    guard let draft = reader.draft(ReservedName.self, item), let name = draft.whole,
      let place = place(name.at)
    else { return nil }
    if let use = place.use {
      reader.report(.reservedInUse(name.at, at: use))
    }  //! reserved-name-refused
    checkWire(name.wire, of: name.at, place, draft.keys["wire"])
    return name
  }

  private func place(_ at: Text) -> ReservedPlace? {
    let path = DocumentPath(at.value)
    if let place = roots.compactMap({ path.reservedPlace(in: $0, or: roots) }).first {
      return place
    }
    let end = path.choices(in: roots)
    let isLast = path.keys.dropLast() == path.keys.prefix { $0 != end.wrong }
    reader.report(
      end.choices.isEmpty || isLast ? .nothingToReserve(at) : .unresolvedPath(at, end))
    return nil
  }

  private func checkWire(
    _ wire: Text?, of at: Text, _ place: ReservedPlace, _ node: Node?
  ) {
    let keys = DocumentPath(at.value).keys
    let name = keys.last ?? ""
    if keys.count == 1, wire == nil { return reader.report(.reservedSection(at)) }
    switch (place.kind, wire) {
    case (.error, let wire?): report(wire, at, codes(equal: wire.value))
    case (.endpoint, _?):
      guard let route = EndpointRoute.read(node, reader), let wire else { return }
      report(wire, at, paths(like: route))
    case (.token, let wire): report(wire ?? at, at, tokens(called: name, wire?.value))
    case (.field(let others), let wire):
      report(wire ?? at, at, fields(among: others, spelt: name, wire?.value))
    case (.name, let wire?): reader.report(.reservedWireIdle(wire, at))
    case (.error, nil), (.endpoint, nil), (.name, nil): break
    }
  }

  private func report(_ wire: Text, _ at: Text, _ uses: [Span]) {  //! reserved-wire-refused
    guard let use = uses.first else { return }
    reader.report(.reservedOnWire(wire, at, use))
  }

  private func codes(equal code: String) -> [Span] {
    known.refusals.flatMap(\.match).compactMap { condition in
      if case .equals(let text) = condition.test, text.value == code { text.span } else { nil }
    }
  }

  /// Routes with the same words, whatever the fields between them are called.
  private func paths(like route: EndpointRoute) -> [Span] {
    let words = route.path.value.words
    return endpoints.filter {
      $0.method.value == route.method.value && $0.path.value.words == words
    }
    .map(\.path.span)
  }

  private func tokens(called name: String, _ wire: String?) -> [Span] {
    known.tokens.flatMap { token -> [Span] in
      let former = token.formerNames.filter { $0.value == name }.map(\.span)
      guard let wire else { return former }
      let account = token.account.flatMap { $0.value == wire ? $0.span : nil }
      let sent = token.sent.flatMap { $0.value.name == wire ? $0.span : nil }
      return former + [account, sent].compactMap { $0 }
    }
  }

  private func fields(among others: [Entry], spelt name: String, _ wire: String?) -> [Span] {
    let reserved = spellings(name, wire)
    return others.filter { other in
      let own = other.value["wire"]?.scalar?.text
      return other.key.text != name && !spellings(other.key.text, own).isDisjoint(with: reserved)
    }.map(\.key.span)
  }

  private func spellings(_ name: String, _ wire: String?) -> Set<String> {
    wire.map { [$0] } ?? Set(known.servers.map { WireNames.spell(name, $0.names) })
  }
}

extension PathTemplate {
  /// The literal parts; nil stands for a field.
  fileprivate var words: [String?] {
    parts.map { if case .literal(let text) = $0 { text } else { nil } }
  }
}

extension Token.Placement {
  fileprivate var name: String? {
    switch self {
    case .bearer: nil
    case .header(let name), .cookie(let name), .query(let name): name
    }
  }
}
