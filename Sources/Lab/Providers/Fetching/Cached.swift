/// Something that a provider publishes: fetched when it is needed and kept. What is at hand is given at once and, where
/// it is old, renewed behind whoever asked; all who have to wait wait for one fetch; and the old counts while no new one can be had.
actor Cached<Value: Sendable> {
  private let now: @Sendable () -> Int
  private let fetch: @Sendable () async throws(FetchFault) -> Value

  private var value: Value?
  /// Seconds of the clock: when the value came, and when it was last asked for.
  private var fetchedAt: Int?
  private var askedAt: Int?
  private var renewal: Task<Void, Never>?
  private var fault = FetchFault(why: "not asked yet")

  /// From this age on it is renewed.
  private static var life: Int { 3_600 }
  /// From this age on it has to be renewed first, if it can be: what was withdrawn long ago is not believed once more.
  private static var longest: Int { 86_400 }
  /// Between two fetches.
  private static var pause: Int { 10 }

  init(
    now: @escaping @Sendable () -> Int,
    fetch: @escaping @Sendable () async throws(FetchFault) -> Value
  ) {
    self.now = now
    self.fetch = fetch
  }

  /// The cached value; where it does not serve the asker, a new one is waited for, which need not serve either.
  func value(serving serves: (Value) -> Bool = { _ in true }) async throws(FetchFault) -> Value {
    let age = fetchedAt.map { now() - $0 } ?? .max
    if let value, serves(value), age < Self.longest {  //! withdrawn-keys-expire
      if isDue(Self.life, since: fetchedAt) { _ = renewing() }  //! known-key-no-wait
      return value
    }
    await renewing()?.value
    guard let value else { throw fault }
    return value
  }

  /// A clock that was set back says nothing of what is before it.
  private func isDue(_ seconds: Int, since then: Int?) -> Bool {
    guard let then else { return true }
    return !(0..<seconds).contains(now() - then)  //! fetch-clock-set-back
  }

  /// Nil where it is too early to ask again.
  private func renewing() -> Task<Void, Never>? {
    if let renewal { return renewal }  //! shared-key-fetch
    guard isDue(Self.pause, since: askedAt) else { return nil }  //! provider-fetch-pause
    askedAt = now()
    let task = Task { await renew() }
    renewal = task
    return task
  }

  private func renew() async {
    do throws(FetchFault) {
      value = try await fetch()
      fetchedAt = now()
    } catch { fault = error }
    renewal = nil
  }
}
