import AuthClient
import AuthTesting
import Foundation
import SyncNosClient
import TestDevice
import Testing

/// The way of a person through SyncNos, over sockets.
@Suite struct SyncNosJourneyTests {
  @Test func codeAndNonceSignIn() async throws {
    let world = try await SyncNosWorld()
    let client = world.client()
    guard case .waiting(let waiting) = SyncNos.AccountScreenFlow(),
      case .signingIn(let signingIn) = waiting.appleAuthorizes()
    else { throw Unexpected("the screen waits for Apple") }

    let code = try await world.authorize(nonce: "raw-nonce")
    _ = try await client.signInWithApple(authorizationCode: code, nonce: Secret("raw-nonce"))
    guard case .loading(let loading) = signingIn.signInWithApple() else {
      throw Unexpected("then the account is loaded")
    }
    #expect(try await client.loadAccount() == SyncNos.User(id: "apple-person"))
    guard case .signedIn = loading.loadAccount() else { throw Unexpected("then one is in") }
    #expect(client.session.state == .signedIn)
  }

  @Test(arguments: ["another-nonce", nil])
  func mismatchedNonceIsRefused(_ nonce: String?) async throws {
    let world = try await SyncNosWorld()
    let client = world.client()
    let code = try await world.authorize(nonce: "raw-nonce")
    let failure = try await #require(throws: CallFailure<SyncNos.SignInWithAppleRefusal>.self) {
      try await client.signInWithApple(authorizationCode: code, nonce: nonce.map { Secret($0) })
    }
    #expect(failure == .refused(.invalidIdToken))
    #expect(failure.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }

  @Test func codeWorksOnce() async throws {
    let world = try await SyncNosWorld()
    let code = try await world.authorize(nonce: "n")
    _ = try await world.client().signInWithApple(authorizationCode: code, nonce: Secret("n"))
    await #expect(throws: CallFailure<SyncNos.SignInWithAppleRefusal>.refused(.invalidIdToken)) {
      try await world.client().signInWithApple(authorizationCode: code, nonce: Secret("n"))
    }
  }

  /// The handler of one call's failures also handles the failures of calls with the same refusals.
  @Test func callsWithSameRefusalsShareHandler() async throws {
    let server = FakeServer(SyncNos.examples)
    let configuration = try await SyncNosWorld().configuration
    let client = SyncNos.Client.fake(configuration: configuration, server: server)
    _ = try await client.signInWithApple(authorizationCode: Secret("c"))
    server.refuse(SyncNos.Endpoints.loadAccount, with: .serverFailed)
    server.refuse(SyncNos.Endpoints.saveFirstProfile, with: .forbidden)
    var names: [String] = []
    func handle(_ failure: CallFailure<SyncNos.LoadAccountRefusal>) {
      if case .refused(let refusal) = failure { names.append(refusal.rule.name) }
    }
    do { _ = try await client.loadAccount() } catch { handle(error) }
    do { _ = try await client.saveFirstProfile() } catch { handle(error) }
    #expect(names == ["serverFailed", "forbidden"])
  }

  @Test(arguments: ["401", "403"])
  func refusedTokenIsRefreshedAndCallRepeatedOnce(_ status: String) async throws {
    let world = try await SyncNosWorld()
    let client = try await world.signedIn()
    try await world.stub.tell("accessEnds", status)
    #expect(try await client.loadAccount().id == "apple-person")
    let calls = ["signInWithApple", "loadAccount", "renewTokens", "loadAccount"]
    #expect(try await world.stub.received() == calls)
    #expect(client.session.state == .signedIn)
  }

  @Test func concurrentCallsAtExpiryShareOneRefresh() async throws {
    let world = try await SyncNosWorld()
    let client = try await world.signedIn()
    try await world.stub.tell("accessEnds", "401")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { _ = try await client.loadAccount() } }
      try await group.waitForAll()
    }
    #expect(try await world.stub.count("renewTokens") == 1)
  }

  @Test(arguments: ["401", "403"])
  func endedSessionSuggestsSignIn(_ status: String) async throws {
    let world = try await SyncNosWorld()
    let store = MemoryStore()
    let client = try await world.signedIn(store)
    try await world.stub.tell("accessEnds", status)
    try await world.stub.tell("sessionsEnd")
    let failure = try await client.failureOfLoading()
    #expect(failure == .signedOut(because: SyncNos.RenewTokensRefusal.unauthorized.rule))
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
    #expect(try await world.stub.count("loadAccount") == 1)
  }

  @Test func firstProfileIsSavedOnce() async throws {
    let world = try await SyncNosWorld()
    let client = try await world.signedIn()
    let user = try await client.saveFirstProfile(email: "li@example.com", fullName: "Li Lei")
    #expect(user == SyncNos.User(id: "apple-person", email: "li@example.com", fullName: "Li Lei"))
    #expect(try await client.saveFirstProfile() == user, "omitted fields change nothing")
    #expect(try await client.loadAccount() == user)
  }

  /// A developer's backend has a fixed address, where a stub listens.
  @Test func developmentEnvironmentUsesFixedAddress() async throws {
    let world = try await SyncNosWorld()
    var configuration = world.configuration
    configuration.backendBaseURL = try #require(URL(string: "https://api.syncnos.example"))
    let development = SyncNos.Hosts(.development, configuration).api
    #expect(development.absoluteString == "http://127.0.0.1:8000")
    let store = MemoryStore()
    _ = try await world.signedIn(store)
    // The tokens of one server go to no other: a developer signs in there, or says that they fit.
    var stored = try #require(store.load())
    stored.server = nil
    let client = SyncNos.Client(
      configuration: configuration, environment: .development, store: MemoryStore(stored),
      options: ClientOptions(
        transport: Rerouted(to: world.stub.url, by: Impatient()), clock: world.stub.clock))
    #expect(try await client.loadAccount().id == "apple-person")
  }

  @Test func plainHTTPIsSentToLocalHostOnly() async throws {
    let world = try await SyncNosWorld()
    var configuration = world.configuration
    configuration.backendBaseURL = try #require(URL(string: "http://api.syncnos.example"))
    let client = SyncNos.Client(configuration: configuration, store: MemoryStore())
    await #expect(throws: CallFailure<SyncNos.SignInWithAppleRefusal>.fault(.insecure)) {
      try await client.signInWithApple(authorizationCode: Secret("c"))
    }
  }
}
