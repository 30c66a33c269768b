#if canImport(Security)
  import Foundation
  import Security

  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  extension URLAuthenticationChallenge {
    /// Whether this asks if the server can be trusted. Other questions come without its trust, and no pins are meant
    /// for proxies.
    var isAboutTrust: Bool { protectionSpace.serverTrust != nil && !protectionSpace.isProxy() }

    /// The certificates that the system has verified, from the server's own to the root's, in DER;
    /// none if it does not trust them.
    var verifiedChain: [Data] {
      guard let trust = protectionSpace.serverTrust, SecTrustEvaluateWithError(trust, nil) else {
        return []
      }
      let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
      return (chain ?? []).map { SecCertificateCopyData($0) as Data }
    }
  }
#endif
