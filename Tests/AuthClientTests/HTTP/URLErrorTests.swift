import Foundation
import Testing

@testable import AuthClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Mapping of URLSession errors")
struct URLErrorTests {
  @Test(arguments: [
    (URLError.Code.timedOut, Fault.timeout), (.cancelled, .cancelled),
    (.notConnectedToInternet, .offline), (.networkConnectionLost, .offline),
    (.cannotFindHost, .offline), (.cannotConnectToHost, .offline), (.unknown, .offline),
    (.serverCertificateUntrusted, .insecure), (.secureConnectionFailed, .insecure),
    (.serverCertificateHasBadDate, .insecure), (.cannotParseResponse, .unreadable),
    (.badURL, .unsendable),
  ])
  func mapsURLErrorCodeToFault(_ code: URLError.Code, _ fault: Fault) {
    #expect(Fault(URLError(code)) == fault)
  }

  #if canImport(FoundationNetworking)
    @Test func mapsLinuxSpecificCodes() {
      #expect(Fault(URLError(.badServerResponse)) == .offline)
      #expect(Fault(URLError(.unsupportedURL)) == .unreadable)
    }
  #else
    @Test func mapsLinuxSpecificCodes() {
      #expect(Fault(URLError(.badServerResponse)) == .unreadable)
      #expect(Fault(URLError(.unsupportedURL)) == .unsendable)
    }
  #endif

  private func handshake(_ status: Int, domain: Int = 3) -> URLError {
    let keys = ["_kCFStreamErrorDomainKey": domain, "_kCFStreamErrorCodeKey": status]
    return URLError(.secureConnectionFailed, userInfo: keys)
  }

  /// The portal closes the connection with or without an error, speaks plain HTTP, sends a TLS alert, or resets
  /// TCP.
  @Test(arguments: [
    (-9806, 3), (-9816, 3), (-9836, 3), (-9800, 3), (-9838, 3), (-9860, 3), (54, 1),
  ])
  func handshakeCutByCaptivePortalIsOffline(_ status: Int, _ domain: Int) {
    let fault = Fault(handshake(status, domain: domain))
    #expect(fault == .offline)
    #expect(fault.recovery == .retry)
  }

  @Test(arguments: [
    -9802, -9807, -9808, -9812, -9813, -9814, -9815, -9825, -9829, -9831, -9843, -9880, -9886,
  ])
  func certificateFailureIsInsecure(_ status: Int) {
    #expect(Fault(handshake(status)) == .insecure)
  }

  @Test func unexplainedHandshakeFailureIsInsecure() {
    #expect(Fault(URLError(.secureConnectionFailed)) == .insecure)
    let half = URLError(.secureConnectionFailed, userInfo: ["_kCFStreamErrorCodeKey": -9806])
    #expect(Fault(half) == .insecure)
  }

  @Test func untrustedPortalCertificateIsInsecure() {
    let keys = ["_kCFStreamErrorDomainKey": 3, "_kCFStreamErrorCodeKey": -9843]
    #expect(Fault(URLError(.serverCertificateUntrusted, userInfo: keys)) == .insecure)
  }

  @Test func otherErrorIsOffline() {
    struct Other: Error {}
    #expect(Fault(Other()) == .offline)
  }
}
