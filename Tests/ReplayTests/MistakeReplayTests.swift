import CaseFolders
import SessionExploration
import SessionReplay
import Testing

/// The story of each mistake in `Tests/Cases/prove`, on the real engine and the reference server: both do what the story
/// says, and the failure is there to be seen.
@Suite("Stories of mistakes, replayed on the real engine", .serialized)
struct MistakeReplayTests {
  /// The claims whose failure nobody can see on a device, and why.
  static let unseen = [
    "one-renewal":
      "the reference server brings the next refresh token, though the contract lets it leave it out",
    "states-reachable": "a state to which nothing leads is in no story",
  ]

  enum EndNoticed: GroveMistake { static let claim = "end-noticed" }
  enum LostAnswerSurvived: GroveMistake { static let claim = "lost-answer-survived" }
  enum OneOutcome: GroveMistake { static let claim = "one-outcome" }
  enum RenewalsEnd: GroveMistake { static let claim = "renewals-end" }
  enum SignOutClears: GroveMistake { static let claim = "sign-out-clears" }
  enum SignedOutStays: GroveMistake { static let claim = "signed-out-stays" }
  enum TapsHarmless: GroveMistake { static let claim = "taps-harmless" }

  static let played = [
    EndNoticed.claim, LostAnswerSurvived.claim, OneOutcome.claim, RenewalsEnd.claim,
    SignOutClears.claim, SignedOutStays.claim, TapsHarmless.claim,
  ]

  @Test func everyMistakeIsPlayedOrListed() {
    let names = Checkout.files(in: "Tests/Cases/prove", ending: ".yaml")
      .map { String($0.split(separator: "/").last?.dropLast(5) ?? "") }
    #expect(Set(names) == Set(Self.played + Self.unseen.keys + ["none"]))
  }

  /// The server ended the session, but the app keeps its tokens and gets refusals.
  @Test func unnoticedEndKeepsTokens() async throws {
    let end = try await play(EndNoticed.self)
    #expect(end.openSessions.isEmpty)
    #expect(end.stored == ["access", "refresh"])
    #expect(end.states == ["signedIn"])
  }

  /// The server ended the session, although the user didn't sign out.
  @Test func lostResponseEndsSession() async throws {
    let end = try await play(LostAnswerSurvived.self)
    #expect(end.openSessions.isEmpty)
    #expect(end.sent.filter { $0 == "renew" }.count == 2)
    #expect(!end.sent.contains("signOut"))
  }

  @Test func ambiguousOutcomeLocksSession() async throws {
    let end = try await play(OneOutcome.self)
    // The call and the launch, which locks the session.
    #expect(end.endings == [.refused("ended"), .answered])
    #expect(end.states == ["locked"])
    #expect(end.stored == ["access", "refresh"])
  }

  /// A call refused for missing rights refreshes, and would do so every time.
  @Test func uselessRefreshIsSentOnce() async throws {
    let end = try await play(RenewalsEnd.self)
    #expect(end.sent == ["me", "renew"])
    #expect(end.openSessions == [1])
  }

  @Test func incompleteSignOutKeepsRefreshToken() async throws {
    let end = try await play(SignOutClears.self)
    #expect(end.states == ["left"])
    #expect(end.stored == ["refresh"])
  }

  @Test func signOutMayBeUndoneByLaunch() async throws {
    let end = try await play(SignedOutStays.self)
    #expect(end.openSessions.isEmpty)
    #expect(end.stored == ["access", "refresh"])
    #expect(end.states == ["locked"])
  }

  @Test func doubleTapLeavesOpenSession() async throws {
    let end = try await play(TapsHarmless.self)
    #expect(end.endings.last == .refused("wrongPassword"))
    #expect(end.stored.isEmpty)
    #expect(end.states == ["signedOut"])
    #expect(end.openSessions == [1])
  }

  private func play<Mistake: GroveMistake>(_: Mistake.Type) async throws -> ReplayEnd {
    let content = Mistake.content
    let (world, story) = try #require(shortestStory(Mistake.self))
    let end = try await StoryReplay.play(
      GroveReplays<Mistake>.self, content.contract, from: world, story)
    #expect(end.brokenClaim == Mistake.claim)
    return end
  }

  /// The world and the transitions of the shortest story in which the claim fails.
  private func shortestStory<Mistake: GroveMistake>(
    _: Mistake.Type
  ) -> (World, [World.Transition])? {
    let stories = Situations.all(Mistake.content.explored).compactMap {
      situation -> (World, [World.Transition])? in
      var world = situation.world
      // The engine goes on with a call that was resumed before anything else happens.
      world.runsOn = true
      let found = Exploration(world, atMost: 2_500).counterexamples
      return found.first { $0.key.rawValue == Mistake.claim }.map { (world, $0.value.moves) }
    }
    return stories.min { $0.1.count < $1.1.count }
  }
}
