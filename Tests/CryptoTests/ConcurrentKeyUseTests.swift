import Testing

@testable import Crypto

/// One key checks many signatures, in turn and at once: no result may affect another one.
@Suite struct ConcurrentKeyUseTests {
  private let message = Array("header.claims".utf8)

  @Test(arguments: JWTAlgorithm.allCases)
  func concurrentVerificationsDoNotInterfere(_ algorithm: JWTAlgorithm) async throws {
    let key = try PrivateKey.generate(for: algorithm)
    let (good, check) = (try key.sign(message), key.verifyingKey)
    var forged = good
    forged[forged.count - 1] ^= 1
    let (bad, message) = (forged, message)
    try await withThrowingTaskGroup(of: (Bool, Bool).self) { group in
      for number in 0..<64 {
        group.addTask {
          switch number % 4 {
          case 0, 1: (try check.isSignature(good, of: message), true)
          case 2: (try check.isSignature(bad, of: message), false)
          default: (try check.isSignature(good, of: message + [0x78]), false)
          }
        }
      }
      for try await (found, wanted) in group { #expect(found == wanted) }
    }
  }

  /// No OpenSSL error is left for the next verification.
  @Test(arguments: [0, 1, 31, 32, 33, 63, 64, 65, 95, 96, 97, 255, 257, 1_000])
  func wrongLengthDoesNotAffectNextVerification(_ length: Int) throws {
    for algorithm in JWTAlgorithm.allCases {
      let key = try PrivateKey.generate(for: algorithm)
      let good = try key.sign(message)
      let odd = [UInt8](repeating: 7, count: length)
      #expect(try key.verifyingKey.isSignature(odd, of: message) == false)
      #expect(try key.verifyingKey.isSignature(good, of: message))
    }
  }
}
