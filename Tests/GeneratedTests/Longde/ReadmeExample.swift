import AuthClient
import Foundation
import LongdeClient
import Testing

/// The example of the README, line by line.
@Suite struct ReadmeExample {
  @Test func anAppWritesNoSessionCode() async throws {
    let world = try await LongdeWorld()
    let (store, transport, clock) = (MemoryStore(), world.transport, world.clock)
    let client = Longde.Client(store: store, transport: transport, clock: clock)
    _ = try await client.signInWithApple(identityToken: world.identityToken())
    try await world.host.disableEveryone()
    do throws(CallFailure<Longde.MeRefusal>) {
      show(try await client.me())
    } catch .refused(.accountDisabled) {
      #expect(store.load() == nil)
    } catch {
      show(error.message(in: ["zh-Hans"]), error.recovery)
    }
  }

  private func show(_ user: Longde.User) { Issue.record("\(user) is disabled") }

  private func show(_ message: String?, _ recovery: Recovery) {
    Issue.record("\(message ?? "no message"), \(recovery)")
  }
}
