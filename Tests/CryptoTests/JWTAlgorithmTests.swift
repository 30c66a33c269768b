import AuthServer
import Crypto
import Primitives
import Testing
import TestIssuer

/// Each algorithm against the examples of the RFCs, against PyJWT, and against each other.
@Suite struct JWTAlgorithmTests {
  private let claims: JSONObject = ["iss": "https://issuer.example", "aud": "app", "exp": 2_000]

  private func fault(
    _ token: String, _ keys: JWKS, algorithms: Set<JWTAlgorithm>? = nil
  ) -> JWTError? {
    let verifier = JWTVerifier(
      issuer: "https://issuer.example", audience: "app", algorithms: algorithms)
    do throws(JWTError) {
      _ = try verifier.verify(token, keys: keys, now: 1_000)
      return nil
    } catch { return error }
  }

  /// RFC 8037 appendix A.
  @Test func matchesRFC8037Example() throws {
    let key = try Ed25519PublicKey(
      x: Base64URL.decode("11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"))
    let message = "eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc"
    let signature = try Base64URL.decode(
      "hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg")
    #expect(try key.isSignature(signature, of: Array(message.utf8)))
    #expect(try !key.isSignature(signature, of: Array((message + "x").utf8)))
    #expect(VerifyingKey.ed25519(key).thumbprint == "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k")
  }

  /// RFC 7515 appendix A.1.
  @Test func matchesRFC7515HMACExample() throws {
    let key = try SharedKey(
      bytes: Base64URL.decode(
        "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"))
    let message =
      "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
    let signature = try Base64URL.decode("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
    #expect(key.sign(Array(message.utf8)) == signature)
    #expect(key.isSignature(signature, of: Array(message.utf8)))
    #expect(!key.isSignature(signature, of: Array((message + "x").utf8)))
    #expect(!key.isSignature(Array(signature.prefix(31)), of: Array(message.utf8)))
  }

  @Test(arguments: PyJWTSamples.tokens.keys.sorted())
  func verifiesTokensOfPyJWT(_ algorithm: String) throws {
    let keys = try JWKS(reading: Array(PyJWTSamples.keys.utf8))
    #expect(keys.skipped.isEmpty)
    #expect(keys.key(named: algorithm)?.algorithm.rawValue == algorithm)
    let token = try #require(PyJWTSamples.tokens[algorithm])
    #expect(fault(token, keys) == nil)
    #expect(fault(token.dropLast(4) + "AAAA", keys) == .signature)
  }

  @Test(arguments: PyJWTSamples.foreignSignatures.keys.sorted())
  func otherRSASchemesAreRejected(_ way: String) throws {
    let keys = try JWKS(reading: Array(PyJWTSamples.keys.utf8))
    let token = try #require(PyJWTSamples.tokens["PS256"])
    let signature = try #require(PyJWTSamples.foreignSignatures[way])
    let signed = token.split(separator: ".").prefix(2).joined(separator: ".")
    #expect(fault("\(signed).\(signature)", keys) == .signature)
  }

  /// Tries every key with every algorithm name.
  @Test func tokenCannotChooseItsAlgorithm() throws {
    let pairs = try JWTAlgorithm.allCases.map { try PrivateKey.generate(for: $0) }
    for signing in pairs {
      for checking in pairs {
        let keys = try JWKS([JWK(keyID: "1", key: checking.verifyingKey)])
        for name in JWTAlgorithm.allCases.map(\.rawValue) + ["none", "None", "hs256", "HS512"] {
          let raw = RawJWT(header: ["alg": .string(name), "kid": "1"], claims: claims)
          let token = raw.closed(by: try signing.sign(Array(raw.closed().dropLast().utf8)))
          let isRight = signing.verifyingKey == checking.verifyingKey
          let isNamed = name == checking.algorithm.rawValue
          let wanted: JWTError? = !isNamed ? .algorithm(name) : isRight ? nil : .signature
          #expect(fault(token, keys) == wanted, "\(signing.algorithm) \(name)")
        }
      }
    }
  }

  @Test(arguments: JWTAlgorithm.allCases.filter { $0 != .hs256 })
  func publicKeyIsNoHMACSecret(_ algorithm: JWTAlgorithm) throws {
    let key = try PrivateKey.generate(for: algorithm).verifyingKey
    let keys = try JWKS([JWK(keyID: "1", key: key)])
    let pem = try key.pem()
    let forms = [pem, String(pem.dropLast()), JWK(keyID: "1", key: key).json.text, "1", ""]
    for form in forms {
      let raw = RawJWT(header: ["alg": "HS256", "kid": "1"], claims: claims)
      #expect(fault(raw.authenticated(by: Array(form.utf8)), keys) == .algorithm("HS256"))
    }
  }

  @Test func onlyListedAlgorithmsAreAccepted() throws {
    for algorithm in JWTAlgorithm.allCases {
      let key = try PrivateKey.generate(for: algorithm)
      let signer = JWTSigner(key: key, keyID: "1")
      let token = try signer.sign(claims)
      let keys = try JWKS([signer.jwk])
      let others = Set(JWTAlgorithm.allCases).subtracting([algorithm])
      #expect(fault(token, keys, algorithms: [algorithm]) == nil)
      #expect(fault(token, keys, algorithms: others) == .algorithm(algorithm.rawValue))
      #expect(fault(token, keys, algorithms: []) == .algorithm(algorithm.rawValue))
    }
  }

  @Test func storedKeyIsReadOnlyByItsAlgorithm() throws {
    for algorithm in JWTAlgorithm.allCases {
      let key = try PrivateKey.generate(for: algorithm)
      let bytes = try key.stored()
      #expect(try PrivateKey(stored: bytes, for: algorithm).verifyingKey == key.verifyingKey)
      let foreign = JWTAlgorithm.allCases.filter { $0 != algorithm && $0 != .hs256 }
      let read = foreign.filter { (try? PrivateKey(stored: bytes, for: $0)) != nil }
      // An RSA key does not say in which way it signs.
      #expect(
        read
          == [.rs256, .ps256].filter { [.rs256, .ps256].contains(algorithm) && $0 != algorithm })
    }
  }

