import Foundation
import Primitives

/// The certificate chains that hosts last showed to the pinned sessions of this process.
///
/// `URLSession` sends no trust challenge for a connection that resumes a TLS session, and the cache of TLS sessions
/// belongs to the process (Apple, QA1727): code of the app without pins may have filled it. So a response counts only if
/// a pinned session has verified the host before. Once it has, nothing tells whose session is resumed, not even
/// `URLSessionTaskMetrics`. `NSPinnedDomains` in the app's Info.plist covers the code without pins too.
final class CheckedServers: Sendable {
  static let ofProcess = CheckedServers()

  private let chains = Locked<[String: [Data]]>([:])

  /// - Parameter chain: certificates in DER, verified by the system and allowed by the pins.
  func keep(_ chain: [Data], of host: String) {
    chains.use { $0[CertificatePins.normal(host)] = chain }
  }

  /// Returns whether the host has shown the pinned keys, or has no pins.
  func meet(_ pins: [[CertificatePins]], for host: String) -> Bool {
    let chain = chains.use { $0[CertificatePins.normal(host)] } ?? []
    return pins.allSatisfy { $0.allow(host, showing: chain) }
  }
}
