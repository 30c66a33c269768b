/// One renewal that is under way, with all who wait for it.
struct Flight: Hashable, Sendable {
  let number: Int
  let session: Int
  var waiters: [Int] = []
  var phase = FlightPhase.leasing
  /// The request as it was sent; nil before.
  var call: CallState?
  var firstSent: Double?
  var lastSent: Double = 0
  var sends = 0
  /// It is the renewal that a launch asks for, and nobody waits for it.
  var isOfLaunch = false

  enum FlightPhase: Hashable, Sendable {
    case leasing
    case sending
    /// It is sent again at this time.
    case resting(until: Double)
  }
}

/// A session that somebody leaves while its last renewal is under way.
struct Leaving: Hashable, Sendable {
  /// The sign-out that waits; nil if the tokens are ended without a word of a person.
  let call: Int?
  var record: SessionRecord
}

/// The renewals of one session so far, and when the next one may begin.
struct RenewalHistory: Hashable, Sendable {
  static let window: Double = 30
  static let sendsInWindow = 5
  static let longestPause: Double = 8
  /// A wish of the server that is longer is not believed: its clock may be wrong.
  static let longestWish: Double = 900

  private(set) var session = 0
  private var sent: [Double] = []
  private(set) var failures = 0
  /// No renewal begins before, and this flight says why.
  private(set) var rest: Rest?

  struct Rest: Hashable, Sendable {
    let until: Double
    let flight: Int
  }

  mutating func sends(in session: Int, at now: Double) {
    begin(session)
    sent = recent(at: now) + [now]
  }

  /// - Returns: the flight whose failure counts until the server may be asked again.
  func failure(in session: Int, at now: Double) -> Int? {  //! renewal-pause
    guard session == self.session, let rest, rest.until > now else { return nil }
    return rest.flight
  }

  /// So many renewals in so short a time help nobody.
  func isExhausted(in session: Int, at now: Double) -> Bool {
    session == self.session && recent(at: now).count >= Self.sendsInWindow
  }

  /// Seconds until one more may be sent.
  func wait(in session: Int, at now: Double) -> Double {
    guard isExhausted(in: session, at: now),
      let oldest = recent(at: now).suffix(Self.sendsInWindow).first
    else { return 0 }
    return oldest + Self.window - now
  }

  /// A clock that was set back makes no send recent.
  private func recent(at now: Double) -> [Double] {
    sent.filter { $0 <= now && now - $0 < Self.window }
  }

  mutating func succeeded(in session: Int) {
    begin(session)
    (failures, rest) = (0, nil)
  }

  /// A server that asks to wait is not asked by each call anew.
  mutating func failed(in session: Int, flight: Int, wish: Double?, at now: Double) {
    begin(session)
    failures += 1
    let backoff = failures < 2 ? 0 : min(Self.longestPause, Double(1 << min(failures - 2, 6)))
    let oldest = sent.count >= Self.sendsInWindow ? sent.suffix(Self.sendsInWindow).first : nil
    let window = oldest.map { $0 + Self.window } ?? now
    let wished = wish.map { min($0, now + Self.longestWish) } ?? now  //! pause-limit
    let until = max(now + backoff, window, wished)
    rest = until > now ? Rest(until: until, flight: flight) : nil
  }

  private mutating func begin(_ session: Int) {
    if session != self.session { self = RenewalHistory(session: session) }
  }

  private init(session: Int) { self.session = session }
  init() {}
}
