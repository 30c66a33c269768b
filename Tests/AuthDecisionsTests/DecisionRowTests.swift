import AuthDecisions
import CaseFolders
import Foundation
import Testing

/// Values as databases and callers hand them over: TypeScript and Python are held to the same rows.
@Suite struct DecisionRowTests {
  @Test func malformedValuesAreNeverDecidedAbout() throws {
    for row in try rows() { #expect(row.decision == row.gives, "\(row)") }
  }

  /// The recorded rows, or those of a longer run.
  private func rows() throws -> [Row] {
    let text =
      if let file = ProcessInfo.processInfo.environment["AUTHCONTRACT_DECISION_ROWS"] {
        try String(contentsOfFile: file, encoding: .utf8)
      } else {
        try Checkout.text("Tests/Cases/decisions/rows.json")
      }
    return try JSONDecoder().decode([Row].self, from: Data(text.utf8))
  }
}

/// One row with the decision about it. A value of another type is malformed: the compiler refuses it.
private struct Row: Decodable {
  let call: Call
  let gives: String
  let decision: String

  enum Call: String, Decodable { case sessionStanding, tokenUse, attempt, tryCode, nextSend }
  private enum CodingKeys: CodingKey { case call, gives }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    call = try keys.decode(Call.self, forKey: .call)
    gives = try keys.decode(String.self, forKey: .gives)
    do {
      decision = try Self.decided(call, decoder)
    } catch {
      // Foundation has more than one error for a value of another type.
      decision = "malformed"
    }
  }

  private static func decided(_ call: Call, _ decoder: any Decoder) throws -> String {
    switch call {
    case .sessionStanding: try SessionRow(from: decoder).decision()
    case .tokenUse: try TokenRow(from: decoder).decision()
    case .attempt: try AttemptRow(from: decoder).decision()
    case .tryCode: try CodeRow(from: decoder).decision()
    case .nextSend: try SendRow(from: decoder).decision()
    }
  }
}

private struct SessionRow: Decodable {
  let isEnded: Bool
  let endsAt: Int64?
  let idle: Double?
  let usedAt, now: Int64

  func decision() throws -> String {
    let idle = idle.map { Duration.seconds($0) }
    let standing = try SessionStanding.of(
      isEnded: isEnded, endsAt: endsAt, idle: idle, usedAt: usedAt, now: now)
    return "\(standing)"
  }
}

private struct TokenRow: Decodable {
  let session: Standing
  let expiresAt, usedAt: Int64?
  let isSuccessorSame: Bool
  let isSuccessorUnused: Bool?
  let grace: Double
  let now: Int64

  enum Standing: String, Decodable { case good, expired, ended }

  func decision() throws -> String {
    let token = TokenUse.Token(
      expiresAt: expiresAt, usedAt: usedAt, isSuccessorSame: isSuccessorSame,
      isSuccessorUnused: isSuccessorUnused)
    let standing: SessionStanding =
      switch session {
      case .good: .good
      case .expired: .expired
      case .ended: .ended
      }
    return "\(try TokenUse.decide(token, in: standing, grace: .seconds(grace), now: now))"
  }
}

private struct AttemptRow: Decodable {
  let failures: Int
  let lockedUntil: Int64?
  let lockedAt: Int?
  let stepFailures: Int
  let stepLasts: Double
  let now: Int64

  func decision() throws -> String {
    let step = try LockoutState.Step(failures: stepFailures, lasts: .seconds(stepLasts))
    var state = try LockoutState(failures: failures, lockedUntil: lockedUntil, lockedAt: lockedAt)
    return switch try state.attempt([step], now: now) {
    case .allowed(let left, _): "allowed, \(left) left"
    case .locked: "locked"
    }
  }
}

private struct CodeRow: Decodable {
  let fingerprint: [UInt8]?
  let expiresAt: Int64
  let triesLeft: Int
  let now: Int64

  func decision() throws -> String {
    var code = try SentCode(
      fingerprint: fingerprint, expiresAt: expiresAt, triesLeft: triesLeft)
    return switch try code.attempt([1, 2], now: now) {
    case .right: "right"
    case .wrong: "wrong"
    case .expired: "expired"
    case .triesSpent: "triesSpent"
    case .unknown: "unknown"
    }
  }
}

private struct SendRow: Decodable {
  let sentAt: Int64
  let pause: Double

  func decision() throws -> String {
    "\(try SentCode.nextSend(after: sentAt, pause: .seconds(pause)) - 1_700_000_000_000)"
  }
}
