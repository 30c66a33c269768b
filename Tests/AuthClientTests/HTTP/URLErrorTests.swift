import Foundation
import Testing

@testable import AuthClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("What a URLSession reports, in the contract's words")
struct URLErrorTests {
  @Test(arguments: [
    (URLError.Code.timedOut, Fault.timeout), (.cancelled, .cancelled),
    (.notConnectedToInternet, .offline), (.networkConnectionLost, .offline),
    (.cannotFindHost, .offline), (.cannotConnectToHost, .offline), (.unknown, .offline),
    (.serverCertificateUntrusted, .insecure), (.secureConnectionFailed, .insecure),
    (.serverCertificateHasBadDate, .insecure), (.badServerResponse, .unreadable),
    (.cannotParseResponse, .unreadable), (.badURL, .unsendable), (.unsupportedURL, .unsendable),
  ])
  func codes(_ code: URLError.Code, _ fault: Fault) { #expect(Fault(URLError(code)) == fault) }

  @Test func anythingElseIsOffline() {
    struct Other: Error {}
    #expect(Fault(Other()) == .offline)
  }
}
