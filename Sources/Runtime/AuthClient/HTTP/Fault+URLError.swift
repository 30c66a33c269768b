import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Fault {
  /// What a `URLSession` reports of a request that it could send, in the contract's words.
  init(_ error: any Error) {
    switch (error as? URLError)?.code {
    #if canImport(FoundationNetworking)
      // What libcurl meets has other names here: a connection that ended before an answer began, and one that
      // something else than HTTP came from.
      case .badServerResponse?: self = .offline
      case .unsupportedURL?: self = .unreadable
    #endif
    case .cancelled?: self = .cancelled
    case .timedOut?: self = .timeout
    case .secureConnectionFailed?, .serverCertificateUntrusted?, .serverCertificateHasBadDate?,
      .serverCertificateHasUnknownRoot?, .serverCertificateNotYetValid?,
      .clientCertificateRejected?, .clientCertificateRequired?,
      .appTransportSecurityRequiresSecureConnection?:
      self = .insecure
    case .badServerResponse?, .cannotParseResponse?, .cannotDecodeRawData?,
      .cannotDecodeContentData?, .zeroByteResource?, .dataLengthExceedsMaximum?:
      self = .unreadable
    case .badURL?, .unsupportedURL?: self = .unsendable
    default: self = .offline
    }
  }
}
