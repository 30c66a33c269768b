/// The fewest lines to remove and add that turn one text into another (Myers, 1986). Texts with
/// very many differences are taken as wholly different between their common beginning and end.
enum LineEdits {
  enum Edit: Equatable {
    case same(old: Int, new: Int)
    case removed(old: Int)
    case added(new: Int)
  }

  typealias Line = ArraySlice<UInt8>

  static func between(_ old: [Line], _ new: [Line]) -> [Edit] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let longest = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(longest).prefix { $0 == $1 }.count
    let (oldEnd, newEnd) = (old.count - tail, new.count - tail)
    let middle = removalsFirst(edits(old[head..<oldEnd], new[head..<newEnd]))
    return (0..<head).map { .same(old: $0, new: $0) } + middle
      + (0..<tail).map { .same(old: oldEnd + $0, new: newEnd + $0) }
  }

  /// Between two lines that stay, lines go before others come.
  private static func removalsFirst(_ edits: [Edit]) -> [Edit] {
    var (sorted, additions): ([Edit], [Edit]) = ([], [])
    for edit in edits {
      if case .added = edit {
        additions.append(edit)
        continue
      }
      if case .same = edit {
        sorted += additions
        additions = []
      }
      sorted.append(edit)
    }
    return sorted + additions
  }

  private static func edits(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [Edit] {
    if let found = EditSearch(Array(old), Array(new)).run() {
      return found.map { $0.moved(old.startIndex, new.startIndex) }
    }
    return old.indices.map { .removed(old: $0) } + new.indices.map { .added(new: $0) }
  }
}

extension LineEdits.Edit {
  fileprivate func moved(_ byOld: Int, _ byNew: Int) -> LineEdits.Edit {
    switch self {
    case .same(let old, let new): .same(old: old + byOld, new: new + byNew)
    case .removed(let old): .removed(old: old + byOld)
    case .added(let new): .added(new: new + byNew)
    }
  }
}

/// The search: how far one gets along each diagonal (old index − new index) with more and more
/// edits.
private struct EditSearch {
  private let old: [LineEdits.Line]
  private let new: [LineEdits.Line]
  /// For each number of edits, the furthest old index on the diagonals −edits, −edits + 2, … edits.
  private var rounds: [[Int]] = []

  /// Its square bounds time and memory.
  private static let most = 400

  init(_ old: [LineEdits.Line], _ new: [LineEdits.Line]) {
    self.old = old
    self.new = new
  }

  /// Nil for more edits than are worth the search.
  consuming func run() -> [LineEdits.Edit]? {
    for edits in 0...min(EditSearch.most, old.count + new.count) {
      var round: [Int] = []
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let reached = slide(from: start(diagonal, edits), diagonal)
        round.append(reached)
        if reached >= old.count, reached - diagonal >= new.count {
          rounds.append(round)
          return trace(edits)
        }
      }
      rounds.append(round)
    }
    return nil
  }

  private func furthest(_ diagonal: Int, _ edits: Int) -> Int? {
    let index = (diagonal + edits) / 2
    guard edits >= 0, abs(diagonal) <= edits, index < rounds[edits].count else { return nil }
    return rounds[edits][index]
  }

  /// The way into the diagonal: removing a line (from the left) or adding one (from above).
  private func start(_ diagonal: Int, _ edits: Int) -> Int {
    if edits == 0 { return 0 }
    let removing = furthest(diagonal - 1, edits - 1).map { $0 + 1 } ?? -1
    let adding = furthest(diagonal + 1, edits - 1) ?? -1
    return max(removing, adding)
  }

  private func slide(from start: Int, _ diagonal: Int) -> Int {
    var index = start
    while index < old.count, index - diagonal < new.count, index - diagonal >= 0,
      old[index] == new[index - diagonal]
    {
      index += 1
    }
    return index
  }

  /// Walks back from the end, with one edit fewer at each step.
  private func trace(_ edits: Int) -> [LineEdits.Edit] {
    var found: [LineEdits.Edit] = []
    var (x, y) = (old.count, new.count)
    for count in stride(from: edits, through: 0, by: -1) {
      let diagonal = x - y
      let entry = start(diagonal, count)
      while x > entry {
        found.append(.same(old: x - 1, new: y - 1))
        (x, y) = (x - 1, y - 1)
      }
      guard count > 0 else { break }
      let isRemoval = furthest(diagonal - 1, count - 1).map { $0 + 1 } == entry
      if isRemoval { x -= 1 } else { y -= 1 }
      found.append(isRemoval ? .removed(old: x) : .added(new: y))
    }
    return found.reversed()
  }
}
