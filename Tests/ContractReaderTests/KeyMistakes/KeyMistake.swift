import ContractModel
import ContractReader
import Diagnostics

/// One cell of the table that shows a mistake: a key, what is wrong with it, and the case that shows it.
struct KeyMistake: Sendable, CustomStringConvertible {
  let example: KeyExample
  let kind: MistakeKind
  /// `TABLE/KEY/MISTAKE`, or the folder from `Tests/Cases` for a case that stands elsewhere.
  let name: String
  /// Nil for a case that stands elsewhere.
  let change: Change?

  /// A change of the mapping in the key's example.
  enum Change: Sendable {
    case misplaced
    case renamed(String)
    case removed
    case repeated
    case replaced(String)
    case with([String: String], without: [String])
  }

  var description: String { name }

  /// Its key is in the wrong place, misspelt, missing or there twice; its value is right.
  var isOfTheKeyItself: Bool {
    switch change {
    case .misplaced, .renamed, .removed, .repeated: true
    case .replaced, .with, nil: false
    }
  }

  /// Every cell that shows something.
  static let all = KeyExample.all.flatMap { example in
    MistakeKind.allCases.flatMap { KeyCell(example, $0).mistakes }
  }
}

/// One cell of the table.
struct KeyCell {
  let mistakes: [KeyMistake]
  /// Why there are none.
  let reason: NotAdmitted

  init(_ example: KeyExample, _ kind: MistakeKind) {
    let name = Self.name(of: example, kind)
    let special = SpecialMistake.all["\(example.table.owner).\(example.key.name)"]?[kind] ?? []
    var number = 0
    var found = special.map { mistake -> KeyMistake in
      switch mistake {
      case .folder(let other):
        return KeyMistake(example: example, kind: kind, name: other, change: nil)
      case .with(let texts, let dropped):
        number += 1
        return KeyMistake(
          example: example, kind: kind, name: number == 1 ? name : "\(name)-\(number)",
          change: .with(texts, without: dropped))
      }
    }
    let general = Self.change(example, kind)
    if case .success(let change) = general, number == 0 {
      found.insert(
        KeyMistake(example: example, kind: kind, name: name, change: change), at: 0)
    }
    mistakes = found
    if case .failure(let why) = general { reason = why.reason } else { reason = .alone }
  }

  private static func name(of example: KeyExample, _ kind: MistakeKind) -> String {
    "\(ContractReader.Schema.name(of: example.table))/\(example.key.name)/\(kind.rawValue)"
  }

  private static func change(
    _ example: KeyExample, _ kind: MistakeKind
  ) -> Result<KeyMistake.Change, WhyNot> {
    switch kind {
    case .unknown: return .success(.misplaced)
    case .misspelt:
      let names = example.table.names
      return Misspelling.of(example.key.name, among: names).map { .success(.renamed($0)) }
        ?? .failure(WhyNot(.noWords))
    case .missing:
      return example.key.isRequired ? .success(.removed) : .failure(WhyNot(.optional))
    case .clashing: return .success(.repeated)
    case .unused: return example.withoutNeed.map { .success($0) } ?? .failure(WhyNot(.alone))
    case .contradicting, .impossible: return .failure(WhyNot(.alone))
    default: return example.key.kind.broken(kind, example.key.example).map { .replaced($0) }
    }
  }
}
