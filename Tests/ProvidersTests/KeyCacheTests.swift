import AuthServer
import ContractModel
import Crypto
import Primitives
import Providers
import Testing

/// Keys are fetched with measure, whoever asks for what.
struct KeyCacheTests {
  private let now = Moving(1_800_000_000)
  private let standIn: StandIn
  private let desk: ProviderClient

  init() {
    let now = now
    standIn = StandIn(now)
    desk = ProviderClient(
      .apple, ProviderSettings(audience: "app", base: StandIn.base + "/apple"), fetcher: standIn,
      now: { now.value })
  }

  private func word() async throws -> Secret {
    try await standIn.mint("/apple/mint", ["audience": "app"]).required("identityToken")
  }

  private func isTaken(_ word: Secret) async -> Bool {
    (try? await desk.verify(identityToken: word, nonce: nil)) != nil
  }

  private var fetches: Int { standIn.count("/auth/keys") }

  @Test func concurrentVerificationsFetchKeysOnce() async throws {
    let word = try await word()
    await withTaskGroup { group in
      for _ in 0..<50 { group.addTask { #expect(await isTaken(word)) } }
    }
    #expect(fetches == 1)
  }

  @Test func unknownKeyIDsFetchAtMostEveryTenSeconds() async throws {
    #expect(await isTaken(try await word()))
    for second in 0..<30 {
      now.value = 1_800_000_000 + second
      for index in 0..<20 { #expect(await !isTaken(Self.naming("unknown-\(second)-\(index)"))) }
    }
    #expect(fetches == 3)
    #expect(await isTaken(try await word()))
  }

  @Test func oldKeysStayUsableWhileProviderIsUnavailable() async throws {
    #expect(await isTaken(try await word()))
    now.value += 4_000
    standIn.goAway()
    let later = try await word()
    #expect(await isTaken(later))
    #expect(await standIn.hasHeard("/auth/keys", 2))
    standIn.goAway(false)
    standIn.answer(Fetched(status: 200, body: Array("{\"keys\":[]}".utf8)))
    now.value += 11
    // Until the desk knows that the second is over it asks no third time.
    await StandIn.soon {
      #expect(await isTaken(later))
      return fetches == 3
    }
    #expect(await standIn.hasHeard("/auth/keys", 3))
    #expect(await isTaken(later))
  }

  /// A cached key needs no request.
  @Test func slowProviderDoesNotBlockVerification() async throws {
    #expect(await isTaken(try await word()))
    now.value += 3_600
    standIn.fallSilent()
    let later = try await word()
    for _ in 0..<10 { #expect(await isTaken(later)) }
    #expect(await standIn.isAsked("/auth/keys", 2))
    #expect(standIn.heard("/auth/keys") == 1)
    standIn.fallSilent(false)
  }

  /// A withdrawn key must not be accepted after a day without calls.
  @Test func dayOldKeysAreRefreshedFirst() async throws {
    #expect(await isTaken(try await word()))
    now.value += 86_400
    let other = JWKS.of(StandIn.other, "new")
    standIn.answer(Fetched(status: 200, body: other), to: "/auth/keys")
    #expect(await !isTaken(try await word()))
  }

  @Test func clockSetBackDoesNotStopRefresh() async throws {
    #expect(await isTaken(try await word()))
    now.value -= 3_600
    #expect(await isTaken(try await word()))
    #expect(await standIn.isAsked("/auth/keys", 2))
    #expect(await !isTaken(Self.naming("unknown")))
    now.value -= 3_600
    #expect(await !isTaken(Self.naming("unknown")))
    #expect(await standIn.isAsked("/auth/keys", 3))
  }

  @Test func missingKeysMeanUnavailable() async throws {
    let word = try await word()
    standIn.answer(Fetched(status: 500, body: []))
    await #expect(throws: VerificationError.unavailable("apple: it publishes no keys")) {
      try await desk.verify(identityToken: word, nonce: nil)
    }
    standIn.answer(nil)
    #expect(await !isTaken(word))
    now.value += 10
    #expect(await isTaken(word))
  }

  /// A token that is right but for the key that it names.
  private static func naming(_ keyID: String) -> Secret {
    let header: JSONValue = ["alg": "RS256", "kid": .string(keyID)]
    return Secret(Base64URL.encode(header.bytes) + ".e30.c2ln")
  }
}

extension JWKS {
  fileprivate static func of(_ key: RSAPrivateKey, _ keyID: String) -> [UInt8] {
    let set: JSONValue = ["keys": [JWK(keyID: keyID, key: key.publicKey).json]]
    return set.bytes
  }
}
