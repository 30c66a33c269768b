import Foundation
import Testing

@testable import AuthClient
@testable import AuthKeychain

@Suite("Stored sessions")
struct StoredSessionTests {
  @Test func storedSessionRoundTrips() throws {
    let data = try JSONEncoder().encode(Samples.session(1))
    #expect(try JSONDecoder().decode(StoredSession.self, from: data) == Samples.session(1))
  }

  /// The format before values were kept.
  @Test func oldFormatHasNoValues() throws {
    let old = #"{"tokens":{"access":{"secret":"a1","issued":821692800,"expires":821700000}}}"#
    let session = try JSONDecoder().decode(StoredSession.self, from: Data(old.utf8))
    #expect(session.tokens["access"]?.secret == Secret("a1"))
    #expect(session.values.isEmpty)
  }

  @Test func printingHidesSecretsAndValues() throws {
    let shown = views(of: Samples.session(7)) + views(of: [Samples.session(7)])
    #expect(!shown.contains("access-7"))
    #expect(!shown.contains("u7"))
    #expect("\(Samples.session(7))" == "access, refresh, userId")
  }

  @Test func printingStoreHidesContent() throws {
    let keychain = try FakeKeychain.holding(Samples.session(7), StoragePlan(Samples.named))
    let found = try KeychainPlace(
      items: Samples.named, accessibility: .whenUnlocked, keychain: keychain
    ).find()
    for shown in [views(of: found), views(of: MemoryStore(Samples.session(7)))] {
      #expect(!shown.contains("access-7"))
      #expect(!shown.contains("u7"))
    }
  }

  @Test(arguments: [
    StoreFailure.locked, .notEntitled, .damaged, .notAFile, .misplanned("x"), .system(-1),
  ])
  func failureDescriptionSuggestsFix(_ failure: StoreFailure) {
    #expect("\(failure)".split(separator: ".").count >= 2)
  }
}
