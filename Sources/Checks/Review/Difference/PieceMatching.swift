import ContractModel
import Diagnostics

/// The pieces of one kind as they were and as they are, in pairs: by their names, else by what tells them apart.
struct PieceMatching {
  private(set) var pairs: [(old: Piece, new: Piece)] = []
  private(set) var removed: [Piece] = []
  private(set) var added: [Piece] = []

  init(_ old: [Piece], _ new: [Piece]) {
    let names = new.map(\.place)
    if old.map(\.place) == names {
      pairs = zip(old, new).map { ($0, $1) }
      return
    }
    var free = Dictionary(grouping: new.indices, by: { names[$0] })
    var taken: Set<Int> = []
    var lost: [Piece] = []
    for part in old {
      guard let index = free[part.place]?.first else {
        lost.append(part)
        continue
      }
      free[part.place]?.removeFirst()
      taken.insert(index)
      pairs.append((part, new[index]))
    }
    matchRenamed(lost, new.indices.filter { !taken.contains($0) }.map { new[$0] })
  }

  /// A renamed piece is the only one on either side that looks like it, or says its former name.
  private mutating func matchRenamed(_ old: [Piece], _ new: [Piece]) {
    if old.isEmpty || new.isEmpty {
      (removed, added) = (old, new)
      return
    }
    let oldLooks = Dictionary(grouping: old.indices, by: { old[$0].look })
    let newLooks = Dictionary(grouping: new.indices, by: { new[$0].look })
    var taken: Set<Int> = []
    for (index, part) in old.enumerated() {
      let former = new.indices.filter { new[$0].was(part) && !taken.contains($0) }
      let alike = part.look.flatMap { oldLooks[$0]?.count == 1 ? newLooks[$0] : nil } ?? []
      let matches = former.isEmpty ? alike.filter { !taken.contains($0) } : former
      guard matches.count == 1, let match = matches.first else {  //! review-rename-unique
        removed.append(old[index])
        continue
      }
      taken.insert(match)
      pairs.append((part, new[match]))
    }
    added = new.indices.filter { !taken.contains($0) }.map { new[$0] }
  }
}

extension Piece {
  fileprivate struct PieceKey: Hashable {
    let property: Property
    let keys: [String]
  }

  fileprivate var place: PieceKey { PieceKey(property: property, keys: keys) }

  /// It says that the other is the same under a former name.
  fileprivate func was(_ other: Piece) -> Bool {
    guard case .token(let token) = subject, property == other.property else { return false }
    return token.formerNames.contains { $0.value == other.name }
  }

  /// Equal for pieces that are the same under two names, as far as anybody can see; nil where nothing tells.
  fileprivate var look: [String]? {
    switch subject {
    case .remark, .reserved: return nil
    default: break
    }
    if keys.isEmpty { return nil }
    let text = identity ?? content
    return text.isEmpty ? nil : [property.name] + keys.dropLast() + [text]
  }

  /// All its values and pieces, without words for people.
  private var content: String {
    let texts = values.filter { !$0.property.isWords }.map { "\($0.property.name) \($0.text)" }
    return (texts + parts.map { "\($0.keys): \($0.content)" }).sorted().joined(separator: "\n")
  }
}
