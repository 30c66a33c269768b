import AuthServer
import Crypto
import Primitives
import Stores

/// The keys that nodes share: the newest signs, all verify, and those that nothing good was signed
/// with are gone.
actor KeyRing {
  private let store: any KeyStore
  private let clock: any Stores.Clock
  private let ages: KeyAges
  /// Keys that this process made and has not read from the store yet, by their ids: they are not checked again.
  private var made: [String: PrivateKey] = [:]
  private let source: any KeySource
  /// Making an RSA key takes a while: not on a thread of Swift's.
  private let worker = WorkQueue(name: "keys", threads: 1, longest: 64)
  private nonisolated let storage = Locked<CachedKeys?>(nil)
  private var cached: CachedKeys? {
    get { storage.use { $0 } }
    set { storage.use { $0 = newValue } }
  }
  /// Counts what the store was asked for.
  private var reads = 0
  /// The keys that are being made: whoever signs meanwhile waits for that one.
  private var pendingKeys: [JWTAlgorithm: Task<Result<String, KeyRingFault>, Never>] = [:]

  init(store: any Store, ages: KeyAges, source: any KeySource = NewKeys()) {
    self.init(keys: store, clock: store.clock, ages: ages, source: source)
  }

  init(
    keys store: any KeyStore, clock: any Stores.Clock, ages: KeyAges,
    source: any KeySource = NewKeys()
  ) {
    self.store = store
    self.clock = clock
    self.ages = ages
    self.source = source
  }

  func sign(
    _ claims: JSONObject, by algorithm: JWTAlgorithm, type: String = "JWT"
  ) async throws(KeyRingFault) -> String {
    let keys = try await current()
    let now = clock.now
    var id = ages.signer(among: keys.stored, algorithm, at: now)?.id
    if id == nil { id = try await renew(algorithm, at: now) }
    guard let id, let pair = cached?.pairs[id] ?? keys.pairs[id] else { throw .noKey }
    do throws(OpenSSLError) {
      return try JWTSigner(key: pair, keyID: id, type: type).sign(claims)
    } catch { throw .openSSL(error) }
  }

  /// A key that is not known may be another node's, made a moment ago: one look more, and not for
  /// each such token. Verifying is the dearest part of most calls: it waits for no other.
  nonisolated func verify(
    _ token: Secret, _ verifier: JWTVerifier, at now: Moment
  ) async throws(KeyRingFault) -> Result<VerifiedJWT, JWTError> {
    var keys = storage.use { $0 }
    if keys?.isOlder(than: Self.refreshInterval) ?? true { keys = try await current() }
    guard let keys else { throw .noKey }
    let first = Self.verify(token, verifier, keys.verifying, at: now)
    guard case .failure(.unknownKey) = first, keys.isOlder(than: .seconds(1)) else {
      return first
    }
    return Self.verify(token, verifier, try await read().verifying, at: now)
  }

  /// The keys that check. Some verifiers ask once, before anything is signed, and keep the answer: the first
  /// keys of these algorithms are made for them.
  func published(with algorithms: [JWTAlgorithm] = []) async throws(KeyRingFault) -> JWKS {
    for algorithm in algorithms {
      let isThere = try await current().stored.contains { $0.algorithm == algorithm.rawValue }
      if !isThere { _ = try await renew(algorithm, at: clock.now) }  //! sign-in-keys-at-hand
    }
    return try await current().verifying
  }

  private static func verify(
    _ token: Secret, _ verifier: JWTVerifier, _ keys: JWKS, at now: Moment
  ) -> Result<VerifiedJWT, JWTError> {
    do throws(JWTError) {
      return .success(try verifier.verify(token.reveal(), keys: keys, now: now.seconds))
    } catch { return .failure(error) }
  }

  /// How long keys are taken as they were read.
  private static let refreshInterval = Duration.seconds(10)

  private func current() async throws(KeyRingFault) -> CachedKeys {
    if let cached, !cached.isOlder(than: Self.refreshInterval) { return cached }
    return try await read()
  }

  private func read() async throws(KeyRingFault) -> CachedKeys {
    reads += 1
    let read = reads
    let keys = try await fromStore { () async throws(StoreFault) in try await store.signingKeys() }
    return try await keep(keys, of: read)
  }

  /// The id of the key that signs now: a new one, or another node's that was faster.
  private func renew(
    _ algorithm: JWTAlgorithm, at now: Moment
  ) async throws(KeyRingFault) -> String {
    let task =
      pendingKeys[algorithm]
      ?? Task { () async -> Result<String, KeyRingFault> in
        do throws(KeyRingFault) {
          return .success(try await add(make(algorithm, at: now), algorithm, at: now))
        } catch { return .failure(error) }
      }
    pendingKeys[algorithm] = task  //! one-new-key
    let result = await task.value
    pendingKeys[algorithm] = nil
    return try result.get()
  }

  private func add(
    _ new: SigningKey, _ algorithm: JWTAlgorithm, at now: Moment
  ) async throws(KeyRingFault) -> String {
    let old = now.adding(seconds: -ages.signs)
    try await fromStore { () async throws(StoreFault) in
      _ = try await store.add(new, unlessNewerThan: old)
    }
    let keys = try await read()
    guard let key = ages.signer(among: keys.stored, algorithm, at: now) else { throw .noKey }
    return key.id
  }

  private func make(_ algorithm: JWTAlgorithm, at now: Moment) async throws(KeyRingFault)
    -> SigningKey
  {
    let key = await worker.run { [source] in source.newKey(for: algorithm) }
    guard let pair = key ?? nil, let bytes = try? pair.stored() else { throw .noKey }
    let id = pair.verifyingKey.thumbprint
    made[id] = pair
    return SigningKey(
      id: id, algorithm: algorithm.rawValue, privateKey: bytes, createdAt: now)
  }

  /// Keys without use go from the store when one has read them. What was asked for before the cached keys may lack
  /// a key that came between the two.
  private func keep(_ keys: [SigningKey], of read: Int) async throws(KeyRingFault) -> CachedKeys {
    let end = ages.end(of: keys, at: clock.now)
    if let end {
      try await fromStore { () async throws(StoreFault) in
        try await store.removeSigningKeys(olderThan: end)
      }
    }
    let good = keys.filter { key in end.map { key.createdAt >= $0 } ?? true }
    if let cached, cached.read > read { return cached }  //! late-read-keeps-key
    let new = try CachedKeys(good, of: read) {
      cached?.pairs[$0] ?? made[$0] ?? source.key(withID: $0)
    }
    made = made.filter { new.pairs[$0.key] == nil }
    cached = new
    return new
  }

  private func fromStore<Answer: Sendable>(
    _ body: () async throws(StoreFault) -> Answer
  ) async throws(KeyRingFault) -> Answer {
    do throws(StoreFault) { return try await body() } catch { throw .store(error) }
  }
}

/// Why nothing was signed or verified.
enum KeyRingFault: Error, Equatable, Sendable {
  case store(StoreFault)
  case openSSL(OpenSSLError)
  /// The contract wants none of the algorithms that there are.
  case algorithm
  /// None could be made, or what is stored as one is none.
  case noKey
}
