import ContractModel
import ContractReader
import Diagnostics
import Foundation
import SessionCore
import SessionExploration
import TestLab
import YAMLSource

/// A number of random traces of one contract, and what they showed.
package struct ReplaySample: Sendable {
  package private(set) var traces = 0
  package private(set) var steps = 0
  package private(set) var counts: [ActionKind: Int] = [:]
  /// The kinds of actions that sessions of this contract can meet.
  package private(set) var possible: Set<ActionKind> = []
  /// The story of the first trace that differed, with its seed.
  package private(set) var difference: String?

  package var missing: [ActionKind] {
    possible.filter { counts[$0] == nil }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The people of one server: a new one has new keys, and takes longer to begin.
  private static let peoplePerServer = 250
  private static let stepsPerTrace = 45

  /// - Parameters:
  ///   - text: the contract.
  ///   - modelText: the contract of the model, where it is to be another one.
  package static func run<System: ReplayedSystem>(
    _: System.Type, _ text: String, modelText: String? = nil, traces: Int, seed: UInt64
  ) async throws -> ReplaySample {
    let contract = try read(text, System.setting.path)
    let explored = ExploredContract(
      try read(modelText ?? text, System.setting.path), isReduced: false)
    var sample = ReplaySample()
    sample.possible = ActionKind.possible(in: explored, calls: System.setting.calls)
    var stage: (server: ReplayServer, time: ReplayTime)?
    for number in 0..<traces {
      if number % peoplePerServer == 0 { stage = nil }
      if stage == nil { stage = try await newStage(contract, System.setting) }
      guard let (server, time) = stage else { break }
      try await sample.add(System.self, contract, explored, seed &+ UInt64(number), server, time)
      if sample.difference != nil { break }
      server.lab.advance(by: 3600)
      time.advance(by: 3600)
    }
    return sample
  }

  private static func read(_ text: String, _ path: String) throws -> Contract {
    try ContractReader.read(YAMLSource.parse(SourceFile(path: path, text: text)))
  }

  private static func newStage(
    _ contract: Contract, _ setting: ReplaySetting
  ) async throws -> (ReplayServer, ReplayTime) {
    (try await ReplayServer(contract, setting), ReplayTime(Lab.start))
  }

  private mutating func add<System: ReplayedSystem>(
    _: System.Type, _ contract: Contract, _ explored: ExploredContract, _ seed: UInt64,
    _ server: ReplayServer, _ time: ReplayTime
  ) async throws {
    var sampler = TraceSampler(
      seed, calls: System.setting.calls, asked: Self.refusals(contract))
    let start = World(
      explored, processes: seed % 3 == 0 ? 2 : 1, .plenty, isSignedIn: seed % 4 != 0)
    let replay = try await Replay<System>(start, "person\(seed)", on: server, time)
    do {
      for _ in 0..<Self.stepsPerTrace {
        guard let step = sampler.next(in: replay.world) else { break }
        try await replay.play(step)
      }
      try await replay.settle()
    } catch let difference as ReplayDifference {
      self.difference = replay.story(of: difference, seed)
    }
    replay.close()
    traces += 1
    steps += replay.transitions.count
    counts.merge(replay.counts) { $0 + $1 }
  }

  /// The refusals that the control can ask for. One that tells of a token is the server's own matter.
  private static func refusals(_ contract: Contract) -> [String: [String]] {
    Dictionary(
      contract.endpoints.map { endpoint in
        let all = endpoint.refuses.map { contract.refusals[$0.value] }
        return (
          endpoint.name.value,
          all.filter { $0.cause.status != nil && $0.fields.isEmpty }.map(\.name.value)
        )
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension World.Budget {
  /// More than any trace has steps.
  fileprivate static let plenty = World.Budget(
    calls: 1_000, signIns: 1_000, signOuts: 1_000, looks: 1_000, kills: 1_000, losses: 1_000,
    ticks: 1_000, storeFaults: 1_000, refusals: 1_000, appEvents: 1_000, ends: 1_000)
}

extension Replay {
  /// All that is under way goes to its end, so that each caller is told.
  func settle() async throws {
    if !world.isWritable { try await play(ReplayStep(.store)) }
    for _ in 0..<200 {
      if let (process, job) = world.firstJob {
        try await play(ReplayStep(.job(process, job)))
      } else if !world.messages.isEmpty {
        try await play(ReplayStep(.deliver(0, .arrives)))
      } else if world.processes.contains(where: { !$0.jobs.isEmpty }) {
        try await play(ReplayStep(.tick(0)))
      } else {
        return
      }
    }
  }

  /// The trace so far as a story, and the difference at its end.
  func story(of difference: ReplayDifference, _ seed: UInt64) -> String {
    let lines = start.story(transitions).map { "  \(Int($0.time)) s  \($0.words)" }
    return (["with seed \(seed)"] + lines + ["  → \(difference)"]).joined(separator: "\n")
  }
}

extension World {
  /// Work that can be done now.
  fileprivate var firstJob: (Int, Int)? {
    for (index, process) in processes.enumerated() {
      let job = process.jobs.firstIndex { job in
        if case .wake(_, let at) = job { at <= now } else { true }
      }
      if let job { return (index, job) }
    }
    return nil
  }
}
