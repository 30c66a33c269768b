import ContractModel

/// The new names of definitions that were renamed, so that those who name them do not count as changed.
struct Renames {
  let old: Contract
  let new: Contract
  private var names: [Section: [String: String]] = [:]

  init(_ matching: PieceMatching, old: Contract, new: Contract) {
    self.old = old
    self.new = new
    for (before, after) in matching.pairs where before.keys != after.keys {
      guard let section = before.section else { continue }
      names[section, default: [:]][before.name] = after.name
    }
  }

  func name(of definition: String, in section: Section) -> String {
    names[section]?[definition] ?? definition
  }

  func text(of value: PieceValue) -> String {
    guard let section = value.reference else { return value.text }
    return name(of: value.text, in: section)
  }
}

extension Piece {
  fileprivate var section: Section? {
    keys.dropLast().last.flatMap(Section.init(rawValue:))
  }
}
