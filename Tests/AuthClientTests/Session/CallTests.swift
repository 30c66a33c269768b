import AuthClient
import Foundation
import Testing

@Suite("Calls")
struct CallTests {
  @Test func sessionRunsFromSignInToSignOut() async throws {
    let world = World()
    world.script.on("signInWithApple", Answers.grants(1))
    world.script.on("me", Answers.me)
    world.script.on("signOut", .json(200, ""))
    #expect(world.state == .unknown)
    let session = try await world.client.signInWithApple(
      identityToken: Secret("apple"), fullName: "A")
    #expect(session.accessToken == Secret("a1"))
    #expect(world.state == .signedIn)
    #expect(world.storedTokens == ["access": "a1", "refresh": "r1"])
    #expect(try await world.client.me().status == .active)
    try await world.client.signOut()
    #expect(world.state == .signedOut)
    #expect(world.store.content == nil)
    let sent = world.script.requests
    #expect(sent.map(\.url.path) == ["/api/auth/apple", "/api/users/me", "/api/auth/logout"])
    #expect(
      sent.map(\.text) == [
        #"{"fullName":"A","identityToken":"apple"}"#, "", #"{"refreshToken":"r1"}"#,
      ])
    #expect(sent.map(\.bearer) == [nil, "Bearer a1", nil])
  }

  @Test(arguments: [200, 201, 204, 299])
  func anySuccessStatusSucceeds(_ status: Int) async {
    let world = World.signedIn
    world.script.on("me", .json(status, Answers.user))
    #expect(await world.me().succeeded)
  }

  @Test(arguments: ["", "<html>", "{}", #"{"message":"账号已被禁用"}"#, "[", "null"])
  func unreadableSuccessKeepsSession(_ body: String) async {
    let world = World.signedIn
    world.script.on("me", .json(200, body))
    #expect(await world.me().failure == .fault(.unreadable))
    #expect(world.state == .signedIn)
    #expect(world.script.calls == ["me"])
  }

  @Test(arguments: [Fault.offline, .timeout, .cancelled, .unreadable])
  func faultKeepsSession(_ fault: Fault) async {
    let world = World.signedIn
    world.script.on("me", .fault(fault))
    #expect(await world.me().failure == .fault(fault))
    #expect(world.storedTokens == ["access": "a1", "refresh": "r1"])
  }

  @Test(arguments: [
    (Answers.disabled, Longde.MeRefusal.accountDisabled),
    (Answers.notSignedIn, .notSignedIn),
    (.json(401, Answers.refusal("账号不存在或已注销")), .accountGone),
  ])
  func refusalRequiringSignInEndsSession(
    _ step: Step, _ refusal: Longde.MeRefusal
  ) async {
    let world = World.signedIn
    world.script.on("me", step)
    #expect(await world.me().failure == .refused(refusal))
    #expect(world.state == .signedOut)
    #expect(world.store.content == nil)
    #expect(world.script.calls == ["me"], "there is nothing to renew")
  }

  @Test func refusedSignInKeepsCurrentSession() async {
    let world = World.signedIn
    world.script.on("signInWithApple", Answers.disabled)
    #expect(await world.signIn().failure == .refused(.accountDisabled))
    #expect(world.state == .signedIn)
  }

  @Test func unknownResponseFieldsAreIgnored() async throws {
    let world = World.signedIn
    world.script.on(
      "me", .json(200, Answers.user.replacingOccurrences(of: "{", with: #"{"new":[1],"#)))
    #expect(await world.me().succeeded)
  }

  @Test func cancelledTaskSendsNothing() async {
    let world = World.signedIn
    let gate = Gate()
    let call = Task {
      _ = await gate.pass()
      return await world.me()
    }
    call.cancel()
    #expect(await call.value.failure == .fault(.cancelled))
    #expect(world.script.calls.isEmpty)
    #expect(world.state == .signedIn)
  }

  @Test func runningCallCanBeCancelled() async {
    let world = World.signedIn
    world.script.on("me", Answers.me.held(by: Gate()))
    let call = await world.underWay("me") { await world.me() }
    call.cancel()
    #expect(await call.value.failure == .fault(.cancelled))
  }

  @Test func signInReplacesSession() async {
    let world = World.signedIn
    world.script.on("signInWithApple", Answers.grants(2))
    #expect(await world.signIn().succeeded)
    #expect(world.state == .signedIn)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }
}
