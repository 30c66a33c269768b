package import AuthServer
package import Primitives

/// Why a token was not accepted. What stands in a case may come from whoever sent the token.
package enum JWTError: Error, Equatable, Sendable {
  /// One of the pieces that dots separate.
  package enum Part: Equatable, Sendable {
    case header, claims, signature
  }

  /// More bytes than the limits allow.
  case tooLong
  /// Not three parts with a dot between them: an encrypted token has five.
  case shape
  case encoding(Part, Base64URL.FormatError)
  /// Not strict JSON; a member that comes twice is refused here.
  case json(Part, JSONFault)
  case notAnObject(Part)

  /// Header member that is missing or of another type than the RFCs give it.
  case header(String)
  /// The token wants to be checked by another algorithm than the key's.
  case algorithm(String)
  /// The token demands extensions (`crit`); none is understood here.
  case critical
  /// The token brings the key it wants to be checked with, or says where to fetch it.
  case keyInToken(String)
  /// Another kind of token (`typ`), or of no stated kind where one was demanded.
  case type
  /// No key of the set has this id; a set that is older than the token may be worth renewing.
  case unknownKey(String)
  case signature

  /// A claim that is missing, or of another type than RFC 7519 gives it.
  case claim(String)
  case issuer
  case audience
  case expired
  case notYetValid
  case nonce
  /// A claim that has not the value it must have.
  case value(String)

  /// No answer: neither accepted nor refused.
  case openSSL(OpenSSLError)
}

extension JWTError {
  /// For a log: which check the token failed. It has no text of the token's.
  package var why: String {
    switch self {
    case .tooLong: "it is too long"
    case .shape: "it is not a JWT, which has three parts with dots between them"
    case .encoding(let part, _): "its \(part) is not base64url"
    case .json(let part, _): "its \(part) is not strict JSON"
    case .notAnObject(let part): "its \(part) is not a JSON object"
    case .header(let name): "its header has no valid `\(name)`"
    case .algorithm: "its `alg` is not the key's"
    case .critical: "it requires extensions (`crit`)"
    case .keyInToken(let name): "it brings its own key (`\(name)`)"
    case .type: "it is another kind of token (`typ`)"
    case .unknownKey: "no key of this server has its `kid`"
    case .signature: "its signature is wrong"
    case .claim(let name): "its claims have no valid `\(name)`"
    case .issuer: "another issuer (`iss`) made it"
    case .audience: "it is for another audience (`aud`)"
    case .expired: "it has expired (`exp`)"
    case .notYetValid: "it is not valid yet (`nbf`)"
    case .nonce: "its nonce is not the one that was sent"
    case .value(let name): "its claim `\(name)` has another value"
    case .openSSL(let error): "it could not be checked: \(error)"
    }
  }
}
