import AuthClient
import Foundation
import ReadmigoClient
import Testing

/// The four ways into Readmigo (2.1 and 2.2 of its document).
@Suite struct ReadmigoSignInTests {
  @Test func signsInWithApple() async throws {
    let world = try await ReadmigoWorld()
    let client = world.client()
    let session = try await client.signInWithApple(identityToken: world.identityToken())
    #expect(client.session.state == .signedIn)
    #expect(session.kept["userId"] == session.user.id)
    let again = try await world.client().signInWithApple(identityToken: world.identityToken())
    #expect(again.user.id == session.user.id)
  }

  @Test func appleTokenForOtherAppIsRefused() async throws {
    let world = try await ReadmigoWorld()
    let client = world.client()
    await #expect(throws: CallFailure<Readmigo.SignInWithAppleRefusal>.self) {
      try await client.signInWithApple(identityToken: world.identityToken(audience: "another.app"))
    }
    #expect(client.session.state == .signedOut)
  }

  @Test func signsInWithEmail() async throws {
    let world = try await ReadmigoWorld()
    _ = try await world.registered("phone")
    let store = MemoryStore()
    let client = try await world.signedIn("tablet", store)
    #expect(client.session.state == .signedIn)
    #expect(Set(store.load()?.tokens.keys ?? [:].keys) == ["access", "refresh"])
  }

  @Test func signsInWithWeChat() async throws {
    let world = try await ReadmigoWorld()
    try await world.stub.tell("weChatCode", "wechat-code")
    let client = world.client()
    _ = try await client.signInWithWeChat(code: Secret("wechat-code"))
    #expect(client.session.state == .signedIn)
  }

  @Test func signsInWithPhoneNumber() async throws {
    let world = try await ReadmigoWorld()
    let client = world.client()
    try await client.sendPhoneCode(phone: "+8613800000000")
    #expect(client.session.state == .signedOut)
    let wrong = CallFailure<Readmigo.SignInWithPhoneRefusal>.refused(.wrongCode)
    await #expect(throws: wrong) {
      try await client.signInWithPhone(phone: "+8613800000000", code: Secret("none"))
    }
    let message = try #require(try await world.stub.outbox().last)
    #expect(message.by == "sms")
    #expect(message.code?.count == 6)
    _ = try await client.signInWithPhone(
      phone: "+8613800000000", code: world.code("phoneSignIn"))
    #expect(client.session.state == .signedIn)
  }

  @Test func sessionSurvivesRelaunch() async throws {
    let world = try await ReadmigoWorld()
    let store = MemoryStore()
    _ = try await world.registered("phone", store)
    let next = world.client("phone", MemoryStore(store.load()))
    #expect(await next.session.restore() == .signedIn)
    #expect(try await next.listDevices().count == 1)
  }
}
