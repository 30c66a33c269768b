import Foundation
import Stores
import Testing

@Suite struct KillTests {
  private static let rounds =
    Int(ProcessInfo.processInfo.environment["AUTHCONTRACT_KILLS"] ?? "") ?? 4

  /// Killed between any two steps, by how many lines it had said.
  @Test func nothingAcknowledgedIsLostAndNothingEndedComesBack() async throws {
    try await World.with(.file) { world in
      var tokens: [String: String] = [:]
      for round in 0..<Self.rounds {
        let said = try Writer.run(
          on: world.file, prefix: "k\(round)", lines: 20 + (round * 37) % 200)
        #expect(said.count >= 20)
        for line in said { note(line, &tokens) }
        try await check(tokens, in: world)
      }
    }
  }

  private func note(_ line: [String], _ tokens: inout [String: String]) {
    if line[0] == "rotated" { tokens[line[2]] = "good" }
    tokens[line[1]] = line[0] == "began" ? "good" : "ended"
  }

  /// What was being done when the kill came may be done or not, and is one of the two: a token that
  /// was begun may have been used up since, an end may have come.
  private func check(_ tokens: [String: String], in world: World) async throws {
    let node = try world.another()
    for (token, expected) in tokens {
      let standing = try await node.standing(token: Self.fingerprint(token), name: "refresh")
      if expected == "ended" { #expect(standing.name == "ended", "\(token)") }
      if expected == "good" { #expect(["good", "ended"].contains(standing.name), "\(token)") }
    }
    let good = tokens.filter { $0.value == "good" }.keys
    let ended = try await together(good.count) { index in
      let token = Array(good)[index]
      return try await node.standing(token: Self.fingerprint(token), name: "refresh").name
    }
    // Each of eight lanes was at most at one step when the kill came.
    #expect(ended.filter { $0 != "good" }.count <= 8 * Self.rounds)
    await node.close()
  }

  static func fingerprint(_ word: String) -> Fingerprint {
    Fingerprint(Array((word + String(repeating: ".", count: 32)).utf8.prefix(32)))
  }
}
