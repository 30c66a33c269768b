package import Diagnostics

/// The places of a text's keys, so that a place can be named by them.
package struct KeyOutline: Sendable {
  /// A key or an item of a list, with all that belongs to it.
  package struct OutlineEntry: Sendable {
    package let path: [String]
    package let span: Span

    package init(_ path: [String], _ span: Span) {
      self.path = path
      self.span = span
    }
  }

  private let entries: [OutlineEntry]
  /// The entry that each entry stands in.
  private let parents: [Int?]

  /// In the order of the text, each entry before those that stand in it.
  package init(_ entries: [OutlineEntry]) {
    self.entries = entries
    var parents: [Int?] = []
    var open: [Int] = []
    for (index, entry) in entries.enumerated() {
      while let last = open.last, entries[last].span.endOffset < entry.span.endOffset {
        open.removeLast()
      }
      parents.append(open.last)
      open.append(index)
    }
    self.parents = parents
  }

  /// The keys that lead to a place: those of the innermost entry that holds all of it.
  package func path(to span: Span) -> [String] {
    var index = lastEntry(notBehind: span.startOffset)
    while let entry = index, entries[entry].span.endOffset < span.endOffset {
      index = parents[entry]
    }
    return index.map { entries[$0].path } ?? []
  }

  private func lastEntry(notBehind offset: Int) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].span.startOffset <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}

/// A name for each finding that survives edits elsewhere: it comes from the rule and from the keys
/// that lead to the place, never from a line or a wording. Of several findings of one rule at one
/// place, each gets a name by its turn.
package func fingerprints(of findings: [Diagnostic], in outline: KeyOutline) -> [String] {
  var turns: [[String]: Int] = [:]
  return findings.map { finding in
    let place = [finding.rule] + (finding.span.map(outline.path) ?? [])
    turns[place, default: 0] += 1
    return FindingFingerprint.of(place + ["\(turns[place, default: 1])"])
  }
}
