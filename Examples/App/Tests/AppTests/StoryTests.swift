import AuthClient
import AuthTesting
import Foundation
import Testing

@testable import App

/// The client against the stories of its own contract. `generate-auth` wrote Fixtures/ next to this file.
@Suite struct StoryTests {
  @Test func mistypedPasswordCanBeCorrected() async throws {
    let file = try #require(
      Bundle.module.url(
        forResource: "passwordMistyped", withExtension: "json", subdirectory: "Fixtures/stories"))
    let story = try StoryFixture(contentsOf: file)
    let server = FakeServer(Notes.examples)
    server.play(story)
    let client = Notes.Client.fake(server: server)
    await #expect(throws: (any Error).self) {
      try await client.signIn(email: "li@example.com", password: Secret("a guess"))
    }
    _ = try await client.signIn(email: "li@example.com", password: Secret("correct horse"))
    #expect("\(await client.session.restore())" == story.steps.last?.state)
  }
}
