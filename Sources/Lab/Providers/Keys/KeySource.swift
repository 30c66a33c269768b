import AuthServer
import Crypto

/// The keys of one issuer. A token that names one which is not there asks for them again, but not each such token.
struct KeySource: Sendable {
  private let cached: Cached<JWKS>

  init(
    fetcher: any Fetcher, now: @escaping @Sendable () -> Int,
    url: @escaping @Sendable () async throws(FetchFault) -> String
  ) {
    cached = Cached(now: now) { () async throws(FetchFault) in
      try Self.read(await fetcher.get(url(), bearer: nil))
    }
  }

  func keys(naming keyID: String?) async throws(FetchFault) -> JWKS {
    try await cached.value { keys in keyID.map { keys.key(named: $0) != nil } ?? true }
  }

  private static func read(_ answer: Fetched) throws(FetchFault) -> JWKS {
    guard answer.status == 200, let keys = try? JWKS(reading: answer.body), !keys.isEmpty
    else { throw FetchFault(why: "it publishes no keys") }
    return keys
  }
}
