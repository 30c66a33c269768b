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
    (.serverCertificateHasBadDate, .insecure), (.cannotParseResponse, .unreadable),
    (.badURL, .unsendable),
  ])
  func codes(_ code: URLError.Code, _ fault: Fault) { #expect(Fault(URLError(code)) == fault) }

  #if canImport(FoundationNetworking)
    @Test func codesThatMeanSomethingElseOnLinux() {
      #expect(Fault(URLError(.badServerResponse)) == .offline)
      #expect(Fault(URLError(.unsupportedURL)) == .unreadable)
    }
  #else
    @Test func codesThatMeanSomethingElseOnLinux() {
      #expect(Fault(URLError(.badServerResponse)) == .unreadable)
      #expect(Fault(URLError(.unsupportedURL)) == .unsendable)
    }
  #endif

  @Test func anythingElseIsOffline() {
    struct Other: Error {}
    #expect(Fault(Other()) == .offline)
  }
}
