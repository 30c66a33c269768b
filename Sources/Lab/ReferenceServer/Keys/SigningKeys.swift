import AuthServer
import ContractModel
import Crypto
import Stores

/// The key ring as operations use it.
struct SigningKeys: TokenSigner {
  private let ring: KeyRing
  private let used: [JWTAlgorithm]

  /// `tokensLast` is the longest lifetime of a signed token, in seconds; `tokens` has the algorithms of each.
  init(
    store: any Store, tokensLast: Int, tokens: [[Token.Algorithm]] = [],
    source: any KeySource = NewKeys()
  ) {
    ring = KeyRing(store: store, ages: KeyAges(tokensLast: tokensLast), source: source)
    used = JWTAlgorithm.allCases.filter(tokens.compactMap(Self.choice).contains)
  }

  func sign(_ claims: JSONObject, by algorithms: [Token.Algorithm]) async throws -> String {
    guard let algorithm = Self.choice(algorithms) else { throw KeyRingFault.algorithm }
    return try await fromStore { try await ring.sign(claims, by: algorithm) }
  }

  /// Both times are of the same nodes: nothing is good for longer than it says.
  func check(
    _ token: Secret, _ wanted: ExpectedToken, now: Moment
  ) async throws -> CheckedToken {
    let verifier = JWTVerifier(
      issuer: wanted.issuer, audience: wanted.audience, leeway: 0,
      algorithms: Self.taken(wanted.algorithms), values: wanted.values)
    do {
      switch try await ring.verify(token, verifier, at: now) {
      case .success(let verified): return .good(verified.claims)
      case .failure(.openSSL(let error)): throw error
      case .failure(let reason): return .bad(reason)
      }
    } catch KeyRingFault.store(let fault) { throw fault }
  }

  func published() async throws -> JSONObject {
    try await fromStore { try await ring.published(with: used).published }
  }

  /// The algorithms in which a server of this contract may have signed.
  private static func taken(_ algorithms: [Token.Algorithm]) -> Set<JWTAlgorithm> {
    if algorithms.isEmpty { return Set([choice([])].compactMap(\.self)) }
    return Set(algorithms.compactMap { JWTAlgorithm(rawValue: $0.rawValue) })
  }

  /// Whether one of them is known here.
  static func signs(_ algorithms: [Token.Algorithm]) -> Bool { choice(algorithms) != nil }

  /// The algorithms of this server, as messages name them.
  static var known: String {
    let names = JWTAlgorithm.allCases.map { "`\($0.rawValue)`" }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// The first that is known here; RS256 where it is all the same: a token is signed once and verified at each
  /// call, and an RSA signature is verified in a third of the time.
  private static func choice(_ algorithms: [Token.Algorithm]) -> JWTAlgorithm? {
    if algorithms.isEmpty { return .rs256 }
    return algorithms.lazy.compactMap { JWTAlgorithm(rawValue: $0.rawValue) }.first
  }

  /// A store that is away is said as such.
  private func fromStore<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
    do { return try await body() } catch KeyRingFault.store(let fault) { throw fault }
  }
}
