import Primitives

extension VerifyingKey {
  /// The thumbprint of RFC 7638 in base64url: always the same for a key, and another for another.
  ///
  /// A secret has an id of its own in its place: RFC 7638 §7 warns of the thumbprints of secrets.
  package var thumbprint: String {
    if case .shared(let key) = self { return key.keyID }
    let members = members.sorted { $0.name < $1.name }.map { #""\#($0.name)":"\#($0.value)""# }
    return Base64URL.encode(SHA256.hash(Array("{\(members.joined(separator: ","))}".utf8)))
  }

  /// The members that make the key, in the order in which they are published; none for a secret.
  var members: [(name: String, value: String)] {
    switch self {
    case .rsa(let key):
      [("kty", "RSA"), ("n", Base64URL.encode(key.n)), ("e", Base64URL.encode(key.e))]
    case .ec(let key):
      [
        ("kty", "EC"), ("crv", key.curve.rawValue), ("x", Base64URL.encode(key.x)),
        ("y", Base64URL.encode(key.y)),
      ]
    case .ed25519(let key): [("kty", "OKP"), ("crv", "Ed25519"), ("x", Base64URL.encode(key.x))]
    case .shared: []
    }
  }
}
