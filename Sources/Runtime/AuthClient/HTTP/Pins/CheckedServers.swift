import Foundation
import Primitives

/// The certificates that servers last showed to the pinned sessions of this process, by host.
///
/// `URLSession` asks nothing about a connection that resumes a TLS session, and the cache of those belongs to the
/// process (Apple, QA1727): code of the app without pins may have opened one to anybody. So a response counts only if
/// a session with pins has seen the server's certificates before. Which of two known servers a session was resumed
/// with can't be seen, neither here nor in `URLSessionTaskMetrics`; `NSPinnedDomains` in the app's Info.plist covers
/// the code without pins as well.
final class CheckedServers: @unchecked Sendable {
  static let ofProcess = CheckedServers()

  private let lock = Lock()
  private var chains: [String: [Data]] = [:]

  /// - Parameter chain: certificates in DER that the system has verified and the pins allow.
  func keep(_ chain: [Data], of host: String) {
    lock.withLock { chains[CertificatePins.normal(host)] = chain }
  }

  /// Whether the host has shown what these pins ask for, or they ask for nothing.
  func meet(_ pins: [[CertificatePins]], for host: String) -> Bool {
    let chain = lock.withLock { chains[CertificatePins.normal(host)] } ?? []
    return pins.allSatisfy { $0.allow(host, showing: chain) }
  }
}
