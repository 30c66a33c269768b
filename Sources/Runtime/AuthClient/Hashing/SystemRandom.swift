import Primitives

/// Text that nobody can guess.
///
/// It comes from Swift's `SystemRandomNumberGenerator`, which asks the system's own cryptographic
/// generator on every platform: `arc4random_buf` on Apple's, `getrandom` on Linux.
package enum SystemRandom {
  package static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    //! random-verifier
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// The bytes in base64 for URLs: 32 of them are 43 characters.
  package static func base64URL(bytes count: Int) -> String { Base64URL.encode(bytes(count)) }
}
