/// A key that signs access tokens.
struct LongdeKey: Equatable, Sendable {
  let id: String
  let secret: String
  let madeAt: Int64
}

/// The signing keys, as the database has them. A new one comes each month. An old one is kept as long as a token of it may live.
actor LongdeKeys {
  static let rotation: Int64 = 30 * 86_400

  private let store: LongdeStore
  private var known: [LongdeKey] = []

  init(_ store: LongdeStore) { self.store = store }

  /// The key for new tokens.
  func current(now: Int64) async throws(DatabaseTrouble) -> LongdeKey {
    if let key = known.last, now < key.madeAt + Self.rotation * 1_000 { return key }
    known = try await store.keys(now: now)
    guard let key = known.last else { throw DatabaseTrouble(description: "there is no key") }
    return key
  }

  /// A key that another process has made is read from the database.
  func key(_ id: String, now: Int64) async throws(DatabaseTrouble) -> LongdeKey? {
    if let key = known.first(where: { $0.id == id }) { return key }
    known = try await store.keys(now: now)
    return known.first { $0.id == id }
  }
}
