import Foundation
import Primitives
import Testing

@testable import AuthClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A connection about which the system asks nothing: it resumes a TLS session, or was opened for another host.
@Suite("Servers whose pins haven't been checked")
struct UncheckedServerTests {
  private let checked = CheckedServers()
  private let session = URLSession(configuration: .ephemeral)
  private let chain = [Data("chain".utf8)]

  /// Pins that no certificate has.
  private func pins(_ host: String? = nil) -> [CertificatePins] {
    [CertificatePins([Data(repeating: 1, count: 32).base64EncodedString()], host: host)]
  }

  private static func genuine() throws -> (pins: [CertificatePins], chain: [Data]) {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Cases/pins/p256")
    let lines = try String(
      contentsOf: folder.appending(path: "certificate.pem"), encoding: .utf8
    ).split(separator: "\n").filter { !$0.hasPrefix("-----") }
    let pin = try String(contentsOf: folder.appending(path: "pin.txt"), encoding: .utf8)
    let key = pin.trimmingCharacters(in: .whitespacesAndNewlines)
    return (
      [CertificatePins([key], host: "a.test")],
      [try #require(Data(base64Encoded: lines.joined()))]
    )
  }

  private final class Kept: BodyReceiver {
    let events = Locked<[String]>([])

    func begin(_ head: HTTPResponse) { events.use { $0.append("\(head.status)") } }
    func receive(_ bytes: Data) -> Bool {
      events.use { $0.append(String(decoding: bytes, as: UTF8.self)) }
      return true
    }
    func sent(_ count: Int64) {}
  }

  /// What a delegate sees of one call.
  ///
  /// - Parameter shown: the certificates that the system asks about; nil if it asks nothing.
  private func call(
    _ url: String, _ collector: AnswerCollector, showing shown: [Data]? = nil
  ) async throws -> (fault: TransportFailure?, events: [String]) {
    let url = try #require(URL(string: url))
    let (task, kept) = (session.dataTask(with: url), Kept())
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil))
    let failure = await withCheckedContinuation { continuation in
      collector.expect(task, into: kept) { continuation.resume(returning: $0.failure) }
      let isTrusted = shown.map { chain in collector.trust(url.host ?? "", task) { chain } } ?? true
      if isTrusted {
        collector.urlSession(session, dataTask: task, didReceive: response) { _ in }
        collector.urlSession(session, dataTask: task, didReceive: Data("body".utf8))
      }
      let error = URLError(.cancelled)
      collector.urlSession(session, task: task, didCompleteWithError: error)
    }
    return (failure, kept.events.use { $0 })
  }

  private func isInsecure(_ failure: TransportFailure?, _ cause: FaultCause) -> Bool {
    failure == TransportFailure(.insecure, cause)
  }

  @Test func resumedSessionToUncheckedServerIsInsecure() async throws {
    let (pins, chain) = try Self.genuine()
    let collector = AnswerCollector(allOf: [pins], checked: checked)
    let resumed = try await call("https://a.test/", collector)
    #expect(isInsecure(resumed.fault, .pinsUnchecked))
    #expect(resumed.events.isEmpty, "its response is not read")
    let asked = try await call("https://a.test/", collector, showing: chain)
    #expect(asked.events == ["200", "body"])
    for url in ["https://a.test/", "https://A.TEST:8443/x", "https://a.test./"] {
      #expect(try await call(url, collector).events == ["200", "body"], "the server is known")
    }
  }

  @Test func checkByOneSessionCountsForNext() async throws {
    let (pins, chain) = try Self.genuine()
    let first = AnswerCollector(allOf: [pins], checked: checked)
    _ = try await call("https://a.test/", first, showing: chain)
    let second = AnswerCollector(allOf: [pins], checked: checked)
    #expect(try await call("https://a.test/", second).events == ["200", "body"])
    let other = AnswerCollector(allOf: [pins, self.pins()], checked: checked)
    let failure = try await call("https://a.test/", other).fault
    #expect(isInsecure(failure, .pinsUnchecked), "it has other pins, which the server lacks")
  }

  @Test func failedCheckIsNotRemembered() async throws {
    let (pins, _) = try Self.genuine()
    let collector = AnswerCollector(allOf: [pins], checked: checked)
    let failed = try await call("https://a.test/", collector, showing: [])
    #expect(isInsecure(failed.fault, .pinMismatch))
    #expect(isInsecure(try await call("https://a.test/", collector).fault, .pinsUnchecked))
  }

  @Test func unpinnedHostNeedsNoCheck() async throws {
    let (pins, chain) = try Self.genuine()
    let pinned = AnswerCollector(allOf: [pins], checked: checked)
    #expect(try await call("https://b.test/", pinned).events == ["200", "body"])
    let plain = AnswerCollector(checked: checked)
    #expect(try await call("https://a.test/", plain).events == ["200", "body"])
    _ = try await call("https://b.test/", pinned, showing: chain)
    let failure = try await call("https://a.test/", pinned).fault
    #expect(isInsecure(failure, .pinsUnchecked), "the certificate of another host says nothing")
  }

  @Test func plainHTTPServerNeedsNoCheck() async throws {
    let collector = AnswerCollector(allOf: [pins()], checked: checked)
    #expect(try await call("http://127.0.0.1:8080/", collector).events == ["200", "body"])
  }

  /// HTTP/2 serves every host of a certificate over one connection.
  @Test func pinnedHostsHaveSeparateConnections() throws {
    let (a, b) = (try #require(URL(string: "https://a.test/x")), URL(string: "https://b.test/")!)
    let pinned = ConnectionPool(.ephemeral, pins: [pins("b.test")])
    #expect(pinned.connection(to: a) !== pinned.connection(to: b))
    #expect(pinned.connection(to: a) === pinned.connection(to: URL(string: "https://A.test./y")!))
    let plain = ConnectionPool(.ephemeral, pins: [])
    #expect(plain.connection(to: a) === plain.connection(to: b))
  }

  @Test func uncheckedConnectionIsDropped() throws {
    let url = try #require(URL(string: "https://a.test/"))
    let pool = ConnectionPool(.ephemeral, pins: [pins()])
    let first = pool.connection(to: url)
    pool.drop(url)
    #expect(pool.connection(to: url) !== first)
  }
}
