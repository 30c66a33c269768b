import AuthDecisions
import CaseFolders
import Foundation
import Testing

/// The tables that TypeScript and Python are held to as well.
@Suite struct DecisionTableTests {
  private func table<Row: Decodable>(_ name: String, of row: Row.Type = Row.self) throws -> [Row] {
    let text = try Checkout.text("Tests/Cases/decisions/\(name).json")
    return try JSONDecoder().decode([Row].self, from: Data(text.utf8))
  }

  private struct SessionRow: Decodable {
    let isEnded: Bool
    let endsAt: Int64?
    let idle: Int?
    let usedAt, now: Int64
    let standing: String
  }

  @Test func sessionStandingMatchesTable() throws {
    for row in try table("session-standing", of: SessionRow.self) {
      let standing = SessionStanding.of(
        isEnded: row.isEnded, endsAt: row.endsAt, idle: row.idle, usedAt: row.usedAt, now: row.now)
      #expect("\(standing)" == row.standing, "\(row)")
    }
  }

  private struct TokenRow: Decodable {
    let session: String
    let expiresAt, usedAt: Int64?
    let isSuccessorSame, isSuccessorUnused: Bool
    let grace: Int
    let now: Int64
    let use: String
  }

  @Test func tokenUseMatchesTable() throws {
    let standings: [String: SessionStanding] = [
      "good": .good, "expired": .expired, "ended": .ended,
    ]
    for row in try table("token-use", of: TokenRow.self) {
      let token = TokenUse.Token(
        expiresAt: row.expiresAt, usedAt: row.usedAt, isSuccessorSame: row.isSuccessorSame,
        isSuccessorUnused: row.isSuccessorUnused)
      let session = try #require(standings[row.session])
      let use = TokenUse.decide(token, in: session, grace: row.grace, now: row.now)
      #expect("\(use)" == row.use, "\(row)")
    }
  }

  private struct LockoutRow: Decodable {
    struct Step: Decodable {
      let failures, lasts: Int
    }
    struct Given: Decodable, Equatable {
      var allowed: Int?
      var lockedUntil: Int64?
      var locked: Int64?
    }
    struct Event: Decodable {
      let at: Int64?
      let forgive: Bool?
      let gives: Given?
    }
    let name: String
    let steps: [Step]
    let story: [Event]
    let failures: Int
  }

  @Test func lockoutMatchesTable() throws {
    for row in try table("lockout", of: LockoutRow.self) {
      let steps = row.steps.map { LockoutState.Step(failures: $0.failures, lasts: $0.lasts) }
      var state = LockoutState()
      for event in row.story {
        guard let at = event.at else {
          state.forgive()
          continue
        }
        let given: LockoutRow.Given =
          switch state.attempt(steps, now: at) {
          case .allowed(let left, let until):
            .init(allowed: left == .max ? nil : left, lockedUntil: until)
          case .locked(let until): .init(locked: until)
          }
        #expect(given == event.gives, "\(row.name) at \(at)")
      }
      #expect(state.failures == row.failures, "\(row.name)")
    }
  }

  private struct CodeRow: Decodable {
    struct Trial: Decodable {
      let at: Int64
      let shows, gives: String
      let triesLeft: Int?
    }
    let lifetime, tries: Int
    let story: [Trial]
  }

  @Test func sentCodeMatchesTable() throws {
    for row in try table("sent-code", of: CodeRow.self) {
      var code = SentCode(
        fingerprint: [1, 2], sentAt: 0, lifetime: row.lifetime, tries: row.tries)
      for step in row.story {
        let trial = code.attempt(step.shows == "right" ? [1, 2] : [1, 3], now: step.at)
        let wanted = step.triesLeft.map { "wrong(triesLeft: \($0))" } ?? step.gives
        #expect("\(trial)" == wanted, "\(row)")
      }
    }
  }

  private struct BytesRow: Decodable {
    let left, right: [UInt8]
    let isSame: Bool
  }

  @Test func constantTimeComparisonMatchesTable() throws {
    for row in try table("same-time", of: BytesRow.self) {
      #expect(SameTime.isEqual(row.left, row.right) == row.isSame, "\(row)")
    }
  }
}
