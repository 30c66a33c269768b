import ContractModel
import ContractReader
import Diagnostics
import Testing

/// No mistake hides another: two or three in one contract are all reported, each as if it were alone.
@Suite struct HiddenMistakeTests {
  /// Mistakes that stand in the value of one key; the others are about two keys, and one of them may be the
  /// other mistake's.
  private static let simple: [MistakeKind] = [
    .misspelt, .wrongType, .wrongPart, .wrongKind, .misspeltValue, .wrongReference, .outOfRange,
    .clashing, .clashingPart,
  ]

  /// Mistakes that can be put beside one another: in definitions and mappings of the author's, not in whole sections.
  private static let all = KeyMistake.all.filter {
    $0.change != nil && $0.kind != .unknown && $0.example.table.owner != "a contract"
      && $0.example.table.owner != "an included file"
  }

  struct Group: Sendable, CustomStringConvertible {
    let mistakes: [KeyMistake]

    var description: String { mistakes.map(\.name).joined(separator: " + ") }
  }

  @Test func mistakesInOneMappingAreBothReported() async {
    let alone = await Self.alone
    var chance = Chance(seed: 1)
    let simple = Self.all.filter { Self.simple.contains($0.kind) }
    let tables = Dictionary(grouping: simple) { $0.example.table.owner }
    for (_, mistakes) in tables.sorted(by: { $0.key < $1.key }) {
      for _ in 0..<min(12, mistakes.count) {
        let pair = chance.pick(2, from: mistakes)
        guard pair[0].canStandBeside(pair[1]) else { continue }
        check(pair, in: JointContract(oneMapping: pair), alone)
      }
    }
  }

  @Test(arguments: [(2, 250), (3, 250)])
  func mistakesInDifferentMappingsAreAllReported(_ size: Int, _ count: Int) async {
    let alone = await Self.alone
    var chance = Chance(seed: UInt64(size))
    for _ in 0..<count {
      let group = chance.pick(size, from: Self.all)
      let isInDoubt = group.contains { one in group.contains(where: one.leavesInDoubt) }
      guard !isInDoubt, let joint = JointContract(group) else { continue }
      check(group, in: joint, alone)
    }
  }

  /// The diagnostics of each mistake that is the only one in its contract, by its name.
  private static var alone: [String: [Diagnostic]] {
    get async {
      let cases = await KeyCases.all.flatMap(\.cases)
      return Dictionary(uniqueKeysWithValues: cases.map { ($0.mistake.name, $0.diagnostics) })
    }
  }

  private func check(
    _ group: [KeyMistake], in joint: JointContract, _ alone: [String: [Diagnostic]]
  ) {
    let found = joint.contract.problems(CaseFiles())
    let said = Set(found.map { Said($0, names: joint.names) })
    for mistake in group {
      for diagnostic in alone[mistake.name] ?? [] {
        let wanted = Said(diagnostic, names: [])
        #expect(
          said.contains(wanted),
          "\(mistake) beside \(group.map(\.name)):\n\(wanted.words)\nin\n\(joint.contract.text)")
      }
    }
  }
}

/// The text of a diagnostic, without the names that the test itself gave.
private struct Said: Hashable {
  let words: String

  init(_ diagnostic: Diagnostic, names: [String]) {
    var text = "\(diagnostic.rule): \(diagnostic.message)"
    for name in names { text = text.replacing("`\(name)`", with: "`sample`") }
    words = text
  }
}

extension KeyMistake {
  /// Both can be in one mapping: neither is about what the other changes.
  fileprivate func canStandBeside(_ other: KeyMistake) -> Bool {
    let keys: Set = [example.key.name, other.example.key.name]
    // A text that stands twice or cannot be read is in doubt, and so is one that names a part of it.
    let references: [MistakeKind] = [.wrongReference, .misspeltValue]
    let unread: [MistakeKind] = [.clashing, .wrongType]
    let doubts =
      unread.contains(kind) && references.contains(other.kind)
      || unread.contains(other.kind) && references.contains(kind)
    return keys.count == 2 && keys.isDisjoint(with: deciding) && !doubts
      && others(keys) == other.others(keys)
  }

  /// Codes that cannot be read may be what the other names.
  fileprivate func leavesInDoubt(_ other: KeyMistake) -> Bool {
    [.misspelt, .clashing, .wrongType].contains(kind) && example.key.name == "codes"
      && [.wrongReference, .misspeltValue].contains(other.kind) && other.example.key.name == "code"
  }

  /// The keys beside the two keys.
  private func others(_ keys: Set<String>) -> [String] {
    example.pairs.filter { !keys.contains($0.name) }.map { "\($0.name): \($0.text)" }
  }

  /// Keys that decide what the others of their mapping mean.
  private var deciding: Set<String> {
    [
      "kind", "does", "recover", "status", "fault", "do", "wait", "type", "constant", "enum",
      "fields",
    ]
  }
}

/// Several mistakes in one contract.
private struct JointContract {
  let contract: ContractText
  /// The names of the definitions with the mistakes.
  let names: [String]

  init(oneMapping pair: [KeyMistake]) {
    let fragment = BrokenFragment(pair[0]).with(BrokenFragment(pair[1]), of: pair[1])
    contract = fragment.put(into: ContractText())
    names = []
  }

  /// Nil where two of them stand in the same place and cannot be parted.
  init?(_ group: [KeyMistake]) {
    var contract = ContractText()
    var taken: Set<String> = []
    var names: [String] = []
    for (index, mistake) in group.enumerated() {
      let fragment = BrokenFragment(mistake)
      let place = fragment.renamed("sample\(index)")
      let isWhole = place.section == place.id
      let isTaken = taken.contains { $0 == place.section || $0.hasPrefix("\(place.section).") }
      guard !taken.contains(place.section), !(isWhole && isTaken) else { return nil }
      guard taken.insert(place.id).inserted else { return nil }
      contract = place.fragment.put(into: contract)
      if let name = place.name { names.append(name) }
    }
    (self.contract, self.names) = (contract, names)
  }
}

/// Numbers that look like chance and are the same in every run.
private struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func pick<Element>(_ count: Int, from all: [Element]) -> [Element] {
    (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return all[Int((state >> 33) % UInt64(all.count))]
    }
  }
}
