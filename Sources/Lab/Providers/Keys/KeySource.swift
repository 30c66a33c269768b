import AuthServer
import Crypto

/// The keys of one issuer: fetched when they are needed, kept for an hour, asked for again when a
/// token names one that is not there, but not more than once in ten seconds; and the old ones go on
/// counting while no new ones can be had.
actor KeySource {
  private let address: KeyAddress
  private let fetcher: any Fetcher
  private let now: @Sendable () -> Int

  private var keys: JWKS?
  /// Seconds of the clock: when the keys came, and when they were last asked for.
  private var fetchedAt = Int.min / 2
  private var askedAt = Int.min / 2
  private var asking: Task<JWKS?, Never>?

  static let life = 3_600
  static let pause = 10

  init(
    _ address: KeyAddress, fetcher: any Fetcher, now: @escaping @Sendable () -> Int
  ) {
    self.address = address
    self.fetcher = fetcher
    self.now = now
  }

  /// Nil where none were ever had and none can be had now.
  func keys(naming keyID: String?) async -> JWKS? {
    if let keys, isEnough(keys, keyID) { return keys }
    if let asking { return await asking.value ?? keys }
    guard now() - askedAt >= Self.pause else { return keys }
    return await ask() ?? keys
  }

  private func isEnough(_ keys: JWKS, _ keyID: String?) -> Bool {
    let isKnown = keyID.map { keys.key(named: $0) != nil } ?? true
    return isKnown && now() - fetchedAt < Self.life
  }

  private func ask() async -> JWKS? {
    askedAt = now()
    let task = Task { [address, fetcher] in await address.fetch(by: fetcher) }
    asking = task
    let found = await task.value
    asking = nil
    guard let found else { return nil }
    keys = found
    fetchedAt = now()
    return found
  }
}

/// Where an issuer's keys are: at a known place, or where its discovery document says.
enum KeyAddress: Sendable {
  case keys(String)
  case discovery(String)

  func fetch(by fetcher: any Fetcher) async -> JWKS? {
    guard let url = await url(by: fetcher), let answer = try? await fetcher.get(url, bearer: nil),
      answer.status == 200, let keys = try? JWKS(reading: answer.body), !keys.keys.isEmpty
    else { return nil }
    return keys
  }

  private func url(by fetcher: any Fetcher) async -> String? {
    switch self {
    case .keys(let url): return url
    case .discovery(let url):
      let answer = try? await fetcher.get(url, bearer: nil)
      guard answer?.status == 200, case .string(let keys)? = answer?.fields?["jwks_uri"] else {
        return nil
      }
      return keys
    }
  }
}
