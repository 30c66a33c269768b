import AllOutputs
import CWorkCounter
import ContractMaker
import ContractModel
import ContractReader
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
  /// The limit of the ratio between the two sizes. A square would make it 25. Types of groups stand in one another, to a
  /// depth of eight that few types of the smaller size reach.
  static let limit = 6.5
  static let sizes = (small: 40, large: 200)

  @Test("reading", arguments: GrowthKind.allCases)
  func readingScalesLinearly(_ kind: GrowthKind) throws {
    try expectProportion(kind) { source in { _ = try ContractReader.read(YAMLSource.parse(source)) }
    }
  }

  @Test("lint", arguments: GrowthKind.allCases)
  func lintScalesLinearly(_ kind: GrowthKind) throws {
    try expectProportion(kind) { source in
      let contract = try Self.contract(source)
      return { _ = Lint.check(contract) }
    }
  }

  @Test("comparison", arguments: GrowthKind.allCases)
  func comparisonScalesLinearly(_ kind: GrowthKind) throws {
    try expectProportion(kind) { source in
      let contract = try Self.contract(source)
      return { _ = ContractReview(from: contract, to: contract) }
    }
  }

  @Test("output", arguments: OutputKind.allCases, GrowthKind.allCases)
  func outputScalesLinearly(_ output: OutputKind, _ kind: GrowthKind) throws {
    let templates = try Templates()
    try expectProportion(kind) { source in
      let contract = try Self.contract(source)
      return {
        let blueprint = try Generation.plan(contract, for: [output])
        _ = try AllOutputs.render(blueprint, with: templates)
      }
    }
  }

  /// - Parameter prepare: makes what the work needs, uncounted.
  private func expectProportion(
    _ kind: GrowthKind, _ prepare: (SourceFile) throws -> () throws -> Void
  ) throws {
    // Tables that the first use makes are no part of the work.
    _ = try count(kind, Self.sizes.small, prepare)
    let small = try count(kind, Self.sizes.small, prepare)
    let large = try count(kind, Self.sizes.large, prepare)
    let ratio = Double(large) / Double(small)
    #expect(
      small > 1000 && ratio < Self.limit,
      "\(kind) from \(Self.sizes.small) to \(Self.sizes.large) endpoints: \(small) to \(large) objects"
    )
  }

  private func count(
    _ kind: GrowthKind, _ endpoints: Int, _ prepare: (SourceFile) throws -> () throws -> Void
  ) throws -> UInt64 {
    let text = kind.contract(endpoints: endpoints)
    let work = try prepare(SourceFile(path: "large.yaml", text: text))
    work_counter_begin()
    try work()
    return work_counter_end()
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
