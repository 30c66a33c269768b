import Foundation
import Stores
import TestStores
import Testing

@Suite struct KillTests {
  private static let rounds =
    Int(ProcessInfo.processInfo.environment["AUTHCONTRACT_KILLS"] ?? "") ?? 4

  /// Killed after a given number of lines. Each round checks its own tokens, and the last one checks all of
  /// them.
  @Test func killLosesNothingAcknowledged() async throws {
    try await World.with(.file) { world in
      var all: [String: String] = [:]
      for round in 0..<Self.rounds {
        let said = try Writer.run(
          on: world.file, prefix: "k\(round)", lines: 20 + (round * 37) % 200)
        #expect(said.count >= 20)
        var fresh: [String: String] = [:]
        for line in said { note(line, &fresh) }
        try await check(fresh, of: 1, in: world)
        all.merge(fresh) { $1 }
      }
      try await check(all, of: Self.rounds, in: world)
    }
  }

  private func note(_ line: [String], _ tokens: inout [String: String]) {
    if line[0] == "rotated" { tokens[line[2]] = "good" }
    tokens[line[1]] = line[0] == "began" ? "good" : "ended"
  }

  /// The work under way at the kill is done or not, but never half done: a token that
  /// was begun may have been used up since, an end may have come.
  private func check(_ tokens: [String: String], of rounds: Int, in world: World) async throws {
    let node = try world.another()
    var overtaken = 0
    for (token, expected) in tokens {
      let standing = try await node.status(token: Self.fingerprint(token), name: "refresh").name
      #expect(standing == expected || (expected, standing) == ("good", "ended"), "\(token)")
      if standing != expected { overtaken += 1 }
    }
    // Each of eight lanes was at most at one step when the kill came.
    #expect(overtaken <= 8 * rounds)
    await node.close()
  }

  static func fingerprint(_ word: String) -> Fingerprint {
    Fingerprint(Array((word + String(repeating: ".", count: 32)).utf8.prefix(32)))
  }
}
