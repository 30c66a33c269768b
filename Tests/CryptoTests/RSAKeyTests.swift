import CCrypto
import Crypto
import Testing

@Suite("RSA keys")
struct RSAKeyTests {
  private let key: RSAPrivateKey
  private let message: [UInt8] = Array("a message".utf8)

  init() throws {
    key = try RSAPrivateKey(der: SampleKeys.rfc7515)
  }

  @Test func generatedKeySignsAndVerifies() throws {
    let key = try RSAPrivateKey.generate()
    #expect(key.publicKey.n.count == 256)
    #expect(key.publicKey.n[0] & 0x80 == 0x80)
    #expect(key.publicKey.e == [1, 0, 1])
    #expect(try key.publicKey.isSignature(key.sign(message), of: message))
  }

  @Test func publicKeyRoundTripsThroughNumbers() throws {
    let copy = try RSAPublicKey(n: key.publicKey.n, e: key.publicKey.e)
    #expect(copy == key.publicKey)
    #expect(try copy.isSignature(key.sign(message), of: message))
  }

  @Test func emptyMessageCanBeSigned() throws {
    #expect(try key.publicKey.isSignature(key.sign([]), of: []))
  }

  @Test func everyFlippedBitIsDetected() throws {
    let signature = try key.sign(message)
    for place in signature.indices {
      var wrong = signature
      wrong[place] ^= 1 << UInt8(place % 8)
      #expect(try !key.publicKey.isSignature(wrong, of: message))
    }
    #expect(try !key.publicKey.isSignature(signature, of: message + [0]))
  }

  @Test func signatureOfWrongLengthIsInvalid() throws {
    let signature = try key.sign(message)
    for wrong in [[], [0], Array(signature.dropLast()), signature + [0], [0] + signature] {
      #expect(try !key.publicKey.isSignature(wrong, of: message))
    }
  }

  /// OpenSSL reports an error for a signature above the modulus, which is simply invalid.
  @Test func signatureAboveModulusIsInvalid() throws {
    let wrong = [UInt8](repeating: 0xff, count: 256)
    #expect(try !key.publicKey.isSignature(wrong, of: message))
  }

  @Test func otherKeyDoesNotVerify() throws {
    let other = try RSAPrivateKey.generate().publicKey
    #expect(try !other.isSignature(key.sign(message), of: message))
    #expect(other != key.publicKey)
  }

  /// Otherwise the next call would report it.
  @Test func failedVerificationLeavesNoOpenSSLError() throws {
    ERR_clear_error()
    _ = try key.publicKey.isSignature([UInt8](repeating: 0xff, count: 256), of: message)
    #expect(ERR_peek_error() == 0)
  }

  @Test func unreadableKeyLeavesNoOpenSSLError() {
    ERR_clear_error()
    #expect(throws: RSAKeyError.notAnRSAPrivateKey) { try RSAPrivateKey(der: [1]) }
    #expect(ERR_peek_error() == 0)
  }

  @Test func keyIsThreadSafe() async throws {
    let signature = try key.sign(message)
    await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { [key, message] in
          try key.publicKey.isSignature(signature, of: message) && key.sign(message) == signature
        }
      }
      while let answer = await group.nextResult() {
        #expect((try? answer.get()) == true)
      }
    }
  }
}
