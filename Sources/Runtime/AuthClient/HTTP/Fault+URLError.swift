import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Fault {
  /// Says in the contract's words what a `URLSession` reports of a request that it could send.
  init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .cancelled?: self = .cancelled
    case .timedOut?: self = .timeout
    case .secureConnectionFailed?: self = .ofHandshake((error as NSError).userInfo)
    case .serverCertificateUntrusted?, .serverCertificateHasBadDate?,
      .serverCertificateHasUnknownRoot?, .serverCertificateNotYetValid?,
      .clientCertificateRejected?, .clientCertificateRequired?,
      .appTransportSecurityRequiresSecureConnection?:
      self = .insecure
    case .badServerResponse?: self = .ofBadServerResponse
    case .unsupportedURL?: self = .ofUnsupportedURL
    case .cannotParseResponse?, .cannotDecodeRawData?,
      .cannotDecodeContentData?, .zeroByteResource?, .dataLengthExceedsMaximum?:
      self = .unreadable
    case .badURL?: self = .unsendable
    default: self = .offline
    }
  }

  /// The fault of a failed TLS handshake, for which the system has one code, from bad certificates to lost connections.
  ///
  /// A captive portal that drops the connection or answers in plain http causes no certificate error, and the call
  /// succeeds once the user has signed in to the network. A portal with a certificate of its own looks like an attacker,
  /// so it stays insecure. So does a failure without a TLS status, as on Linux.
  private static func ofHandshake(_ userInfo: [String: Any]) -> Fault {
    guard let domain = userInfo["_kCFStreamErrorDomainKey"] as? Int,
      let status = userInfo["_kCFStreamErrorCodeKey"] as? Int
    else { return .insecure }
    //! handshake-of-other-server
    return domain == TLSStatus.domain && TLSStatus.ofTrust.contains(status) ? .insecure : .offline
  }

  #if canImport(FoundationNetworking)
    /// libcurl says so of a connection that ended before an answer began.
    private static let ofBadServerResponse = Fault.offline  //! linux-empty-answer
    /// And so where something else than HTTP came.
    private static let ofUnsupportedURL = Fault.unreadable  //! linux-not-http
  #else
    private static let ofBadServerResponse = Fault.unreadable
    private static let ofUnsupportedURL = Fault.unsendable
  #endif
}
