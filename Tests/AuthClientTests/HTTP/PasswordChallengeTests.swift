import Foundation
import Testing

@testable import AuthClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Password challenges")
struct PasswordChallengeTests {
  private static let passwords = [
    NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
    NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
  ]

  /// The system handles some of these itself and would repeat the request with credentials.
  @Test(arguments: passwords)
  func serverChallengeIsRejected(_ method: String) {
    let server = URLProtectionSpace(
      host: "a.example", port: 443, protocol: "https", realm: nil, authenticationMethod: method)
    #expect(server.disposition == .rejectProtectionSpace)
  }

  @Test(arguments: passwords)
  func proxyChallengeUsesSystemDefault(_ method: String) {
    let proxy = URLProtectionSpace(
      proxyHost: "proxy.example", port: 8080, type: NSURLProtectionSpaceHTTPSProxy, realm: nil,
      authenticationMethod: method)
    #expect(proxy.disposition == .performDefaultHandling)
  }

  @Test(arguments: [
    "NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodClientCertificate",
  ])
  func certificateChallengeUsesSystemDefault(_ method: String) {
    let server = URLProtectionSpace(
      host: "a.example", port: 443, protocol: "https", realm: nil, authenticationMethod: method)
    #expect(server.disposition == .performDefaultHandling)
  }
}
