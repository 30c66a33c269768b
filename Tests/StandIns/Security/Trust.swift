// https://developer.apple.com/documentation/security/certificate_key_and_trust_services

import Foundation

// https://developer.apple.com/documentation/security/sectrust
public final class SecTrust {}

// https://developer.apple.com/documentation/security/seccertificate
public final class SecCertificate {}

// https://developer.apple.com/documentation/security/2980705-sectrustevaluatewitherror
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }

// iOS 15, macOS 12: https://developer.apple.com/documentation/security/3747134-sectrustcopycertificatechain
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

// https://developer.apple.com/documentation/security/1396080-seccertificatecopydata
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data() }

// Foundation's, where Security is: https://developer.apple.com/documentation/foundation/urlprotectionspace/1409926-servertrust
extension URLProtectionSpace {
  public var serverTrust: SecTrust? { nil }
}
