import AuthServer
import ContractModel
import Crypto
import Stores

/// Signs JWTs and checks what was signed: the key ring behind it has the keys and their algorithms.
protocol TokenSigner: Sendable {
  /// By one of these algorithms; by its own choice if there are none.
  func sign(_ claims: JSONObject, by algorithms: [Token.Algorithm]) async throws -> String
  /// The claims, once signature, issuer, audience, times and values are right.
  func check(_ token: Secret, _ wanted: ExpectedToken, now: Moment) async throws -> CheckedToken
  /// The public keys as a JWK set.
  func published() async throws -> JSONObject
}

/// The claims that a JWT must have.
struct ExpectedToken: Sendable {
  var issuer: String
  /// Nil: it names nobody.
  var audience: String?
  /// The algorithms that the contract lists; empty where it lists none.
  var algorithms: [Token.Algorithm] = []
  var values: JSONObject
}

enum CheckedToken: Sendable {
  case good(JSONObject)
  case bad(JWTError)
}
