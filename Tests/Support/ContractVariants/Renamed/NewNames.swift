import ContractModel
import Diagnostics

/// The new names of a contract's errors, types and fields.
package struct NewNames {
  /// How new names are chosen.
  package enum Manner: Sendable {
    /// The old name with a mark that says nothing.
    case marked
    /// Each meaning's first error is called by the word of another meaning, so many words further on in the list of all,
    /// and each role's first field by that of another role. All else has the mark.
    case misleading(by: Int)
  }

  private var chosen: [String: String] = [:]
  private var renamed: Set<String> = []

  init(_ contract: Contract, by manner: Manner) {
    guard case .misleading(let distance) = manner else { return }
    let errors = contract.refusals.compactMap { error in
      error.meanings.first.map { (name: error.name.value, word: $0.value) }
    }
    let walk = FieldWalk(contract.types)
    let fields = contract.endpoints.flatMap { walk.all($0.sends) + walk.all(returnedBy: $0) }
      .compactMap { field in field.role.map { (name: field.name.value, word: $0.value) } }
    mislead(errors, by: distance)
    mislead(fields, by: distance)
  }

  /// `device.id` as a name: `deviceId`.
  private static func joined(_ role: String) -> String {
    let words = role.split(separator: ".")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  private mutating func mislead<Word: CaseIterable & RawRepresentable<String> & Hashable>(
    _ named: [(name: String, word: Word)], by distance: Int
  ) {
    let all = Array(Word.allCases)
    var taken: Set<Word> = []
    for (name, word) in named where chosen[name] == nil && taken.insert(word).inserted {
      let place = all.firstIndex(of: word) ?? 0
      chosen[name] = Self.joined(all[(place + distance) % all.count].rawValue)
    }
  }

  mutating func note(_ names: Set<String>) { renamed.formUnion(names) }

  func isRenamed(_ name: String) -> Bool { renamed.contains(name) }

  subscript(name: String) -> String { chosen[name] ?? name + RenamedContract.mark }
}
