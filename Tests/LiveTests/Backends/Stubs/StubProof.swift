import AuthServer
import Crypto
import Primitives

/// The pool's side of SRP-6a, for one sign-in that is under way.
struct StubProof {
  let userId: String
  let salt: String
  let block: String
  let publicNumber: String

  private static let pool = CognitoStub.poolName
  private let client, own, verifier: BigNumber
  private let serverNumber: BigNumber

  init?(userId: String, password: String, clientNumber: String) {
    // A multiple of the modulus makes the shared number known to everybody.
    guard let client = BigNumber(hex: clientNumber),
      let rest = try? client.times(BigNumber([1]), modulo: Self.modulus), !rest.isZero,
      let salt = try? RandomBytes.make(16),
      let own = try? RandomBytes.make(128), let block = try? RandomBytes.make(96)
    else { return nil }
    let identity = SHA256.hash(Array("\(Self.pool)\(userId):\(password)".utf8))
    let exponent = BigNumber(SHA256.hash(Self.padded(BigNumber(salt)) + identity))
    guard let verifier = try? Self.generator.power(exponent, modulo: Self.modulus),
      let number = try? Self.number(verifier, BigNumber(own))
    else { return nil }
    self.userId = userId
    self.salt = BigNumber(salt).hex
    self.block = Base64Bytes(block).json.text ?? ""
    (self.client, self.own, self.verifier) = (client, BigNumber(own), verifier)
    serverNumber = number
    publicNumber = number.hex
  }

  func holds(_ signature: Secret, at timestamp: String) -> Bool {
    let scramble = SHA256.hash(Self.padded(client) + Self.padded(serverNumber))
    guard let masked = try? verifier.power(BigNumber(scramble), modulo: Self.modulus),
      let base = try? client.times(masked, modulo: Self.modulus),
      let shared = try? base.power(own, modulo: Self.modulus),
      let bytes = try? Base64Bytes(json: .string(block)).bytes
    else { return false }
    let extracted = HMACSHA256.code(
      Self.padded(shared), key: Self.padded(BigNumber(scramble)))
    let key = HMACSHA256.code(Array("Caldera Derived Key\u{1}".utf8), key: extracted).prefix(16)
    let words = Array((Self.pool + userId).utf8) + bytes + Array(timestamp.utf8)
    return signature
      == Secret(
        Base64Bytes(HMACSHA256.code(words, key: Array(key))).json.text ?? "")
  }

  private static func number(_ verifier: BigNumber, _ own: BigNumber) throws -> BigNumber {
    let multiplier = BigNumber(SHA256.hash(padded(modulus) + padded(generator)))
    let hidden = try multiplier.times(verifier, modulo: modulus)
    return try hidden.plus(try generator.power(own, modulo: modulus), modulo: modulus)
  }

  /// As its bytes, with a zero before where the first bit would be a sign.
  private static func padded(_ number: BigNumber) -> [UInt8] {
    (number.bytes.first.map { $0 >= 0x80 } ?? true ? [0] : []) + number.bytes
  }

  private static let generator = BigNumber([2])
  /// RFC 3526, section 4: the group of 3072 bits.
  private static let modulus = BigNumber(
    hex: """
      ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74\
      020bbea63b139b22514a08798e3404ddef9519b3cd3a431b302b0a6df25f1437\
      4fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed\
      ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf05\
      98da48361c55d39a69163fa8fd24cf5f83655d23dca3ad961c62f356208552bb\
      9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b\
      e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf695581718\
      3995497cea956ae515d2261898fa051015728e5a8aaac42dad33170d04507a33\
      a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7\
      abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864\
      d87602733ec86a64521f2b18177b200cbbe117577a615d6c770988c0bad946e2\
      08e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff
      """)!
}
