import AuthClient
import AuthTesting
import CaseFolders
import Foundation
import LongdeClient
import Primitives
import Testing

/// A story in a file plays on the real client, as an app's own tests play it.
@Suite struct StoryFixtureTests {
  private static func story(_ name: String) throws -> StoryFixture {
    let path = "Generated/Longde/Fixtures/stories/\(name).json"
    return try StoryFixture(contentsOf: Checkout.root.appending(path: path))
  }

  private func client(_ story: StoryFixture, _ store: MemoryStore) -> Longde.Client {
    let server = FakeServer(Longde.examples)
    server.play(story)
    return Longde.Client.fake(server: server, store: store, clock: StoryClock(story.begins))
  }

  @Test func stolenTokenSignsOut() async throws {
    let story = try Self.story("refreshTokenReused")
    let store = MemoryStore()
    let client = client(story, store)
    _ = try await client.signInWithApple(identityToken: Secret("example-token"))
    _ = try await client.renewSession()
    let kept = store.load()?.tokens.mapValues { $0.secret.reveal() }
    #expect(kept == story.steps[1].store)
    await #expect(throws: (any Error).self) { try await client.renewSession() }
    #expect("\(await client.session.restore())" == story.steps.last?.state)
    #expect(store.load() == nil)
  }

  @Test func lostResponseIsRetried() async throws {
    let story = try Self.story("renewalAnswerLost")
    let store = MemoryStore()
    let client = client(story, store)
    _ = try await client.signInWithApple(identityToken: Secret("example-token"))
    _ = try await client.renewSession()
    #expect(store.load()?.tokens["refresh"]?.secret.reveal() == story.steps[1].store["refresh"])
    let lost = story.exchanges().filter(\.isAnswerLost)
    #expect(lost.map(\.endpoint) == ["renewSession"])
  }

  /// The JWTs are signed with the key stored beside the stories.
  @Test func tokensAreSignedWithPublishedKey() throws {
    let keys = try JSONDecoder().decode(
      Keys.self, from: Data(Checkout.text("Generated/Longde/Fixtures/stories/keys.json").utf8))
    let key = try Base64URL.decode(try #require(keys.keys.first).k)
    let story = try Self.story("accessTokenRenewed")
    let tokens = story.values.filter { $0.value == "tokens.access" }.keys
    #expect(tokens.count == 2)
    for token in tokens {
      let parts = token.split(separator: ".")
      let code = HMACSHA256.code("\(parts[0]).\(parts[1])".utf8, key: key)
      #expect(Base64URL.encode(code) == parts[2])
      let claims = String(decoding: try Base64URL.decode(parts[1]), as: UTF8.self)
      #expect(claims.contains("\"type\":\"user\""), "\(claims)")
    }
  }

  @Test(arguments: ["{}", "[]", "{\"story\":\"a\",\"sentence\":\"b\",\"begins\":\"soon\"}"])
  func malformedStoryIsReported(_ text: String) {
    #expect(throws: StoryFixture.FormatError.self) { try StoryFixture(Data(text.utf8)) }
  }

  private struct Keys: Decodable {
    let keys: [Key]

    struct Key: Decodable { let k: String }
  }
}

private struct StoryClock: WallClock {
  let now: Date

  init(_ now: Date) { self.now = now }
}
