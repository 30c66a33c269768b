package import Diagnostics
import YAMLSource

/// Writes keys into the text of a contract and leaves every other byte as it is.
package enum ContractWriter {
  /// The text with the insertions, each into the mapping behind its owner. An insertion whose owner is not in the text,
  /// or whose key is there already, is left out.
  package static func text(of source: SourceFile, with insertions: [KeyInsertion]) -> [UInt8] {
    guard let root = YAMLSource.parse(source).root else { return source.bytes }
    var finder = EntryFinder(owners: Set(insertions.map(\.owner.startOffset)))
    finder.look(in: root)
    let edits = insertions.compactMap { insertion in
      finder.found[insertion.owner.startOffset].flatMap {
        edit(of: $0, with: insertion, in: source)
      }
    }
    return apply(edits.sorted { $0.range.lowerBound > $1.range.lowerBound }, to: source.bytes)
  }

  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    edits.reduce(into: bytes) { bytes, edit in
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
  }

  private static func edit(
    of entry: Entry, with insertion: KeyInsertion, in source: SourceFile
  ) -> Edit? {
    let value = entry.value
    let start = value.span.startOffset
    switch value.content {
    case .sequence: return nil
    case .scalar:
      let type = String(decoding: source.bytes[start..<value.span.endOffset], as: UTF8.self)
      return Edit(
        range: start..<value.span.endOffset,
        text: "{ type: \(type), \(insertion.entries.map(\.text).joined(separator: ", ")) }")
    case .mapping(let entries):
      let given = Set(entries.map(\.key.text))
      let new = insertion.entries.filter { !given.contains($0.key) }.map(\.text)
      if new.isEmpty { return nil }
      let isFlow = source.bytes[start] == UInt8(ascii: "{")
      return isFlow
        ? inFlow(new, entries, after: start) : inBlock(new, entries, source)
    }
  }

  /// Behind the first entry, since that one says what the thing is.
  private static func inFlow(_ new: [String], _ entries: [Entry], after start: Int) -> Edit {
    let words = new.joined(separator: ", ")
    guard let first = entries.first else {
      return Edit(range: start + 1..<start + 1, text: " \(words)")
    }
    let end = first.value.span.endOffset
    return Edit(range: end..<end, text: ", \(words)")
  }

  /// Before the second entry, on lines of its own; before the only one where there is no second.
  private static func inBlock(_ new: [String], _ entries: [Entry], _ source: SourceFile) -> Edit? {
    guard let next = entries.dropFirst().first ?? entries.first else { return nil }
    let place = next.key.span.startOffset
    let indent = String(repeating: " ", count: next.key.span.start.column - 1)
    return Edit(range: place..<place, text: new.map { "\($0)\n\(indent)" }.joined())
  }
}

extension KeyInsertion.InsertedKey {
  fileprivate var text: String { "\(key): \(value)" }
}

/// Finds entries by the places of their keys.
private struct EntryFinder {
  let owners: Set<Int>
  var found: [Int: Entry] = [:]

  init(owners: Set<Int>) { self.owners = owners }

  mutating func look(in node: Node) {
    switch node.content {
    case .scalar: return
    case .sequence(let items): for item in items { look(in: item) }
    case .mapping(let entries):
      for entry in entries {
        let place = entry.key.span.startOffset
        if owners.contains(place) { found[place] = entry }
        look(in: entry.value)
      }
    }
  }
}