  @Test func secretIsNeitherPublishedNorPrinted() throws {
    let key = try PrivateKey.generate(for: .hs256)
    let jwk = JWTSigner(key: key, keyID: "1").jwk
    #expect(try JWKS([jwk]).published == ["keys": []])
    var printed = jwk.json.text
    dump(key, to: &printed)
    print(key, jwk, to: &printed)
    let secret = try key.stored()
    for form in [
      Base64URL.encode(secret), Hex.encode(secret), "\(secret)", "\(secret[0]), \(secret[1])",
    ] {
      #expect(!printed.contains(form))
    }
    #expect(throws: JWKFault.keyType) {
      try JWK(reading: [
        "kty": "oct", "kid": "1", "alg": "HS256", "k": .string(Base64URL.encode(secret)),
      ])
    }
    #expect(throws: SharedKeyError.short) { try SharedKey(bytes: Array(secret.dropLast())) }
  }

  /// Points of small order, for which one signature fits many messages, and values that are no point.
  @Test(arguments: [
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0200000000000000000000000000000000000000000000000000000000000000",
  ])
  func weakPointIsRejected(_ hex: String) throws {
    let digits = hex.map { UInt8($0.hexDigitValue ?? 0) }
    let x = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    #expect(throws: Ed25519KeyError.weakPoint) { try Ed25519PublicKey(x: x) }
    #expect(throws: Ed25519KeyError.length) { try Ed25519PublicKey(x: x + [0]) }
  }

  @Test func rsaKeyWithoutAlgorithmDefaultsToRS256() throws {
    let keys = try JWKS(reading: Array(PyJWTSamples.keys.utf8))
    let named = try #require(keys.keys.first { $0.keyID == "PS256" })
    guard case .object(var members) = named.json else { return }
    members["alg"] = nil
    #expect(try JWK(reading: .object(members)).key.algorithm == .rs256)
    members["alg"] = "PS384"
    #expect(throws: JWKFault.purpose("alg")) { try JWK(reading: .object(members)) }
  }
}
