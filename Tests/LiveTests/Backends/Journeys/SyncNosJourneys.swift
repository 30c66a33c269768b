import AuthClient
import LiveScenarios
import SyncNosClient
import TestDevice
import TestLab

enum SyncNosJourneys {
  static let all = [
    Journey(
      system: "SyncNos", name: "appleScreen, accountScreen, renewal by expiry",
      run: fromTheButtonToTheAccount),
    Journey(
      system: "SyncNos", name: "a nonce that does not fit, and a code that is spent", run: refusals),
  ]

  @Sendable private static func fromTheButtonToTheAccount(_ backend: Backend) async throws {
    let world = try await SyncNosJourneyWorld(backend)
    let store = MemoryStore()
    let client = world.client(store)
    guard case .idle(let idle) = begun(SyncNos.AppleScreenFlow()),
      case .processing(let processing) = shown(idle.userSignsIn()),
      case .waiting(let waiting) = begun(SyncNos.AccountScreenFlow())
    else { throw Unexpected("the screens begin") }
    let code = try await world.code(nonce: "raw-nonce")
    guard case .succeeded = shown(processing.appleAuthorizes()),
      case .signingIn(let signingIn) = shown(waiting.appleAuthorizes())
    else { throw Unexpected("Apple gave a code") }
    _ = try await client.signInWithApple(authorizationCode: code, nonce: Secret("raw-nonce"))
    guard case .loading(let loading) = shown(signingIn.signInWithApple()) else {
      throw Unexpected("signed in")
    }
    let user = try await client.loadAccount()
    guard case .signedIn = shown(loading.loadAccount()) else { throw Unexpected("loaded") }
    let saved = try await client.saveFirstProfile(email: "li@example.com", fullName: "Li Lei")
    try check(
      saved == SyncNos.User(id: user.id, email: "li@example.com", fullName: "Li Lei"), "\(saved)")
    try check(try await client.saveFirstProfile() == saved, "omitted fields change nothing")
    _ = try await client.renewTokens()
    try check(try await client.loadAccount() == saved, "the account after a renewal")
    let before = store.load()
    try await world.lab.advance(by: 3600)
    try check(try await client.loadAccount() == saved, "and after the access token's end")
    try world.checkRenewed(store, since: before)
  }

  @Sendable private static func refusals(_ backend: Backend) async throws {
    let world = try await SyncNosJourneyWorld(backend)
    let client = world.client()
    guard case .waiting(let waiting) = begun(SyncNos.AccountScreenFlow()),
      case .signingIn(let wrong) = shown(waiting.appleAuthorizes())
    else { throw Unexpected("the screen begins") }
    let other = try await failed(CallFailure<SyncNos.SignInWithAppleRefusal>.self) {
      _ = try await client.signInWithApple(
        authorizationCode: world.code(nonce: "raw-nonce"), nonce: Secret("another"))
    }
    try check(other == .refused(.invalidIdToken) && other.recovery == .signIn, "\(other)")
    guard case .failed(let failure) = shown(wrong.signInWithAppleRefused()),
      case .waiting(let again) = shown(failure.userRetries()),
      case .signingIn(let right) = shown(again.appleAuthorizes())
    else { throw Unexpected("it is tried again") }
    let code = try await world.code(nonce: "n")
    _ = try await client.signInWithApple(authorizationCode: code, nonce: Secret("n"))
    guard case .loading = shown(right.signInWithApple()) else { throw Unexpected("signed in") }
    let spent = try await failed(CallFailure<SyncNos.SignInWithAppleRefusal>.self) {
      _ = try await client.signInWithApple(authorizationCode: code, nonce: Secret("n"))
    }
    try check(spent == .refused(.invalidIdToken), "\(spent)")
  }
}
