import Foundation
import Testing

@testable import AuthClient

@Suite("The record moves as the machine says")
struct SessionRecordTests {
  private typealias Record = SessionRecord<Longde>

  private let now = VirtualClock().now

  private func record(_ tokens: [String: String]) -> Record {
    Record(restoring: World.stored(tokens, now), at: now)!
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
    Grants(tokens: World.stored(tokens, now).tokens)
  }

  @Test func enteringAStateDropsWhatItDoesNotHold() {
    let record = moved(["access": "a1", "refresh": "r1"], ["access.expires"])
    #expect(record.state == .expired)
    #expect(Set(record.tokens.keys) == ["refresh"])
  }

  @Test func theMostSpecificEventWins() {
    let machine = SessionMachine<Longde.SessionState>(
      start: .signedOut,
      states: [
        .signedOut: .init(after: ["a.x": .signedIn, "any.x": .expired, "a.refused": .unknown])
      ])
    let rule = RefusalRule(name: "x", status: 400, recovery: .correct)
    let events = SessionEvents.refused("a", rule, ofSession: true, isFinal: true)
    #expect(events == ["a.x", "any.x", "a.refused"])
    #expect(machine.next(from: .signedOut, events) == .signedIn)
    #expect(machine.next(from: .signedOut, Array(events.dropFirst())) == .expired)
    #expect(machine.next(from: .signedOut, ["a.refused"]) == .unknown)
    #expect(machine.next(from: .signedOut, ["a"]) == nil)
    #expect(machine.next(from: .expired, events) == nil)
  }

  @Test func theEventsOfARefusal() {
    let passing = RefusalRule(name: "x", status: 400, recovery: .retry)
    let server = RefusalRule(name: "x", status: .hundreds(5), recovery: .signIn)
    #expect(
      SessionEvents.refused("a", passing, ofSession: true, isFinal: true) == ["a.x", "any.x"])
    #expect(SessionEvents.refused("a", server, ofSession: false, isFinal: true) == ["a.x"])
    let lasting = RefusalRule(name: "x", status: 400, recovery: .renew)
    #expect(
      SessionEvents.refused("a", lasting, ofSession: true, isFinal: false) == ["a.x", "any.x"])
  }

  @Test func whatNoMoveFollowsChangesNoState() {
    #expect(moved(["refresh": "r1"], ["me"]).state == .expired)
  }

  @Test func aStateIsNotEnteredWithoutWhatItHolds() {
    #expect(moved(["refresh": "r1"], ["renewSession"]).state == .expired)
    #expect(moved(["refresh": "r1"], ["renewSession"], ["access": "a2"]).state == .signedIn)
  }

  @Test func aNewSessionKeepsNothingOfTheOldOne() {
    var record = record(["access": "a1", "refresh": "r1"])
    let half = record.begin(["signInWithApple"], granting: granted(["access": "a2"]))
    #expect(!half)
    #expect(record.tokens["access"]?.secret == Secret("a1"))
    let whole = record.begin(
      ["signInWithApple"], granting: granted(["access": "a2", "refresh": "r2"]))
    #expect(whole)
    #expect(record.tokens.mapValues(\.secret) == ["access": Secret("a2"), "refresh": Secret("r2")])
  }

  @Test func oneEndMayFollowAnother() {
    var record = record(["access": "a1", "refresh": "r1"])
    let (first, second) = (record.expire(at: now + 604_800), record.expire(at: now + 604_800))
    #expect(first && !second)
    #expect(record.state == .signedOut)
    #expect(record.tokens.isEmpty)
  }
}
