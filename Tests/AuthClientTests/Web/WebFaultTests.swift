import Foundation
import Testing

@testable import AuthClient
@testable import AuthWeb

@Suite("Mapping of browser errors")
struct WebFaultTests {
  private let link = CallbackRule(url: "https://a.example/callback", required: ["code"])
  private let scheme = CallbackRule(url: "myapp://callback", required: ["code"])

  private func fault(
    _ code: Int, _ userInfo: [String: Any] = [:], until callback: CallbackRule
  ) -> WebFault {
    let domain = "com.apple.AuthenticationServices.WebAuthenticationSession"
    return WebFault(
      session: NSError(domain: domain, code: code, userInfo: userInfo), waitingFor: callback)
  }

  @Test func closingPageIsCancellation() {
    #expect(fault(1, until: link) == .cancelled)
    #expect(fault(1, until: scheme) == .cancelled)
  }

  /// The error for an app that lists only `applinks`.
  @Test(arguments: [NSLocalizedFailureReasonErrorKey, "NSDebugDescription"])
  func unassociatedHostIsNotCancellation(_ key: String) {
    let reason =
      "Application with identifier a.b is not associated with domain a.example. Using HTTPS "
      + "callbacks requires Associated Domains using the `webcredentials` service type for a.example."
    let fault = fault(1, [key: reason], until: link)
    #expect(fault == .unassociated(host: "a.example"))
    #expect(fault.recovery == .tell)
    #expect(!fault.isCancelled)
    #expect(fault.errorDescription?.contains("webcredentials") == true)
  }

  @Test func customSchemeNeedsNoAssociation() {
    #expect(fault(1, [NSLocalizedFailureReasonErrorKey: "r"], until: scheme) == .failed)
  }

  @Test(arguments: [2, 3])
  func inactiveSceneIsRetryable(_ code: Int) {
    let fault = fault(code, [NSLocalizedFailureReasonErrorKey: "r"], until: link)
    #expect(fault == .noWindow)
    #expect(fault.recovery == .retry)
  }

  @Test func otherErrorsAreFailures() {
    #expect(WebFault(session: nil, waitingFor: link) == .failed)
    #expect(fault(4, until: link) == .failed)
    let other = NSError(domain: NSCocoaErrorDomain, code: 1)
    #expect(WebFault(session: other, waitingFor: link) == .failed)
    #expect(WebFault.failed.recovery == .retry)
  }
}
