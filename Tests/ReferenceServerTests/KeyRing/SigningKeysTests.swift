import AuthServer
import ContractModel
import Crypto
import Stores
import Testing

@testable import ReferenceServer

@Suite struct SigningKeysTests {
  private let clock = VirtualClock(Moment(seconds: 1_800_000_000))
  private let store: SQLStore
  private let keys: SigningKeys
  private let wanted = ExpectedToken(issuer: "us", audience: "app", values: ["type": "user"])

  init() throws {
    store = try SQLiteStore.open(.memory, clock: clock)
    keys = SigningKeys(store: store, tokensLast: 3_600)
  }

  private var claims: JSONObject {
    ["iss": "us", "aud": "app", "type": "user", "exp": .number(JSONNumber(clock.now.seconds + 60))]
  }

  @Test func tokenExpiresToTheSecond() async throws {
    let token = Secret(try await keys.sign(claims, by: []))
    guard case .good(let found) = try await keys.check(token, wanted, now: clock.now) else {
      Issue.record("not good")
      return
    }
    #expect(found == claims)
    #expect(try await store.signingKeys().map(\.algorithm) == ["RS256"])
    let end = clock.now.adding(seconds: 60)
    guard case .bad(.expired) = try await keys.check(token, wanted, now: end) else {
      Issue.record("not expired")
      return
    }
  }

  @Test(arguments: [("iss", "them"), ("aud", "other"), ("type", "admin")])
  func tokenForOtherPurposeIsRejected(_ claim: String, _ value: String) async throws {
    var claims = claims
    claims[claim] = .string(value)
    let token = Secret(try await keys.sign(claims, by: [.rs256]))
    guard case .bad = try await keys.check(token, wanted, now: clock.now) else {
      Issue.record("not bad")
      return
    }
  }

  @Test func firstSupportedAlgorithmIsUsed() async throws {
    _ = try await keys.sign(claims, by: [.es512, .rs256, .es256])
    #expect(try await store.signingKeys().map(\.algorithm) == ["RS256"])
    await #expect(throws: KeyRingFault.algorithm) { try await keys.sign(claims, by: [.es512]) }
    let published = try await keys.published()
    let set = try JWKS(reading: JSONValue.object(published).bytes)
    #expect(set.keys.map(\.key.algorithm) == [.rs256])
  }

  /// A gateway that fetches keys once, at startup, knows every later key.
  @Test func keysArePublishedBeforeFirstUse() async throws {
    #expect(try await keys.published() == ["keys": []])
    let keys = SigningKeys(
      store: store, tokensLast: 3_600, tokens: [[], [.es512, .es256], [.rs256], [.hs256]])
    let published = try await keys.published()
    let set = try JWKS(reading: JSONValue.object(published).bytes)
    #expect(Set(set.keys.map(\.key.algorithm)) == [.rs256, .es256])
    _ = try await keys.sign(claims, by: [])
    _ = try await keys.sign(claims, by: [.es256])
    #expect(try await keys.published() == published)
  }

  /// All of the keys belong to this server, but only the listed algorithms are accepted.
  @Test func tokenUsesOnlyListedAlgorithms() async throws {
    let known: [Token.Algorithm] = [.rs256, .ps256, .es256, .es384, .edDSA, .hs256]
    for used in known {
      let token = Secret(try await keys.sign(claims, by: [used]))
      for listed in known {
        var wanted = wanted
        wanted.algorithms = [.es512, listed]
        switch try await keys.check(token, wanted, now: clock.now) {
        case .good: #expect(used == listed)
        case .bad: #expect(used != listed)
        }
      }
    }
    let own = Secret(try await keys.sign(claims, by: [.es256]))
    guard case .bad = try await keys.check(own, wanted, now: clock.now) else {
      Issue.record("a contract without a list is served with RS256")
      return
    }
  }

  @Test func unavailableStoreIsReported() async throws {
    await store.close()
    await #expect(throws: StoreFault.unavailable(retryAfter: 1)) {
      try await keys.sign(claims, by: [])
    }
  }
}
