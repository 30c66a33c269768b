import AuthServer

/// The keys an issuer publishes (RFC 7517 §5), each under an id of its own.
package struct JWKS: Sendable, Equatable {
  /// An element that was passed over, as RFC 7517 §5 wants for keys one cannot use.
  package struct Skipped: Sendable, Equatable {
    /// Its place in the document, counted from 0.
    package let index: Int
    package let fault: JWKFault
  }

  package let keys: [JWK]

  /// What the document also held; empty for a set that was not read.
  package let skipped: [Skipped]

  package init(_ keys: [JWK]) throws(JWKSFault) {
    try self.init(keys, skipped: [])
  }

  /// Reads a document strictly. One unusable key does not spoil the others.
  package init(reading document: [UInt8]) throws(JWKSFault) {
    var keys: [JWK] = []
    var skipped: [Skipped] = []
    for (index, element) in try Self.elements(of: document).enumerated() {
      do throws(JWKFault) {
        keys.append(try JWK(reading: element))
      } catch {
        skipped.append(Skipped(index: index, fault: error))
      }
    }
    try self.init(keys, skipped: skipped)
  }

  private init(_ keys: [JWK], skipped: [Skipped]) throws(JWKSFault) {
    for (index, key) in keys.enumerated() {
      let isTwice = keys[..<index].contains { $0.keyID.isExactly(key.keyID) }
      guard !isTwice else { throw .keyIDTwice(key.keyID) }
    }
    self.keys = keys
    self.skipped = skipped
  }

  /// The document to publish.
  package var document: [UInt8] {
    let set: JSONValue = ["keys": .array(keys.map(\.json))]
    return set.bytes
  }

  /// The key of exactly this id. An id is only compared: it is never a path, an address or a query.
  package func key(named keyID: String) -> VerifyingKey? {
    keys.first { $0.keyID.isExactly(keyID) }?.key
  }

  private static func elements(of document: [UInt8]) throws(JWKSFault) -> [JSONValue] {
    let json: JSONValue
    do throws(JSONFault) { json = try JSONValue(reading: document) } catch { throw .json(error) }
    guard case .object(let members) = json, case .array(let elements)? = members["keys"] else {
      throw .noKeys
    }
    return elements
  }
}

/// Why a document is not a key set.
package enum JWKSFault: Error, Equatable, Sendable {
  case json(JSONFault)
  /// There is no list `keys`.
  case noKeys
  /// Two usable keys have one id: which of them a token means would be a matter of luck.
  case keyIDTwice(String)
}
