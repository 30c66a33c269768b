/// The statuses of a TLS handshake, by their numbers in `SecureTransport.h`: only Apple's systems have their names.
enum TLSStatus {
  /// kCFStreamErrorDomainSSL
  static let domain = 3

  /// The statuses about a certificate, or about a connection that is too weak to be trusted.
  static let ofTrust: Set<Int> = Set([
    // errSSLFatalAlert: App Transport Security reports it for a certificate that it rejects.
    -9802,
    // errSSLXCertChainInvalid, errSSLBadCert
    -9807, -9808,
    // errSSLPeerUnknownCA, errSSLPeerInsufficientSecurity, errSSLClientCertRequested, errSSLHostNameMismatch
    -9831, -9837, -9842, -9843,
    // errSSLWeakPeerEphemeralDHKey, errSSLBadCertificateStatusResponse, errSSLCertificateRequired
    -9850, -9862, -9863,
  ])
  // errSSLUnknownRootCert to errSSLCertNotYetValid
  .union(-9815 ... -9812)
  // errSSLPeerBadCert to errSSLPeerCertUnknown
  .union(-9829 ... -9825)
  // errSSLATSViolation and its kinds
  .union(-9886 ... -9880)
}
