import AllOutputs
import CTestSupport
import ContractModel
import ContractReader
import ContractVariants
import Diagnostics
import Generation
import Lint
import Review
import Testing
import YAMLSource

/// Five times the contract is five times the work. The objects that a stage makes are counted, not time: the same work
/// gives the same count on any machine.
@Suite(.enabled("only glibc lets a program count what it asks memory for") { isWorkCounted() })
struct GrowthTests {
  /// The limit of the ratio between the last two sizes. A square would make it 25. Types of groups stand in one another,
  /// to a depth of eight that few types of the smaller size reach.
  static let limit = 6.5
  /// Of contracts, in endpoints. The first fills the tables that are made at the first use, which are no part of the work.
  static let sizes = [5, 40, 200]

  @Test("reading", arguments: GrowthKind.allCases)
  func readingScalesLinearly(_ kind: GrowthKind) throws {
    try expectProportion("\(kind)", Self.sources(kind)) { _ = try Self.contract($0) }
  }

  @Test("lint", arguments: GrowthKind.allCases)
  func lintScalesLinearly(_ kind: GrowthKind) throws {
    try expectProportion("\(kind)", Self.contracts(kind)) { _ = Lint.check($0) }
  }

  @Test("comparison", arguments: GrowthKind.allCases)
  func comparisonScalesLinearly(_ kind: GrowthKind) throws {
    try expectProportion("\(kind)", Self.contracts(kind)) { _ = ContractReview(from: $0, to: $0) }
  }

  @Test("output", arguments: GrowthKind.allCases)
  func outputScalesLinearly(_ kind: GrowthKind) throws {
    let (templates, contracts) = (try Templates(), try Self.contracts(kind))
    for output in OutputKind.allCases {
      try expectProportion("\(output) of \(kind)", contracts) { contract in
        let blueprint = try Generation.plan(contract, for: [output])
        _ = try AllOutputs.render(blueprint, with: templates)
      }
    }
  }

  private func expectProportion<Input>(
    _ name: String, _ inputs: [Input], of work: (Input) throws -> Void
  ) throws {
    let counts = try inputs.map { input in
      work_counter_begin()
      try work(input)
      return work_counter_end()
    }
    let (small, large) = (counts[1], counts[2])
    #expect(
      small > 1000 && Double(large) < Self.limit * Double(small),
      "\(name), \(Self.sizes) endpoints: \(counts) objects")
  }

  private static func sources(_ kind: GrowthKind) -> [SourceFile] {
    sizes.map { SourceFile(path: "large.yaml", text: kind.contract(endpoints: $0)) }
  }

  private static func contracts(_ kind: GrowthKind) throws -> [Contract] {
    try sources(kind).map(contract)
  }

  private static func contract(_ source: SourceFile) throws -> Contract {
    try ContractReader.read(YAMLSource.parse(source))
  }
}

private func isWorkCounted() -> Bool {
  work_counter_begin()
  let list = [UInt8](repeating: 1, count: 100_000)
  return work_counter_end() > 0 && list.last == 1
}
