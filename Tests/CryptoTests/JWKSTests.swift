import AuthServer
import Crypto
import Primitives
import Testing
import TestIssuer

@Suite("Key sets")
struct JWKSTests {
  private let key: RSAPublicKey

  init() throws {
    key = try RSAPrivateKey(der: SampleKeys.rfc7515).publicKey
  }

  private func member(_ name: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(var members) = JWK(keyID: "1", key: key).json else { return .null }
    members[name] = value
    return .object(members)
  }

  private func fault(_ json: JSONValue) -> JWKFault? {
    do throws(JWKFault) {
      _ = try JWK(reading: json)
      return nil
    } catch {
      return error
    }
  }

  @Test func documentUsesApplesForm() throws {
    let document = try JWKS([JWK(keyID: "a\"b", key: key)]).document
    let n = Base64URL.encode(key.n)
    #expect(
      String(decoding: document, as: UTF8.self) == """
        {"keys":[{"kty":"RSA","kid":"a\\"b","use":"sig","alg":"RS256","n":"\(n)","e":"AQAB"}]}
        """)
  }

  @Test func documentRoundTrips() throws {
    let set = try JWKS([JWK(keyID: "1", key: key), JWK(keyID: "2", key: key)])
    let copy = try JWKS(reading: set.document)
    #expect(copy == set)
    #expect(copy.skipped.isEmpty)
    #expect(copy.key(named: "2") == .rsa(key))
    #expect(copy.key(named: "3") == nil)
  }

  @Test func emptySetHasNoKey() throws {
    let set = try JWKS(reading: Array(#"{"keys":[]}"#.utf8))
    #expect(set.keys.isEmpty)
    #expect(set.key(named: "") == nil)
  }

  @Test func idsCompareBytes() throws {
    let set = try JWKS([JWK(keyID: "caf\u{e9}", key: key), JWK(keyID: "cafe\u{301}", key: key)])
    #expect(set.key(named: "caf\u{e9}") != nil)
    #expect(set.key(named: "CAF\u{e9}") == nil)
    #expect(try JWKS([JWK(keyID: "caf\u{e9}", key: key)]).key(named: "cafe\u{301}") == nil)
  }

  @Test func duplicateIDIsRejected() {
    let twice = [JWK(keyID: "1", key: key), JWK(keyID: "1", key: key)]
    #expect(throws: JWKSFault.keyIDTwice("1")) { try JWKS(twice) }
  }

  /// The issuer's other keys stay valid.
  @Test func duplicateIDFromIssuerIsSkipped() throws {
    let ids = ["1", "2", "1", "3"]
    let document: JSONValue = ["keys": .array(ids.map { JWK(keyID: $0, key: key).json })]
    let set = try JWKS(reading: document.bytes)
    #expect(set.keys.map(\.keyID) == ["2", "3"])
    #expect(set.skipped.map(\.index) == [0, 2])
    #expect(set.skipped.map(\.fault) == [.keyIDTwice, .keyIDTwice])
  }

  @Test func keysWithoutIDAreUnnamed() throws {
    let document: JSONValue = ["keys": [member("kid", nil), member("kid", nil), member("kid", "")]]
    let set = try JWKS(reading: document.bytes)
    #expect(set.unnamed == [.rsa(key), .rsa(key)] && set.keys.map(\.keyID) == [""])
    #expect(set.key(named: "") != nil && set.key(named: "1") == nil)
    #expect(!set.isEmpty && set.skipped.isEmpty)
  }

  @Test func unusableKeysAreSkipped() throws {
    let document: JSONValue = [
      "keys": [["kty": "EC", "kid": "1"], "text", member("use", "enc"), member("kid", "2")],
      "more": 1,
    ]
    let set = try JWKS(reading: document.bytes)
    #expect(set.keys.map(\.keyID) == ["2"])
    #expect(set.skipped.map(\.index) == [0, 1, 2])
    #expect(set.skipped.map(\.fault) == [.keyType, .notAnObject, .purpose("use")])
  }

  @Test(arguments: [#"{}"#, #"[]"#, #"null"#, #"{"keys":{}}"#, #"{"keys":null}"#, #"{"Keys":[]}"#])
  func rejectsDocumentWithoutKeys(document: String) {
    #expect(throws: JWKSFault.noKeys) { try JWKS(reading: Array(document.utf8)) }
  }

  @Test(arguments: ["", "{", #"{"keys":[],}"#, #"{"keys":[],"keys":[]}"#])
  func rejectsInvalidJSON(document: String) {
    let error = #expect(throws: JWKSFault.self) { try JWKS(reading: Array(document.utf8)) }
    guard case .json = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func requiredMembersAreValidated() {
    #expect(fault(member("kty", nil)) == .keyType)
    #expect(fault(member("kty", "rsa")) == .keyType)
    #expect(fault(member("kty", "oct")) == .keyType)
    #expect(fault(member("kid", nil)) == .keyID)
    #expect(fault(member("kid", 1)) == .keyID)
    for name in ["n", "e"] {
      #expect(fault(member(name, nil)) == .number(name))
      #expect(fault(member(name, 65537)) == .number(name))
      #expect(fault(member(name, "AQAB==")) == .number(name))
    }
  }

  @Test func optionalMembersMayBeMissing() {
    for name in ["use", "alg", "key_ops"] { #expect(fault(member(name, nil)) == nil) }
    #expect(fault(member("key_ops", ["verify"])) == nil)
    #expect(fault(member("x5t", "anything")) == nil)
  }

  @Test func keysForOtherPurposesAreRejected() {
    #expect(fault(member("use", "enc")) == .purpose("use"))
    #expect(fault(member("use", .null)) == .purpose("use"))
    #expect(fault(member("alg", "RS512")) == .purpose("alg"))
    #expect(fault(member("alg", "PS384")) == .purpose("alg"))
    #expect(fault(member("key_ops", ["encrypt"])) == .purpose("key_ops"))
    #expect(fault(member("key_ops", "verify")) == .purpose("key_ops"))
  }

  @Test func weakKeysAreRejected() {
    #expect(fault(member("e", "Aw")) == .key(.refused(.exponentTooSmall)))
    #expect(fault(member("e", "AAEAAQ")) == .key(.refused(.leadingZero)))
    #expect(fault(member("n", "AQAB")) == .key(.refused(.modulusTooShort(bits: 17))))
  }
}
