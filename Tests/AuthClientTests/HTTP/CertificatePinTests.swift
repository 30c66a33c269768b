import AuthTesting
import Foundation
import Primitives
import Testing

@testable import AuthClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Certificate pins")
struct CertificatePinTests {
  /// Certificates and the hashes of their keys, both as OpenSSL made them (`Proofs/pins`).
  private static func certificate(_ name: String) throws -> Data {
    let text = try String(
      contentsOf: folder.appending(path: "\(name)/certificate.pem"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("-----") }
    return try #require(Data(base64Encoded: lines.joined()))
  }

  private static func pin(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name)/pin.txt"), encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Cases/pins")

  private static let names = ["rsa2048", "rsa4096", "p256", "p384", "ed25519", "v1", "issued"]

  @Test(arguments: names)
  func extractsKeyFromEveryKindOfCertificate(_ name: String) throws {
    let key = try #require(CertificateKey.info(in: Self.certificate(name)))
    #expect(Data(SHA256.hash(key)).base64EncodedString() == (try Self.pin(name)))
  }

  @Test(arguments: names)
  func truncatedOrAlteredCertificateNeverYieldsSameKey(_ name: String) throws {
    let whole = try Self.certificate(name)
    for count in 0..<whole.count { #expect(CertificateKey.info(in: whole.prefix(count)) == nil) }
    // None of these may bring the reader down.
    for place in 0..<min(whole.count, 64) {
      for byte in [0x00, 0x7F, 0x80, 0x84, 0xFF] as [UInt8] {
        var broken = whole
        broken[place] = byte
        _ = CertificateKey.info(in: broken)
      }
    }
  }

  @Test func oneMatchingCertificateInChainIsEnough() throws {
    let chain = [try Self.certificate("issued"), try Self.certificate("rsa2048")]
    let (own, root, other) = (
      try Self.pin("issued"), try Self.pin("rsa2048"), try Self.pin("p256")
    )
    for keys in [[own], [root], [other, root]] {
      #expect([CertificatePins(keys)].allow("a.example", showing: chain))
    }
    #expect(![CertificatePins([other])].allow("a.example", showing: chain))
    #expect(![CertificatePins([own])].allow("a.example", showing: []))
    #expect(![CertificatePins([own])].allow("a.example", showing: [Data("x".utf8)]))
  }

  @Test(arguments: ["api.example.com", "API.example.com", "api.example.com."])
  func hostComparisonIgnoresCaseAndTrailingDot(_ host: String) throws {
    let chain = [try Self.certificate("p256")]
    let pins = [CertificatePins([try Self.pin("p384")], host: "Api.Example.com")]
    #expect(!pins.allow(host, showing: chain))
    #expect(pins.allow("other.example.com", showing: chain), "no pins concern it")
    #expect(pins.allow("api.example.com.evil.test", showing: chain), "another host")
  }

  @Test func pinsForSameHostAreCombined() throws {
    let chain = [try Self.certificate("p256")]
    let (right, wrong) = (try Self.pin("p256"), try Self.pin("p384"))
    let spare = [
      CertificatePins([wrong], host: "a.test"), CertificatePins([right], host: "a.test"),
    ]
    #expect(spare.allow("a.test", showing: chain))
    let other = [
      CertificatePins([wrong], host: "a.test"), CertificatePins([right], host: "b.test"),
    ]
    #expect(!other.allow("a.test", showing: chain))
  }

  @Test func malformedPinIsUnusable() throws {
    let good = try Self.pin("p256")
    #expect([CertificatePins([good])].areUsable)
    let bad = [
      [], [""], [good, "x"], ["sha256/" + good], [String(good.dropLast())], ["AAAA"], [good + " "],
    ]
    for keys in bad { #expect(![CertificatePins(keys)].areUsable, "\(keys)") }
    #expect(![CertificatePins([good], host: "")].areUsable)
    #expect(![CertificatePins([good], host: ".")].areUsable)
    #expect(!([] as [CertificatePins]).areUsable)
    #expect(![CertificatePins([good]), CertificatePins([])].areUsable)
  }

  @Test func transportRefusesToSendWithoutUsablePins() async throws {
    let server = try LoopbackServer { _ in .bytes("HTTP/1.1 204 No Content\r\n\r\n") }
    defer { server.stop() }
    let request = HTTPRequest(endpoint: "get", method: .get, url: server.url("/"))
    var refused: [[CertificatePins]] = [[], [CertificatePins([])]]
    #if !canImport(Security)
      refused.append([CertificatePins([try Self.pin("p256")])])
    #endif
    for pins in refused {
      let transport = URLSessionTransport(pins: pins)
      let result = await outcome { () throws(Fault) in try await transport.send(request) }
      #expect(result.failure == .insecure)
    }
    #expect(server.requests.isEmpty)
  }

  @Test func pinMismatchIsInsecureNotCancelled() async throws {
    let pins = [CertificatePins([try Self.pin("p384")])]
    let collector = AnswerCollector(allOf: [pins])
    let chain = [try Self.certificate("p256")]
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: URL(string: "https://a.test/")!)
    let fault = await withCheckedContinuation { continuation in
      collector.expect(task, into: CollectedBody(maximum: 100)) {
        continuation.resume(returning: $0.failure)
      }
      #expect(!collector.trust("a.test", task) { chain })
      let cancelled = URLError(.cancelled)
      collector.urlSession(session, task: task, didCompleteWithError: cancelled)
    }
    #expect(fault == TransportFailure(.insecure, .pinMismatch))
  }

  /// Both the app's pins and the contract's pins must match.
  @Test func serverMustMatchEveryPinSet() throws {
    let chain = [try Self.certificate("issued"), try Self.certificate("rsa2048")]
    let (own, root) = (try Self.pin("issued"), try Self.pin("rsa2048"))
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: URL(string: "https://a.test/")!)
    for (first, second, isTrusted) in [
      (own, root, true), (own, "AA", false), ("AA", own, false),
    ] {
      let pins = [[CertificatePins([first])], [CertificatePins([second])]]
      let collector = AnswerCollector(allOf: pins)
      #expect(collector.trust("a.test", task) { chain } == isTrusted)
    }
  }

