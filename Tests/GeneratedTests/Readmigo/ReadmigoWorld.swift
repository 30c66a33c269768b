import AuthClient
import Foundation
import ReadmigoClient
import TestDevice
import TestIssuer
import Testing

/// Apple, a stub of Readmigo, and phones that talk to it by sockets.
struct ReadmigoWorld {
  static let email = "li@example.com"
  static let password = Secret("Passw0rd-canary")

  let apple = AppleIssuer()
  let stub: StubWorld

  init() async throws {
    stub = try await StubWorld("readmigo")
    try await stub.tell("appleKeys", String(decoding: apple.keysDocument, as: UTF8.self))
  }

  func configuration(_ fingerprint: String = "phone") -> Readmigo.Configuration {
    Readmigo.Configuration(
      baseURL: stub.url, pinnedKeys: [], appleAudience: "com.readmigo.app", wechatAppId: "wx",
      deviceFingerprint: Secret(fingerprint))
  }

  func client(
    _ fingerprint: String = "phone", _ store: any TokenStore = MemoryStore(),
    by sockets: any Transport = Impatient()
  ) -> Readmigo.Client {
    Readmigo.Client(
      configuration: configuration(fingerprint), store: store,
      options: ClientOptions(transport: UnpinnedTransport(sockets), clock: stub.clock))
  }

  /// A person registers on a phone of theirs and is signed in there.
  func registered(
    _ fingerprint: String = "phone", _ store: MemoryStore = MemoryStore(),
    by sockets: any Transport = Impatient()
  ) async throws -> Readmigo.Client {
    let client = client(fingerprint, store, by: sockets)
    try await client.register(email: Self.email, password: Self.password, acceptsTerms: true)
    try await client.sendMailCode(email: Self.email)
    _ = try await client.verifyMail(email: Self.email, code: code("registrationMail"))
    return client
  }

  /// The same person on another phone.
  func signedIn(
    _ fingerprint: String, _ store: MemoryStore = MemoryStore()
  ) async throws -> Readmigo.Client {
    let client = client(fingerprint, store)
    _ = try await client.signInWithEmail(email: Self.email, password: Self.password)
    return client
  }

  /// The code that was sent last for this purpose.
  func code(_ purpose: String) async throws -> Secret {
    let message = try await stub.outbox().last { $0.what == purpose }
    return Secret(try #require(message?.code))
  }

  func identityToken(audience: String = "com.readmigo.app") throws -> Secret {
    let request = AppleRequest(audience: audience, now: stub.clock.time)
    return Secret(try apple.identityToken(for: AppleIdentity(), request))
  }
}

/// A store that cannot be read until the device is unlocked.
final class ShutStore: TokenStore, @unchecked Sendable {
  private let inner: MemoryStore
  private let lock = NSLock()
  private var isOpen = false

  init(_ session: StoredSession? = nil) { inner = MemoryStore(session) }

  var place: StorePlace { inner.place }

  func open() { lock.withLock { isOpen = true } }

  func load() throws -> StoredSession? {
    guard lock.withLock({ isOpen }) else { throw StoreFailure.locked }
    return inner.load()
  }

  func save(_ session: StoredSession) { inner.save(session) }
  func clear() { inner.clear() }
}

typealias EmailFailure = CallFailure<Readmigo.SignInWithEmailRefusal>

extension Readmigo.Client {
  func failureOfSignIn(
    _ email: String = ReadmigoWorld.email, _ password: Secret = Secret("wrong")
  ) async throws -> EmailFailure {
    try await #require(throws: EmailFailure.self) {
      try await signInWithEmail(email: email, password: password)
    }
  }

  func failureOfDevices() async throws -> CallFailure<Readmigo.ListDevicesRefusal> {
    try await #require(throws: CallFailure<Readmigo.ListDevicesRefusal>.self) {
      try await listDevices()
    }
  }
}
