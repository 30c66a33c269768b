/// Changes that leave the text readable YAML: whole entries with all that stands below them.
enum BlockMutations {
  static func apply(
    _ mutation: Mutation, _ lines: inout Lines, _ pool: Pool, _ random: inout Seeded
  ) {
    let places = lines.entries
    guard !places.isEmpty else { return }
    let block = lines.block(at: random.pick(places))
    switch mutation {
    case .blockRemoved: lines.all.removeSubrange(block)
    case .blockRepeated: lines.all.insert(contentsOf: lines.all[block], at: block.upperBound)
    case .blocksSwapped: swap(block, lines.block(at: random.pick(places)), &lines)
    default:
      let other = random.pick(pool.lines)
      let taken = other.all[other.block(at: random.pick(other.entries))]
      let moved = Lines.indented(Array(taken), like: lines.all[block.lowerBound])
      if random.below(2) == 0 {
        lines.all.replaceSubrange(block, with: moved)
      } else {
        lines.all.insert(contentsOf: moved, at: block.upperBound)
      }
    }
  }

  /// Each takes the other's indentation. A block and a part of it stay as they are.
  private static func swap(_ one: Range<Int>, _ other: Range<Int>, _ lines: inout Lines) {
    guard !one.overlaps(other) else { return }
    let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    let early = Array(lines.all[first])
    let late = Array(lines.all[second])
    lines.all.replaceSubrange(second, with: Lines.indented(early, like: late[0]))
    lines.all.replaceSubrange(first, with: Lines.indented(late, like: early[0]))
  }
}

extension Lines {
  /// An entry and the lines that are further in.
  func block(at line: Int) -> Range<Int> {
    let indentation = Lines.indentation(of: all[line])
    let end = all[(line + 1)...].firstIndex { Lines.indentation(of: $0) <= indentation }
    return line..<(end ?? all.count)
  }

  /// The lines moved so that the first begins where the model does.
  static func indented(_ lines: [[UInt8]], like model: [UInt8]) -> [[UInt8]] {
    let change = indentation(of: model) - indentation(of: lines.first ?? [])
    return lines.map { line in
      let width = indentation(of: line)
      return Array(repeatElement(space, count: max(0, width + change))) + line.dropFirst(width)
    }
  }

  private static func indentation(of line: [UInt8]) -> Int { line.prefix { $0 == space }.count }
}
