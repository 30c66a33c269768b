import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Fault {
  /// What a `URLSession` reports, in the contract's words.
  init(_ error: any Error) {
    switch (error as? URLError)?.code {
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
