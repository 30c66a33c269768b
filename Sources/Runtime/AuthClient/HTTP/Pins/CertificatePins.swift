import Foundation
import Primitives

/// Public keys, one of which must stand in the chain of certificates that a server shows. They are
/// asked for beside the system's own trust, never instead of it.
public struct CertificatePins: Hashable, Sendable {
  private let host: String?
  /// Nil for a text that is no pin.
  private let hashes: [Data?]

  /// - Parameters:
  ///   - keys: SHA-256 of each key's subject public key info, in base64. Give a spare one too: a
  ///     server whose only key is lost cannot be reached by apps that pin it.
  ///   - host: the server that they are keys of; nil for every server.
  public init(_ keys: [String], host: String? = nil) {
    self.host = host.map(Self.normal)
    hashes = keys.map { text in
      Data(base64Encoded: text).flatMap { $0.count == SHA256.size ? $0 : nil }
    }
  }

  //! pin-text-sound
  /// There are pins, and each is one. Otherwise nothing may be sent: what was meant is not known.
  var areSound: Bool { !hashes.isEmpty && hashes.allSatisfy { $0 != nil } && host != "" }

  func concern(_ host: String) -> Bool { self.host.map { $0 == Self.normal(host) } ?? true }

  func match(_ hash: Data) -> Bool { hashes.contains(hash) }

  /// A name with a dot at its end is the same server.
  static func normal(_ host: String) -> String {
    let name = host.lowercased()
    return name.hasSuffix(".") ? String(name.dropLast()) : name  //! pinned-host-dot
  }
}

extension [CertificatePins] {
  var areUsable: Bool { !isEmpty && allSatisfy(\.areSound) }  //! empty-pin-list

  /// Whether a server may be talked to. Of a host that no pins concern nothing more is asked.
  ///
  /// - Parameter chain: certificates in DER that the system has verified.
  func allow(_ host: String, showing chain: [Data]) -> Bool {
    let all = filter { $0.concern(host) }
    guard !all.isEmpty else { return true }
    return chain.contains { certificate in
      guard let key = CertificateKey.info(in: certificate) else { return false }
      let hash = Data(SHA256.hash(key))
      return all.contains { $0.match(hash) }  //! pinned-key-only
    }
  }
}
