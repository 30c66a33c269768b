import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLProtectionSpace {
  /// The response to a challenge that isn't about a server's certificate.
  var disposition: URLSession.AuthChallengeDisposition {
    // By default the system may answer a server with the user's Kerberos ticket and resend the request. Proxies keep
    // the default, because the system has their passwords.
    !isProxy() && Self.passwordMethods.contains(authenticationMethod)  //! server-password-refused
      ? .rejectProtectionSpace : .performDefaultHandling
  }

  private static let passwordMethods: Set<String> = [
    NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
    NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
  ]
}
