import Foundation
import Testing

@testable import AuthClient
import SessionCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests that `authorized` made, that another stack sent, and that a server refused.
@Suite("Refused requests of another HTTP stack")
struct RefusedRequestTests {
  private let books = URLRequest(url: URL(string: "https://longde.cloud/books")!)

  private func authorized(_ world: World) async throws -> URLRequest {
    try await world.client.session.authorized(books)
  }

  private func renew(
    _ world: World, _ request: URLRequest
  ) async -> Result<URLRequest, CallFailure<NoRefusal>> {
    await outcome { () throws(CallFailure<NoRefusal>) in
      try await world.client.session.renew(unlessReplaced: request)
    }
  }

  private func bearer(_ result: Result<URLRequest, CallFailure<NoRefusal>>) -> String? {
    (try? result.get())?.value(forHTTPHeaderField: "Authorization")
  }

  @Test func eightSequentialRequestsRefreshOnce() async throws {
    let world = World.signedIn
    world.script.on("renewSession", Answers.grants(2), Answers.grants(3))
    var requests: [URLRequest] = []
    for _ in 1...8 { requests.append(try await authorized(world)) }
    for request in requests {
      #expect(bearer(await renew(world, request)) == "Bearer a2")
    }
    #expect(world.script.calls == ["renewSession"])
  }

  @Test func eightConcurrentRequestsRefreshOnce() async throws {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate), Answers.grants(3))
    let request = try await authorized(world)
    let tasks = (1...8).map { _ in Task { await renew(world, request) } }
    await until("every caller to wait") { await world.client.session.shared.waiting.count == 8 }
    gate.open()
    for task in tasks { #expect(bearer(await task.value) == "Bearer a2") }
    #expect(world.script.calls == ["renewSession"])
  }

  @Test func refusalOfNewTokenRefreshesAgain() async throws {
    let world = World.signedIn
    world.script.on("renewSession", Answers.grants(2), Answers.grants(3))
    let second = try await renew(world, try await authorized(world)).get()
    #expect(bearer(await renew(world, second)) == "Bearer a3")
    #expect(world.script.count("renewSession") == 2)
  }

  @Test func tokenOfOtherUserIsNotReplaced() async throws {
    let world = World.signedIn
    let request = try await authorized(world)
    world.script.on("signInWithApple", Answers.grants(9))
    #expect(await world.signIn().succeeded)
    #expect(await renew(world, request).failure == .signedOut(because: nil))
    #expect(world.script.count("renewSession") == 0)
  }

  @Test func endedSessionReportsReason() async throws {
    let world = World.signedIn
    let request = try await authorized(world)
    world.script.on("renewSession", Answers.disabled)
    let disabled = CallFailure<NoRefusal>.signedOut(because: Longde.Refusals.accountDisabled)
    #expect(await renew(world, request).failure == disabled)
    #expect(await renew(world, request).failure == disabled)
    #expect(world.script.calls == ["renewSession"])
  }

  @Test func foreignTokenDoesNotRefresh() async {
    let world = World.signedIn
    await world.client.session.restore()
    var foreign = books
    foreign.setValue("Bearer x", forHTTPHeaderField: "Authorization")
    #expect(await renew(world, foreign).failure == .signedOut(because: nil))
    #expect(
      await renew(world, books).failure
        == .undeclared(UndeclaredRefusal(status: 401, body: Data())))
    #expect(world.script.calls.isEmpty)
  }

  @Test func failedRefreshIsReportedAndRetried() async throws {
    let world = World.signedIn
    let request = try await authorized(world)
    world.script.on("renewSession", .fault(.insecure), Answers.grants(2))
    #expect(await renew(world, request).failure == .fault(.insecure))
    #expect(bearer(await renew(world, request)) == "Bearer a2")
  }

  @Test func repeatedRefusalsStopRefreshing() async throws {
    let world = World.signedIn
    world.script.on("renewSession", all: (2...20).map { Answers.grants($0) })
    var request = try await authorized(world)
    var failure: CallFailure<NoRefusal>?
    for _ in 1...10 where failure == nil {
      switch await renew(world, request) {
      case .success(let next): request = next
      case .failure(let reason): failure = reason
      }
    }
    #expect(failure == .fault(.renewalDoesNotHelp))
    #expect(world.script.count("renewSession") == 5)
  }

  @Test func onlyNewestTokensAreRemembered() {
    var tokens = HandedOutTokens()
    for number in 1...64 { tokens.add([TokenText("a\(number)")], of: number) }
    #expect(tokens.session(of: TokenText("a64")) == 64)
    #expect(tokens.session(of: TokenText("a2")) == 2)
    for number in 65...66 { tokens.add([TokenText("a\(number)")], of: number) }
    #expect(tokens.session(of: TokenText("a2")) == nil)
  }
}
