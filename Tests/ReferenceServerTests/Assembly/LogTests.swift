import AuthServer
import ContractModel
import Providers
import Stores
import Synchronization
import TestLab
import Testing

@testable import ReferenceServer

@Suite struct LogTests {
  @Test func timesShowMillisecondsIfAny() {
    let times = LogTimes()
    let start: Int64 = 1_800_000_000_000
    let texts = ([0, 7, 250, 1_000, 1_070, 0] as [Int64]).map { milliseconds in
      var bytes: [UInt8] = []
      times.append(Moment(milliseconds: start + milliseconds), to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(
      texts == [
        "2027-01-15T08:00:00Z", "2027-01-15T08:00:00.007Z", "2027-01-15T08:00:00.250Z",
        "2027-01-15T08:00:01Z", "2027-01-15T08:00:01.070Z", "2027-01-15T08:00:00Z",
      ])
  }

  @Test func requestIDsAreUnique() {
    let make = RequestNaming.random()
    let names = (0..<1_000).map { _ in make() }
    #expect(Set(names).count == 1_000)
    #expect(names.allSatisfy { $0.utf8.count == 16 && $0.allSatisfy(\.isHexDigit) })
    #expect(RequestNaming.random()() != names[0])
  }

  /// The caller doesn't learn the reason, but the operator finds it in the log.
  @Test func logExplainsFailedVerification() async throws {
    let contract = try Contracts.named("longde")
    let apple = try #require(contract.providers.find("apple"))
    let registry = ProviderRegistry(
      contract.providers, settings: ["apple": ProviderSettings(audience: "app")], fetcher: Away(),
      now: { 1_800_000_000 })
    let trace = Trace()
    let lines = Mutex<[String]>([])
    await Trace.$current.withValue(trace) {
      var proof = ProviderProof(slots: [:])
      proof.slots[.identityToken] = Secret("made.up.token")
      await #expect(throws: VerificationError.unavailable("apple: offline")) {
        try await registry.verify(proof, at: apple)
      }
    }
    let log = RequestLog(clock: VirtualClock(Moment(seconds: 1_800_000_000))) { bytes in
      lines.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
    }
    log.note(Request(.post, "/"), id: "1", trace, status: 503, .zero)
    #expect(lines.withLock { $0[0].contains("\"why\":\"apple: offline\"") })
    #expect(lines.withLock { !$0[0].contains("made.up") })
  }
}

private struct Away: Fetcher {
  func get(_ url: String, bearer: Secret?) throws(FetchFault) -> Fetched {
    throw FetchFault(why: "offline")
  }

  func post(_ url: String, form: [(String, String)]) throws(FetchFault) -> Fetched {
    throw FetchFault(why: "offline")
  }
}
