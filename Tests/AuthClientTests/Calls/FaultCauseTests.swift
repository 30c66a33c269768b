import Foundation
import Testing

@testable import AuthClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The causes of faults")
struct FaultCauseTests {
  private let log = EventList()

  private func session(
    _ server: String, _ transport: any Transport, _ store: any TokenStore = MemoryStore()
  ) -> AuthSession<Longde> {
    AuthSession(
      server: URL(string: server)!, store: store,
      options: ClientOptions(transport: transport, clock: VirtualClock(), observers: [log]))
  }

  private func call(
    _ session: AuthSession<Longde>, needs tokens: [String] = []
  ) async -> World.MeResult {
    await outcome { () throws(CallFailure<Longde.MeRefusal>) in
      try await session.call(
        Call<Longde.User, Longde.MeRefusal>("me", .get, "/me", needs: tokens))
    }
  }

  @Test func causeKeepsDomainCodeAndUnderlyingErrors() {
    let canary = "canary-31"
    let below = NSError(
      domain: "kCFErrorDomainCFNetwork", code: -1202,
      userInfo: [
        "_kCFStreamErrorCodeKey": -9807, "_kCFStreamErrorDomainKey": 3, "text": canary,
      ])
    let error = URLError(
      .serverCertificateUntrusted,
      userInfo: [
        NSUnderlyingErrorKey: below,
        "failing": "https://a.example?\(canary)",
      ])
    let cause = FaultCause(error)
    #expect(
      cause.description
        == "NSURLErrorDomain -1202 (kCFErrorDomainCFNetwork -1202 (kCFStreamError 3 -9807))")
    #expect(Fault(error) == .insecure)
    #expect(!views(of: cause).contains(canary))
  }

  @Test(arguments: [
    (StoreFailure.system(-25291), "NSOSStatusErrorDomain -25291"),
    (.system(13), "NSPOSIXErrorDomain 13"),
    (.locked, "NSOSStatusErrorDomain -25308 locked"),
    (.notEntitled, "NSOSStatusErrorDomain -34018 notEntitled"),
    (.guardUnusable, "NSOSStatusErrorDomain -25293 guardUnusable"),
    (.passcodeMissing, "NSOSStatusErrorDomain -25293 passcodeMissing"),
    (.folderMissing, "AuthClient 105 folderMissing"),
    (.damaged, "AuthClient 101 damaged"), (.notAFile, "AuthClient 102 notAFile"),
    (.notPrivate, "AuthClient 106 notPrivate"), (.tooLarge, "AuthClient 107 tooLarge"),
    (.busy, "AuthClient 103 busy"), (.misplanned("the words"), "AuthClient 104 misplanned"),
  ])
  func storeFailureKeepsStatus(_ failure: StoreFailure, _ description: String) {
    #expect(FaultCause(failure).description == description)
  }

  private final class Failing: TokenStore {
    var place: StorePlace { StorePlace(of: self) }
    func load() throws -> StoredSession? { throw StoreFailure.system(-25291) }
    func save(_ session: StoredSession) throws { throw StoreFailure.system(-34020) }
    func clear() throws { throw StoreFailure.system(-34020) }
  }

  @Test func observerSeesStoreFailureCause() async {
    let session = session("https://longde.cloud", Script(), Failing())
    let result = await call(session, needs: ["access"])
    #expect(result.failure == .fault(.storeUnreadable))
    #expect(result.failure?.recovery == .retry)
    #expect(log.causes.first?.code == -25291)
    #expect(
      log.events.contains(
        .storeFailed(.storeUnreadable, cause: FaultCause(StoreFailure.system(-25291)))))
  }

  private struct Reporting: Transport {
    func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
      request.failed(because: URLError(.dnsLookupFailed))
      throw .offline
    }
  }

  @Test func observerSeesTransportFailureCause() async {
    let session = session("https://longde.cloud", Reporting())
    #expect(await call(session).failure == .fault(.offline))
    #expect(log.causes == [FaultCause(URLError(.dnsLookupFailed))])
  }

  @Test func plainHTTPReportsItsCause() async {
    let session = session("http://a.example", Script())
    #expect(await call(session).failure == .fault(.insecure))
    #expect(log.causes == [.plainHTTP])
  }

  @Test func droppedConnectionReportsURLError() async throws {
    let server = try LoopbackServer { _ in .silence }
    server.stop()
    let session = session(server.url("").absoluteString, URLSessionTransport())
    #expect(await call(session).failure == .fault(.offline))
    #expect(log.causes.map(\.domain) == ["NSURLErrorDomain"])
    #expect(log.causes.map(\.code) == [URLError.Code.cannotConnectToHost.rawValue])
  }
}
