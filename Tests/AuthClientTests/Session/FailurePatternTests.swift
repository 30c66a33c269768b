import AuthClient
import Foundation
import Testing

@Suite("Catching failures by pattern")
struct FailurePatternTests {
  /// How an app reads.
  private func greeting(_ client: Longde.Client) async -> String {
    do {
      let user = try await client.me()
      return "hello \(user.status.rawValue)"
    } catch .refused(.accountDisabled) {
      return "disabled"
    } catch .refused(let refusal) {
      return "refused \(refusal.rawValue)"
    } catch .signedOut(let reason) {
      return "sign in \(reason?.name ?? "")"
    } catch .fault(.offline), .fault(.timeout) {
      return "no network"
    } catch .fault(let fault) {
      return "fault \(fault.rawValue)"
    } catch {
      // Swift wants a last catch even where the patterns are all there are. It knows the type.
      let failure: CallFailure<Longde.MeRefusal> = error
      guard case .undeclared(let refusal) = failure else { return "\(failure)" }
      return "undeclared \(refusal.status)"
    }
  }

  @Test(arguments: [
    (Answers.me, "hello active"),
    (Answers.disabled, "disabled"),
    (Answers.notSignedIn, "refused notSignedIn"),
    (Step.fault(.offline), "no network"),
    (Step.fault(.unreadable), "fault unreadable"),
    (Step.json(200, "<html>"), "fault unreadable"),
    (Step.json(418, "{}"), "undeclared 418"),
    (Step.json(302, ""), "undeclared 302"),
  ])
  func failuresMatchByPattern(_ step: Step, _ expected: String) async {
    let world = World.signedIn
    world.script.on("me", step)
    #expect(await greeting(world.client) == expected)
  }

  @Test func nothingIsSentWithoutSession() async {
    let world = World()
    #expect(await greeting(world.client) == "sign in ")
    #expect(world.script.calls.isEmpty)
  }

  @Test func nestedPatternMatchesBeforeCatchAll() async throws {
    let world = World.signedIn
    world.script.on("me", Answers.disabled)
    do {
      _ = try await world.client.me()
      Issue.record("it must be refused")
    } catch .refused(.accountDisabled) {
      #expect(world.state == .signedOut)
    } catch {
      Issue.record("\(error.recovery)")
    }
  }
}
