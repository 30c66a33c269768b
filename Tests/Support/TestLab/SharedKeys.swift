package import Crypto
import ReferenceServer
import Synchronization

/// The signing keys of one server under test. All servers of the process get the same keys in the same order: making an
/// RSA key takes longer than most tests, and a server makes one for every 30 days that its clock is put forward.
package final class SharedKeys: KeySource {
  private static let made = Mutex<[JWTAlgorithm: [PrivateKey]]>([:])
  private let counts = Mutex<[JWTAlgorithm: Int]>([:])

  package init() {}

  package func newKey(for algorithm: JWTAlgorithm) -> PrivateKey? {
    let index = counts.withLock { counts in
      defer { counts[algorithm, default: 0] += 1 }
      return counts[algorithm, default: 0]
    }
    return Self.made.withLock { made in
      while made[algorithm, default: []].count <= index {
        guard let key = try? PrivateKey.generate(for: algorithm) else { return nil }
        made[algorithm, default: []].append(key)
      }
      return made[algorithm]?[index]
    }
  }

  package func key(withID id: String) -> PrivateKey? {
    Self.made.withLock { $0.values.joined().first { $0.verifyingKey.thumbprint == id } }
  }
}
