import AuthClient
import AuthServer
import Crypto
import Foundation
import Primitives
import SyncNosClient
import Testing

/// Apple as far as the app meets it, a stub of SyncNos, and phones that talk to it by sockets.
struct SyncNosWorld {
  let stub: StubWorld

  init() async throws { stub = try await StubWorld("syncnos") }

  var configuration: SyncNos.Configuration {
    SyncNos.Configuration(backendBaseURL: stub.url, appleAudience: "com.syncnos.app")
  }

  func client(_ store: MemoryStore = MemoryStore(), by sockets: any Transport = Impatient())
    -> SyncNos.Client
  {
    SyncNos.Client(
      configuration: configuration, store: store,
      options: ClientOptions(transport: sockets, clock: stub.clock))
  }

  /// The app gives Apple the hash of a nonce; Apple gives the app a code, and knows both.
  func authorize(nonce: String, subject: String = "apple-person") async throws -> AuthClient.Secret
  {
    let code = "code-\(UUID().uuidString)"
    let hash = SHA256.hex(Array(nonce.utf8))
    let signed = try JSONEncoder().encode(["code": code, "subject": subject, "nonce": hash])
    try await stub.tell("appleAuthorizes", String(decoding: signed, as: UTF8.self))
    return AuthClient.Secret(code)
  }

  func signedIn(
    _ store: MemoryStore = MemoryStore(), by sockets: any Transport = Impatient()
  ) async throws -> SyncNos.Client {
    let client = client(store, by: sockets)
    let code = try await authorize(nonce: "raw-nonce")
    _ = try await client.signInWithApple(
      authorizationCode: code, nonce: AuthClient.Secret("raw-nonce"))
    return client
  }
}

extension SyncNos.Client {
  func failureOfLoading() async throws -> CallFailure<SyncNos.LoadAccountRefusal> {
    try await #require(throws: CallFailure<SyncNos.LoadAccountRefusal>.self) {
      try await loadAccount()
    }
  }
}
