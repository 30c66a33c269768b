import ContractModel

/// Finds in what two contracts differ: each difference once, however many others name the piece.
struct ContractDifference {
  let changes: [PieceChange]

  init(from old: Contract, to new: Contract) {
    let names = UnchangedCalls(old, new).names
    let oldRoot = ContractPieces(old, leavingOut: names).root
    let newRoot = ContractPieces(new, leavingOut: names).root
    let matching = PieceMatching(oldRoot.parts, newRoot.parts)
    var search = PieceComparison(renames: Renames(matching, old: old, new: new))
    search.compare(oldRoot, newRoot, in: [], matching)
    changes = search.changes
  }
}

/// Walks through two trees of pieces at once.
struct PieceComparison {
  private let renames: Renames
  private(set) var changes: [PieceChange] = []

  init(renames: Renames) { self.renames = renames }

  mutating func compare(
    _ old: Piece, _ new: Piece, in chain: [PiecePair], _ matching: PieceMatching
  ) {
    let isRoot = chain.isEmpty && old.keys.isEmpty
    let own = isRoot ? [] : chain + [PiecePair(old: old, new: new)]
    let values = differing(old.values, new.values)
    let isRenamed = !isRoot && old.name != new.name && old.keys != new.keys
    if isRenamed || !values.isEmpty {
      changes.append(
        PieceChange(
          kind: isRenamed ? .renamed : .changed,
          chain: own.isEmpty ? [PiecePair(old: old, new: new)] : own, values: values))
    }
    for (old, new) in matching.pairs where !isEqual(old, new) || old.keys != new.keys {
      let (old, new) = comparable(old, new)
      compare(old, new, in: own, PieceMatching(old.parts, new.parts))
    }
    for part in matching.removed { add(.removed, PiecePair(old: part, new: nil), own) }
    for part in matching.added { add(.added, PiecePair(old: nil, new: part), own) }
  }

  private mutating func add(_ kind: PieceChange.Kind, _ pair: PiecePair, _ chain: [PiecePair]) {
    changes.append(PieceChange(kind: kind, chain: chain + [pair], values: []))
  }

  private func isEqual(_ old: Piece, _ new: Piece) -> Bool {
    old.values.count == new.values.count && old.parts.count == new.parts.count
      && zip(old.values, new.values).allSatisfy(isEqual)
      && zip(old.parts, new.parts).allSatisfy { $0.keys == $1.keys && isEqual($0, $1) }
  }

  private func isEqual(_ old: PieceValue, _ new: PieceValue) -> Bool {
    old.property == new.property && renames.text(of: old) == new.text
  }

  /// The order of values has no meaning.
  private func differing(_ old: [PieceValue], _ new: [PieceValue]) -> [ValueChange] {
    if old.count == new.count, zip(old, new).allSatisfy(isEqual) { return [] }
    var order: [Property] = []
    var seen: Set<Property> = []
    for value in old + new where seen.insert(value.property).inserted {
      order.append(value.property)
    }
    return order.compactMap { property in
      let before = old.filter { $0.property == property }
      let after = new.filter { $0.property == property }
      let (texts, laterTexts) = (before.map(renames.text), after.map(\.text))
      let gone = zip(before, texts).filter { !laterTexts.contains($1) }.map(\.0)
      let came = after.filter { !texts.contains($0.text) }
      if gone.isEmpty && came.isEmpty { return nil }
      return ValueChange(property: property, old: gone, new: came)
    }
  }

  /// A type that both endpoints name is compared where it is defined; one that only one of them names, by its fields.
  private func comparable(_ old: Piece, _ new: Piece) -> (Piece, Piece) {
    guard case .endpoint(let before) = old.subject, case .endpoint(let after) = new.subject
    else { return (old, new) }
    var (old, new) = (old, new)
    if let type = before.sentType?.value,
      renames.name(of: type, in: .types) == after.sentType?.value
    {
      old.parts.removeAll { $0.property == .endpointSends }
      new.parts.removeAll { $0.property == .endpointSends }
    }
    let (isOldShape, isNewShape) = (old.returnsShape, new.returnsShape)
    if isOldShape != isNewShape {  //! review-answer-spelt-out
      if isOldShape { old.spellOutReturned(before, renames.old) }
      if isNewShape { new.spellOutReturned(after, renames.new) }
    }
    return (old, new)
  }
}

extension Piece {
  private var returned: Piece? { parts.first { $0.keys == ["returns"] } }

  fileprivate var returnsShape: Bool { returned != nil }

  /// Puts the fields of a named type in its place, if it is one type with fields.
  fileprivate mutating func spellOutReturned(_ endpoint: Endpoint, _ contract: Contract) {
    guard case .shape(let shape) = endpoint.returns, case .one = shape.container,
      case .type(let name) = shape.element,
      case .record(let fields)? = contract.types.find(name)?.content
    else { return }
    parts.removeAll { $0.keys == ["returns"] }
    let style = contract.servers.find(endpoint.server)?.names
    let writer = ContractPieces(contract).spelling(as: style.map { [$0] })
    parts += fields.map { writer.field($0, .endpointReturns, ["returns"]) }
  }
}
