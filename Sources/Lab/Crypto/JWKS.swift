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

  /// Keys without an id: only a token that names none can mean one of them.
  package let unnamed: [VerifyingKey]

  /// The elements of the document that were passed over; empty for a set that was not read.
  package let skipped: [Skipped]

  /// For keys of one's own, which have ids that are their own.
  package init(_ keys: [JWK]) throws(JWKSFault) {
    for key in keys where Self.isTwice(key.keyID, in: keys.map(\.keyID)) {
      throw .keyIDTwice(key.keyID)
    }
    self.init(keys, unnamed: [], skipped: [])
  }

  /// Reads a document strictly. One unusable key does not spoil the others.
  package init(reading document: [UInt8]) throws(JWKSFault) {
    var read: [(index: Int, keyID: String?, key: VerifyingKey)] = []
    var skipped: [Skipped] = []
    for (index, element) in try Self.elements(of: document).enumerated() {
      do throws(JWKFault) {
        let (keyID, key) = try JWK.read(element)
        read.append((index, keyID, key))
      } catch {
        skipped.append(Skipped(index: index, fault: error))
      }
    }
    let names = read.compactMap(\.keyID)
    let twice = read.filter { $0.keyID.map { Self.isTwice($0, in: names) } ?? false }.map(\.index)
    skipped += twice.map { Skipped(index: $0, fault: .keyIDTwice) }
    let good = read.filter { !twice.contains($0.index) }  //! duplicate-key-id
    self.init(
      good.compactMap { one in one.keyID.map { JWK(keyID: $0, key: one.key) } },
      unnamed: good.filter { $0.keyID == nil }.map(\.key),
      skipped: skipped.sorted { $0.index < $1.index })
  }

  private init(_ keys: [JWK], unnamed: [VerifyingKey], skipped: [Skipped]) {
    self.keys = keys
    self.unnamed = unnamed
    self.skipped = skipped
  }

  private static func isTwice(_ keyID: String, in all: [String]) -> Bool {
    all.count(where: keyID.isExactly) > 1
  }

  /// The public keys as JSON, for others who check.
  package var published: JSONObject {
    ["keys": .array(keys.filter { $0.key.algorithm != .hs256 }.map(\.json))]  //! secret-key
  }

  package var isEmpty: Bool { keys.isEmpty && unnamed.isEmpty }

  /// The key of exactly this id. An id is only compared: it is never a path, an address or a query.
  package func key(named keyID: String) -> VerifyingKey? {
    keys.first { $0.keyID.isExactly(keyID) }?.key
  }

  /// The key for a token without an id, if there is no choice (OpenID Connect Core §10.1).
  func onlyKey(of algorithm: JWTAlgorithm) -> VerifyingKey? {
    let fitting = (keys.map(\.key) + unnamed).filter { $0.algorithm == algorithm }
    return fitting.count == 1 ? fitting[0] : nil  //! key-id-required
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
  /// Two keys of one's own have one id.
  case keyIDTwice(String)
}
