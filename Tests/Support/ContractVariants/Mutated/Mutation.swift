/// One way to spoil a contract.
package enum Mutation: String, CaseIterable, Sendable {
  case byteChanged, byteRemoved, byteInserted, stretchRepeated, textCut
  case lineRemoved, linesRemoved, lineRepeated, linesSwapped, lineMoved, linesOfAnother, linesJoined
  case indentedMore, indentedLess
  case blockRemoved, blockRepeated, blocksSwapped, blockOfAnother
  case keyRemoved, keyRenamed, keyRepeated
  case valueRemoved, valueOfAnother, valuesSwapped, typeChanged
  case wordOfAnother

  func apply(to text: inout [UInt8], _ pool: Pool, _ random: inout Seeded) {
    switch self {
    case .byteChanged, .byteRemoved, .byteInserted, .stretchRepeated, .textCut:
      ByteMutations.apply(self, &text, &random)
    case .wordOfAnother: Words.replaceOne(in: &text, pool, &random)
    default:
      var lines = Lines(text)
      apply(to: &lines, pool, &random)
      text = lines.bytes
    }
  }

  private func apply(to lines: inout Lines, _ pool: Pool, _ random: inout Seeded) {
    switch self {
    case .lineRemoved: lines.all.remove(at: random.below(lines.count))
    case .linesRemoved: lines.all.removeSubrange(random.stretch(of: lines.count))
    case .lineRepeated:
      let line = random.below(lines.count)
      lines.all.insert(lines.all[line], at: line)
    case .linesSwapped: lines.all.swapAt(random.below(lines.count), random.below(lines.count))
    case .lineMoved:
      let line = lines.all.remove(at: random.below(lines.count))
      lines.all.insert(line, at: random.below(lines.count + 1))
    case .linesOfAnother:
      let other = random.pick(pool.lines)
      let taken = other.all[random.stretch(of: other.count)]
      lines.all.insert(contentsOf: taken, at: random.below(lines.count + 1))
    case .linesJoined: lines.join(at: random.below(lines.count))
    case .indentedMore: lines.indent(random.stretch(of: lines.count), by: 1 + random.below(3))
    case .indentedLess: lines.unindent(random.stretch(of: lines.count), by: 1 + random.below(3))
    case .blockRemoved, .blockRepeated, .blocksSwapped, .blockOfAnother:
      BlockMutations.apply(self, &lines, pool, &random)
    default: applyToEntry(of: &lines, pool, &random)
    }
  }

  private func applyToEntry(of lines: inout Lines, _ pool: Pool, _ random: inout Seeded) {
    let places = lines.entries
    guard !places.isEmpty else { return }
    let place = random.pick(places)
    let entry = EntryLine(lines.all[place])!
    switch self {
    case .keyRemoved: lines.all[place] = entry.indent + entry.value
    case .keyRenamed: lines.all[place] = entry.with(key: random.pick(pool.entries).key)
    case .keyRepeated:
      lines.all.insert(entry.with(value: random.pick(pool.entries).value), at: place)
    case .valueRemoved: lines.all[place] = entry.with(value: [])
    case .valueOfAnother: lines.all[place] = entry.with(value: random.pick(pool.entries).value)
    case .valuesSwapped:
      let otherPlace = random.pick(places)
      let other = EntryLine(lines.all[otherPlace])!
      lines.all[otherPlace] = other.with(value: entry.value)
      if place != otherPlace { lines.all[place] = entry.with(value: other.value) }
    default: lines.all[place] = entry.with(value: OddValues.one(of: entry.value, &random))
    }
  }
}
