import AuthClient
import Foundation
import LiveScenarios
import SyncNosClient
import TestDevice
import TestLab

/// A backend that says no with 401 or 403, whereupon the client renews, and screens that fail.
enum SyncNosRenewalJourneys {
  static let all = [
    Journey(
      system: "SyncNos", name: "renewal by a 401, and one that is refused", run: unauthorized),
    Journey(
      system: "SyncNos", name: "renewal by a 403", backends: Backend.referenceServers,
      run: forbidden),
    Journey(
      system: "SyncNos", name: "appleScreen and accountScreen that fail, retried and reset",
      backends: Backend.referenceServers, run: screens),
  ]

  /// A backend that no longer knows the access token.
  @Sendable private static func unauthorized(_ backend: Backend) async throws {
    let (world, client) = try await signedIn(backend)
    let user = try await client.loadAccount()
    let spoilt = MemoryStore(try world.spoilt())
    let other = world.client(spoilt)
    let before = spoilt.load()
    try check(try await other.loadAccount() == user, "the call is made again")
    try world.checkRenewed(spoilt, since: before)
    try await world.lab.setAll("deleted")
    let over = try await failed(CallFailure<SyncNos.LoadAccountRefusal>.self) {
      _ = try await other.loadAccount()
    }
    let why = SyncNos.RenewTokensRefusal.unauthorized.rule
    try check(over == .signedOut(because: why) && over.recovery == .signIn, "\(over)")
    try check(other.session.state == .signedOut && spoilt.load() == nil, "signed out")
  }

  /// Authlab answers 401 where 403 would fit as well, so the control causes the 403.
  @Sendable private static func forbidden(_ backend: Backend) async throws {
    let (world, client) = try await signedIn(backend)
    let (before, user) = (world.store.load(), try await client.loadAccount())
    try await world.lab.fault("loadAccount", "refusal", ["refusal": "forbidden"])
    try check(try await client.loadAccount() == user, "the call is made again")
    try world.checkRenewed(since: before)
  }

  @Sendable private static func screens(_ backend: Backend) async throws {
    let world = try await SyncNosJourneyWorld(backend)
    let client = world.client()
    guard case .idle(let idle) = begun(SyncNos.AppleScreenFlow()),
      case .processing(let first) = shown(idle.userSignsIn()),
      case .failed(let cancelled) = shown(first.appleIsCancelled()),
      case .idle(let again) = shown(cancelled.userResets()),
      case .processing(let second) = shown(again.userSignsIn()),
      case .failed(let failure) = shown(second.appleFails()),
      case .idle(let last) = shown(failure.userRetries()),
      case .processing(let third) = shown(last.userSignsIn()),
      case .succeeded(let succeeded) = shown(third.appleAuthorizes()),
      case .waiting(let waiting) = begun(SyncNos.AccountScreenFlow()),
      case .signingIn(let signingIn) = shown(waiting.appleAuthorizes())
    else { throw Unexpected("Apple's button") }
    _ = try await client.signInWithApple(
      authorizationCode: world.code(nonce: "n"), nonce: Secret("n"))
    guard case .loading(let loading) = shown(signingIn.signInWithApple()) else {
      throw Unexpected("signed in")
    }
    try await world.lab.fault("loadAccount", "status", ["status": 502])
    let broken = try await failed(CallFailure<SyncNos.LoadAccountRefusal>.self) {
      _ = try await client.loadAccount()
    }
    try check(broken == .refused(.serverFailed) && broken.recovery == .retry, "\(broken)")
    guard case .failed(let unread) = shown(loading.loadAccountRefused()),
      case .waiting = shown(unread.userResets()), case .idle = shown(succeeded.userResets())
    else { throw Unexpected("from the beginning") }
    try check(client.session.state == .signedIn, "a server that fails ends nothing")
    try check(try await !client.loadAccount().id.isEmpty, "and is asked again")
  }

  private static func signedIn(
    _ backend: Backend
  ) async throws -> (SyncNosJourneyWorld, SyncNos.Client) {
    let world = try await SyncNosJourneyWorld(backend)
    let client = world.client(world.store)
    _ = try await client.signInWithApple(
      authorizationCode: world.code(nonce: "n"), nonce: Secret("n"))
    return (world, client)
  }
}
