import AllOutputs
package import ContractModel
import ContractReader
package import Diagnostics
package import FileOutput
package import Generation
import YAMLSource

/// The fate of one contract text.
package enum Trial {
  /// Up to the plan: every name is chosen, nothing is written.
  package static func plan(
    _ tree: WrittenTree, for outputs: Set<OutputKind>
  ) throws(Problems) -> Blueprint {
    let source = SourceFile(path: "hostile.yaml", text: tree.yaml)
    return try Generation.plan(try ContractReader.read(YAMLSource.parse(source)), for: outputs)
  }

  package static func files(
    _ tree: Tree, for outputs: Set<OutputKind>, with templates: Templates
  ) throws(Problems) -> (Blueprint, FileSet) {
    let blueprint = try plan(WrittenTree(tree), for: outputs)
    return (blueprint, try AllOutputs.render(blueprint, with: templates))
  }
}

/// Finds those of many texts that a contract does not take, from where its errors are.
struct Sieve {
  private let sample: Tree
  private let positions: [Position]
  private let outputs: Set<OutputKind>
  /// Which positions change what stands at a place.
  private let reach: [Place: [Int]]
  private(set) var refused: [Int: String] = [:]
  /// Errors without a place, or in a place where nothing was changed.
  private(set) var strange: [String] = []

  init(_ sample: Tree, _ positions: [Position], for outputs: Set<OutputKind>) {
    self.sample = sample
    self.outputs = outputs
    self.positions = positions
    reach = Dictionary(
      uniqueKeysWithValues: sample.places.map { place in
        (
          place.place,
          positions.indices.filter { positions[$0].reaches(place.place, saying: place.text) }
        )
      })
  }

  /// The same once more, knowing nothing yet.
  var again: Sieve {
    var sieve = self
    sieve.refused = [:]
    sieve.strange = []
    return sieve
  }

  /// The texts that are taken together, beside those in `others`.
  mutating func taken(of texts: [Int: String], beside others: [Int: String]) -> [Int: String] {
    var left = texts
    while !left.isEmpty {
      let written = WrittenTree(tree(with: others.merging(left) { _, new in new }))
      do {
        _ = try Trial.plan(written, for: outputs)
        return left
      } catch {
        let guilty = guilty(error, written, among: left)
        if guilty.isEmpty { return halves(of: left, beside: others) }
        for number in guilty { refused[number] = left.removeValue(forKey: number) }
      }
    }
    return [:]
  }

  func tree(with texts: [Int: String]) -> Tree {
    sample.with(texts.sorted { $0.key < $1.key }.map { (positions[$0.key], $0.value) })
  }

  private mutating func guilty(
    _ problems: Problems, _ written: WrittenTree, among texts: [Int: String]
  ) -> Set<Int> {
    let errors = problems.diagnostics.filter { $0.severity == .error }
    for error in errors where error.span == nil { strange.append("no place: \(error.message)") }
    let places = errors.compactMap { $0.span }.compactMap { written.place(at: $0.start.offset) }
    return Set(places.flatMap { reach[$0] ?? [] }.filter { texts[$0] != nil })
  }

  /// The errors are elsewhere: which text it was shows when half of them is gone.
  private mutating func halves(of texts: [Int: String], beside others: [Int: String]) -> [Int:
    String]
  {
    guard texts.count > 1 else {
      refused.merge(texts) { _, new in new }
      return [:]
    }
    let half = texts.sorted { $0.key < $1.key }.prefix(texts.count / 2)
    let first = taken(of: Dictionary(uniqueKeysWithValues: Array(half)), beside: others)
    let rest = texts.filter { text in !half.contains { $0.key == text.key } }
    let second = taken(of: rest, beside: others.merging(first) { _, new in new })
    return first.merging(second) { _, new in new }
  }
}
