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
    case .secureConnectionFailed?, .serverCertificateUntrusted?, .serverCertificateHasBadDate?,
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

  #if canImport(FoundationNetworking)
    // guard: linux-empty-answer
    /// libcurl says so of a connection that ended before an answer began.
    private static let ofBadServerResponse = Fault.offline
    // guard: linux-not-http
    /// And so where something else than HTTP came.
    private static let ofUnsupportedURL = Fault.unreadable
  #else
    private static let ofBadServerResponse = Fault.unreadable
    private static let ofUnsupportedURL = Fault.unsendable
  #endif
}
