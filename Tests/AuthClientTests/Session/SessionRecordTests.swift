import Foundation
import SessionCore
import Testing

@testable import AuthClient

@Suite("Transitions of the session record")
struct SessionRecordTests {
  private typealias Record = SessionRecord

  private static let rules = SessionRules(Longde.self)
  private let now = VirtualClock().now.timeIntervalSinceReferenceDate

  private func content(_ tokens: [String: String]) -> SessionContent {
    SessionContent(World.stored(tokens, VirtualClock().now), shift: 0)
  }

  private func record(_ tokens: [String: String]) -> Record {
    Record(Self.rules, restoring: content(tokens), at: now)!
  }

  private func moved(
    _ tokens: [String: String], _ events: [String], _ new: [String: String] = [:]
  ) -> Record {
    var record = record(tokens)
    let before = record.state
    let hasMoved = record.happen(events, granting: granted(new))
    #expect(hasMoved == (record.state != before))
    return record
  }

  private func granted(_ tokens: [String: String]) -> Grants {
    Grants(tokens: content(tokens).tokens)
  }

  @Test func enteringStateDropsTokensItDoesNotHold() {
    let record = moved(["access": "a1", "refresh": "r1"], ["access.expires"])
    #expect(Longde.machine.state(record.state) == .expired)
    #expect(Set(record.tokens.keys) == ["refresh"])
  }

  @Test func mostSpecificEventWins() {
    let machine = SessionMachine<Longde.SessionState>(
      start: .signedOut,
      states: [
        .signedOut: .init(after: ["a.x": .signedIn, "any.x": .expired, "a.refused": .unknown])
      ])
    let rules = SessionRules(
      tokens: [], states: machine.stateRules, start: SessionStateID(0),
      renewal: RenewalTraits(renews: [], spends: nil))
    let events = SessionEvents.refused("a", RefusalFacts("x"), ofSession: true, isFinal: true)
    #expect(events == ["a.x", "any.x", "a.refused"])
    #expect(rules.next(from: machine.id(of: .signedOut), events) == machine.id(of: .signedIn))
    #expect(
      rules.next(from: machine.id(of: .signedOut), Array(events.dropFirst()))
        == machine.id(of: .expired))
    #expect(rules.next(from: machine.id(of: .signedOut), ["a.refused"]) == machine.id(of: .unknown))
    #expect(rules.next(from: machine.id(of: .signedOut), ["a"]) == nil)
    #expect(rules.next(from: machine.id(of: .expired), events) == nil)
  }

  @Test func refusalProducesEvents() {
    let passing = RefusalFacts("x", passes: true)
    let server = RefusalFacts("x", asksToSignIn: true, passes: true)
    #expect(
      SessionEvents.refused("a", passing, ofSession: true, isFinal: true) == ["a.x", "any.x"])
    #expect(SessionEvents.refused("a", server, ofSession: false, isFinal: true) == ["a.x"])
    let lasting = RefusalFacts("x", asksToRenew: true)
    #expect(
      SessionEvents.refused("a", lasting, ofSession: true, isFinal: false) == ["a.x", "any.x"])
  }

  @Test func eventWithoutTransitionKeepsState() {
    #expect(Longde.machine.state(moved(["refresh": "r1"], ["me"]).state) == .expired)
  }

  @Test func stateIsNotEnteredWithoutItsTokens() {
    #expect(Longde.machine.state(moved(["refresh": "r1"], ["renewSession"]).state) == .expired)
    #expect(
      Longde.machine.state(moved(["refresh": "r1"], ["renewSession"], ["access": "a2"]).state)
        == .signedIn)
  }

  @Test func newSessionKeepsNothingOfOldOne() {
    var record = record(["access": "a1", "refresh": "r1"])
    let half = record.begin(["signInWithApple"], granting: granted(["access": "a2"]))
    #expect(!half)
    #expect(record.tokens["access"]?.text == TokenText("a1"))
    let whole = record.begin(
      ["signInWithApple"], granting: granted(["access": "a2", "refresh": "r2"]))
    #expect(whole)
    #expect(
      record.tokens.mapValues(\.text) == ["access": TokenText("a2"), "refresh": TokenText("r2")])
  }

  @Test func oneExpiryMayFollowAnother() {
    var record = record(["access": "a1", "refresh": "r1"])
    let (first, second) = (record.expire(at: now + 604_800), record.expire(at: now + 604_800))
    #expect(first && !second)
    #expect(Longde.machine.state(record.state) == .signedOut)
    #expect(record.tokens.isEmpty)
  }
}
