import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLProtectionSpace {
  /// The reply to a question that isn't about the server's certificates.
  var disposition: URLSession.AuthChallengeDisposition {
    // By default the system may answer a server with the user's Kerberos ticket and send the request again. A proxy
    // of the user's network is the system's own affair.
    // guard: server-password-refused
    !isProxy() && Self.passwordMethods.contains(authenticationMethod)
      ? .rejectProtectionSpace : .performDefaultHandling
  }

  private static let passwordMethods: Set<String> = [
    NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
    NSURLAuthenticationMethodHTTPDigest, NSURLAuthenticationMethodNTLM,
    NSURLAuthenticationMethodNegotiate,
  ]
}
