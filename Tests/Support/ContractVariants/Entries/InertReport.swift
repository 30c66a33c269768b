/// Counts what became of entries, and says it.
package struct InertReport: Sendable {
  /// Lists of entries that may be inert, that are so still, and that stand on no page.
  package struct Lists: Sendable {
    let excused: EntryList
    let pending: EntryList
    let unshown: EntryList

    package init(excused: EntryList, pending: EntryList, unshown: EntryList) {
      self.excused = excused
      self.pending = pending
      self.unshown = unshown
    }
  }

  package private(set) var tried = 0
  package private(set) var excused = 0
  package private(set) var pending = 0
  package private(set) var refused = Tally()
  package private(set) var inert = Tally()
  package private(set) var unshown = Tally()
  private var used: Set<EntryList.Line> = []
  private let lists: Lists

  package init(_ lists: Lists) { self.lists = lists }

  package mutating func add(_ verdict: Verdict, _ entry: ContractEntry, of path: String) {
    tried += 1
    switch verdict {
    case .shown: break
    case .refused: refused.add(entry, of: path)
    case .live:
      if !isListed(entry, path, lists.unshown) { unshown.add(entry, of: path) }
    case .inert:
      if isListed(entry, path, lists.excused) {
        excused += 1
      } else if isListed(entry, path, lists.pending) {
        pending += 1
      } else {
        inert.add(entry, of: path)
      }
    }
  }

  private mutating func isListed(_ entry: ContractEntry, _ path: String, _ list: EntryList) -> Bool
  {
    guard let line = list.line(for: entry, of: path) else { return false }
    used.insert(line)
    return true
  }

  /// Lines of the lists that mean nothing of what was tried.
  package var idle: [String] {
    (lists.excused.lines + lists.pending.lines + lists.unshown.lines)
      .filter { !used.contains($0) }.map(\.text)
  }

  package var reasons: [String] {
    lists.excused.lines.filter(used.contains).map(\.text)
  }

  package var summary: String {
    "entries tried \(tried), inert \(inert.count), known to be \(pending), excused \(excused), refused \(refused.count), "
      + "on no page \(unshown.count)"
  }

  /// Entries, and how many there are of each pattern.
  package struct Tally: Sendable {
    /// `contract/longde.yaml tokens.access.doc`.
    package private(set) var entries: [String] = []
    private var patterns: [String: Int] = [:]

    package var count: Int { entries.count }

    package var lines: [String] {
      patterns.sorted { $0.key < $1.key }.map { "\($0.key), \($0.value) times" }
    }

    mutating func add(_ entry: ContractEntry, of path: String) {
      entries.append("\(path) \(entry.text)")
      patterns[entry.patternText, default: 0] += 1
    }
  }
}
