import AuthServer
import Stores

extension Fingerprint {
  /// Thirty-two bytes that follow from a word.
  static func sample(_ word: String) -> Fingerprint {
    let bytes = Array(word.utf8)
    return Fingerprint((0..<32).map { bytes[$0 % bytes.count] ^ UInt8($0 / bytes.count) })
  }
}

extension AccountDetails {
  /// Something everywhere.
  static let sample = AccountDetails(
    name: "Ada \u{0} \"L\"", toldEmail: "told@example.org", providerEmail: "ada@provider.example",
    isGuest: true, hasAcceptedTerms: true, isProven: true, authenticator: "GEZDGNBV",
    offeredAuthenticator: "MFRGGZDF", asksForMessage: true, mustChangePassword: true)
}

extension World {
  @discardableResult
  func account(_ email: String = "ada@example.org", state: Account.State = .active) async throws
    -> Account
  {
    let new = NewAccount(
      state: state, identifiers: [Identifier(kind: .email, text: email)],
      profile: ["name": "Ada"])
    guard case .created(let account) = try await store.create(new) else { throw Unexpected() }
    return account
  }

  /// A session with one token, `refresh`.
  func session(
    of account: Account, token: String = "r1", lifetime: Int? = 3_600, device: String? = nil,
    ends: Int? = nil, idle: Int? = nil
  ) async throws -> Session {
    let begun = try await store.begin(
      NewSession(
        account: account.id, deviceName: "Phone", device: device, ends: ends, idle: idle,
        tokens: [.refresh(token, lifetime: lifetime)]))
    guard let begun else { throw Unexpected() }
    return begun
  }

  /// Whatever it was before.
  func give(_ account: Account, password: String) async throws {
    let old = try await store.account(account.id)?.passwordHash
    _ = try await store.replace(account.id, passwordHash: old, by: password, keeping: .all)
  }

  func rotate(
    _ used: String, to successor: String, grace: Int = 30, endsLineage: Bool = true,
    furtherTokens: [NewToken] = []
  ) async throws -> RotationResult {
    try await store.rotate(
      Rotation(
        name: "refresh", used: .sample(used), successor: .sample(successor), lifetime: 3_600,
        grace: grace, endsLineage: endsLineage, furtherTokens: furtherTokens))
  }

  func standing(_ token: String, name: String = "refresh") async throws -> TokenStatus {
    try await store.status(token: .sample(token), name: name)
  }
}

extension NewToken {
  static func refresh(_ word: String, lifetime: Int? = 3_600) -> NewToken {
    NewToken(name: "refresh", fingerprint: .sample(word), lifetime: lifetime)
  }

  static func access(_ word: String) -> NewToken {
    NewToken(name: "access", fingerprint: .sample(word), lifetime: 600)
  }
}

/// The test itself went another way than it was written for.
struct Unexpected: Error {}

extension RotationResult {
  var name: String {
    switch self {
    case .rotated: "rotated"
    case .repeated: "repeated"
    case .reused: "reused"
    case .expired: "expired"
    case .ended: "ended"
    case .unknown: "unknown"
    }
  }
}

extension TokenStatus {
  var name: String {
    switch self {
    case .good: "good"
    case .expired: "expired"
    case .ended: "ended"
    case .unknown: "unknown"
    }
  }
}

/// So many at once; their results in the order of their ends.
func together<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) async throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: Result.self) { group in
    for index in 0..<count { group.addTask { try await body(index) } }
    return try await group.reduce(into: []) { $0.append($1) }
  }
}