  private struct Plain: Transport {
    func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
      HTTPResponse(status: 204)
    }
  }

  private func send(_ transport: any Transport) async -> (fault: Fault?, cause: FaultCause?) {
    let request = HTTPRequest(
      endpoint: "get", method: .get, url: URL(string: "https://a.test/")!)
    let result = await outcome { () throws(Fault) in try await transport.send(request) }
    return (result.failure, request.cause)
  }

  /// It would connect to any server.
  @Test func transportWithoutPinSupportSendsNothing() async throws {
    let pins = [CertificatePins([try Self.pin("p256")])]
    let refused = await send(Plain().pinned(to: pins))
    #expect(refused.fault == .insecure)
    #expect(refused.cause == .pinsNotKept)
    #expect(await send(UnpinnedTransport(Plain()).pinned(to: pins)).fault == nil)
    #expect(FakeServer([]).pinned(to: pins) is FakeServer)
  }

  #if !canImport(Security)
    @Test func customTransportReceivesPins() async throws {
      let pins = [CertificatePins([try Self.pin("p256")])]
      let own = URLSessionTransport(configuration: .ephemeral)
      let refused = await send(own.pinned(to: pins))
      #expect(refused.fault == .insecure)
      #expect(refused.cause == .pinsUnusable, "this system doesn't support pins")
    }
  #endif

  @Test func unpinnedClientSkipsChainCheck() {
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: URL(string: "https://a.test/")!)
    var isAsked = false
    let isTrusted = AnswerCollector().trust("a.test", task) {
      isAsked = true
      return []
    }
    #expect(isTrusted && !isAsked)
  }
}
