package import ContractModel
import Foundation
import SessionCore
package import SessionExploration
import TestLab

/// Plays a story of the model as it is told, to its end.
package enum StoryReplay {
  /// - Throws: a difference, also where the server answers otherwise than the story says.
  package static func play<System: ReplayedSystem>(
    _: System.Type, _ contract: Contract, from world: World, _ story: [World.Transition]
  ) async throws -> ReplayEnd {
    let server = try await ReplayServer(contract, System.setting)
    let replay = try await Replay<System>(
      world, "person", on: server, ReplayTime(Lab.start))
    defer { replay.close() }
    var told = replay.start
    for transition in story {
      // The replay goes on with calls by itself.
      if told.runningOn == nil { try await replay.play(ReplayStep(transition, in: told)) }
      told = told.after(transition)
    }
    // An answer that nobody hears is a step of its own in the replay, so the ends are compared and not the ways.
    guard replay.world == told else {
      throw ReplayDifference(
        "the story", model: replay.told(story), real: replay.told(replay.transitions))
    }
    return try await replay.end
  }
}

/// The app and the server when a story is over, as far as they can be seen.
package struct ReplayEnd: Sendable {
  /// The claim that the model finds broken.
  package let brokenClaim: String?
  /// The state of each process.
  package let states: [String]
  /// The names of the tokens in the store.
  package let stored: [String]
  /// How calls ended, in their order.
  package let endings: [CallEnding]
  /// The endpoints that were called, in their order.
  package let sent: [String]
  /// The sign-ins whose sessions go on at the server.
  package let openSessions: [Int]
}
