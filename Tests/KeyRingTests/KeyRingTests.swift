import AuthServer
import Crypto
import Primitives
import Stores
import Testing

@testable import ReferenceServer

@Suite struct KeyRingTests {
  private let clock = VirtualClock(Moment(seconds: 1_800_000_000))
  private let store: SQLStore
  private let day = 86_400
  private let ages = KeyAges(signs: 30 * 86_400, tokensLast: 3_600)

  init() throws {
    store = try SQLiteStore.open(.memory, clock: clock)
  }

  private func ring() -> KeyRing { KeyRing(store: store, ages: ages) }

  private var claims: JSONObject {
    ["iss": "us", "aud": "app", "exp": .number(JSONNumber(clock.now.seconds + 3_600))]
  }

  private func error(_ token: String, _ ring: KeyRing) async throws -> JWTError? {
    let verifier = JWTVerifier(issuer: "us", audience: "app", leeway: 0)
    switch try await ring.verify(Secret(token), verifier, at: clock.now) {
    case .success: return nil
    case .failure(let error): return error
    }
  }

  @Test(arguments: JWTAlgorithm.allCases)
  func nodesVerifyEachOthersTokens(_ algorithm: JWTAlgorithm) async throws {
    let token = try await ring().sign(claims, by: algorithm)
    #expect(try await error(token, ring()) == nil)
    let published = try await ring().published()
    #expect(published.keys.map(\.key.algorithm) == [algorithm])
    #expect(published.keys.map(\.keyID) == published.keys.map(\.key.thumbprint))
    let document = JSONValue.object(published.published).text
    #expect(!document.contains("\"d\"") && !document.contains("\"k\""))
    #expect(document.contains(algorithm.rawValue) == (algorithm != .hs256))
  }

  @Test func concurrentNodesCreateOneKey() async throws {
    let claims = claims
    let store = store
    let ages = ages
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        group.addTask { _ = try? await KeyRing(store: store, ages: ages).sign(claims, by: .es256) }
      }
    }
    #expect(try await store.signingKeys().count == 1)
  }

  /// Even though an RSA key takes a while.
  @Test func concurrentCallersWaitForOneKey() async throws {
    let node = ring()
    let claims = claims
    let tokens = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { try await node.sign(claims, by: .rs256) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(try tokens.map(keyID)).count == 1)
    #expect(try await store.signingKeys().count == 1)
  }

  /// The late read returns an empty list when a key already exists.
  @Test func lateReadDoesNotDropNewKey() async throws {
    let slow = SlowKeys(store)
    let node = KeyRing(keys: slow, clock: clock, ages: ages)
    slow.catchNext()
    async let late = node.published()
    try await slow.hasCaught()
    let id = try await keyID(node.sign(claims, by: .es256))
    slow.letGo()
    #expect(try await late.keys.map(\.keyID) == [id])
    #expect(try await node.published().keys.map(\.keyID) == [id])
    #expect(try await keyID(node.sign(claims, by: .es256)) == id)
  }

  @Test func newestKeySignsAndOlderVerifies() async throws {
    let node = ring()
    let old = try await node.sign(claims, by: .es256)
    clock.advance(seconds: 30 * day - 1)
    #expect(try await keyID(node.sign(claims, by: .es256)) == keyID(old))
    clock.advance(seconds: 1)
    let last = try await ring().published()
    let new = try await node.sign(claims, by: .es256)
    #expect(try keyID(new) != keyID(old))
    #expect(try await node.published().keys.map(\.keyID) == [keyID(new), keyID(old)])
    #expect(last.keys.map(\.keyID) == [try keyID(old)])
  }

  @Test func keyIsRemovedAfterItsTokensExpire() async throws {
    let old = try await ring().sign(claims, by: .es256)
    clock.advance(seconds: 30 * day)
    let new = try await ring().sign(claims, by: .es256)
    clock.advance(seconds: 3_600 + KeyAges.leeway - 1)
    #expect(try await ring().published().keys.count == 2)
    clock.advance(seconds: 1)
    #expect(try await ring().published().keys.map(\.keyID) == [keyID(new)])
    #expect(try await store.signingKeys().count == 1)
    #expect(try await error(old, ring()) == .unknownKey(keyID(old)))
  }

  /// The other algorithm's key is older than any removable key and still signs.
  @Test func algorithmsKeepSeparateKeys() async throws {
    let node = ring()
    _ = try await node.sign(claims, by: .es256)
    clock.advance(seconds: 20 * day)
    _ = try await node.sign(claims, by: .rs256)
    clock.advance(seconds: 9 * day)
    _ = try await ring().published()
    #expect(try await store.signingKeys().map(\.algorithm) == ["RS256", "ES256"])
    clock.advance(seconds: day)
    let es = try await ring().sign(claims, by: .es256)
    clock.advance(seconds: day)
    #expect(try await ring().published().keys.map(\.key.algorithm) == [.es256, .rs256])
    #expect(try await keyID(ring().sign(claims, by: .es256)) == keyID(es))
  }

  @Test func unknownKeyIsRejected() async throws {
    let node = ring()
    _ = try await node.sign(claims, by: .es256)
    let stranger = try JWTSigner(key: .generate(for: .es256), keyID: "x").sign(claims)
    #expect(try await error(stranger, node) == .unknownKey("x"))
    #expect(try await error("", node) == .shape)
  }

  @Test func closedStoreIsReported() async throws {
    let node = ring()
    await store.close()
    await #expect(throws: KeyRingFault.store(.unavailable(retryAfter: 1))) {
      try await node.published()
    }
  }

  private func keyID(_ token: String) throws -> String {
    let header = try Base64URL.decode(token.prefix { $0 != "." })
    guard case .string(let id)? = try JSONValue(reading: header).fields()["kid"] else { return "" }
    return id
  }
}
