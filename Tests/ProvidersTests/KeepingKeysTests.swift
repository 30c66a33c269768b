import AuthServer
import ContractModel
import Crypto
import Providers
import Testing

/// Keys are fetched with measure, whoever asks for what.
struct KeepingKeysTests {
  private let now = Moving(1_800_000_000)
  private let standIn: StandIn
  private let desk: ProviderDesk

  init() {
    let now = now
    standIn = StandIn(now)
    desk = ProviderDesk(
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

  @Test func manyAtOnceAskOnce() async throws {
    let word = try await word()
    await withTaskGroup { group in
      for _ in 0..<50 { group.addTask { #expect(await isTaken(word)) } }
    }
    #expect(fetches == 1)
  }

  @Test func tokensThatNameUnknownKeysAskOnceInTenSeconds() async throws {
    #expect(await isTaken(try await word()))
    for second in 0..<30 {
      now.value = 1_800_000_000 + second
      for index in 0..<20 { #expect(await !isTaken(Self.naming("unknown-\(second)-\(index)"))) }
    }
    #expect(fetches == 3)
    #expect(await isTaken(try await word()))
  }

  @Test func oldKeysCountWhileNoNewOnesCanBeHad() async throws {
    #expect(await isTaken(try await word()))
    now.value += 4_000
    standIn.goAway()
    let later = try await word()
    #expect(await isTaken(later))
    #expect(fetches == 2)
    standIn.goAway(false)
    standIn.answer(Fetched(status: 200, body: Array("{\"keys\":[]}".utf8)))
    now.value += 11
    #expect(await isTaken(later))
    #expect(fetches == 3)
  }

  @Test func withoutAnyKeysItIsAway() async throws {
    let word = try await word()
    standIn.answer(Fetched(status: 500, body: []))
    await #expect(throws: VouchFault.unavailable("the keys of apple cannot be had")) {
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
