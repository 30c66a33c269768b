import AuthClient
import Foundation
import Testing

/// A Longde client with everything around it in the hands of the test.
struct World {
  let clock = VirtualClock()
  let script = Script()
  let store: UnreliableStore
  let client: Longde.Client

  /// - Parameter tokens: what was stored an instant ago; `access` and `refresh` are a session.
  init(_ tokens: [String: String] = [:], server: String = "https://longde.cloud") {
    store = UnreliableStore(tokens.isEmpty ? nil : World.stored(tokens, clock.now))
    client = Longde.Client(
      server: URL(string: server)!, store: store,
      options: ClientOptions(transport: script, clock: clock))
  }

  static var signedIn: World { World(["access": "a1", "refresh": "r1"]) }

  /// The access token is over, the refresh token is not.
  static var expired: World {
    let world = World.signedIn
    world.clock.advance(by: 3600)
    return world
  }

  static func stored(_ tokens: [String: String], _ now: Date) -> StoredSession {
    let lives: [String: TimeInterval] = ["access": 3600, "refresh": 604_800]
    return StoredSession(
      tokens: Dictionary(
        uniqueKeysWithValues: tokens.map { name, text in
          let expires = lives[name].map(now.addingTimeInterval)
          return (name, StoredToken(secret: Secret(text), issued: now, expires: expires))
        }))
  }

  /// The stored tokens as plain text.
  var storedTokens: [String: String] {
    (store.content?.tokens ?? [:]).mapValues { $0.secret.reveal() }
  }

  var state: Longde.SessionState { client.session.state }
}

/// The server's words in the tests.
enum Answers {
  static let user = """
    {"id":"6f9619ff-8b86-d011-b42d-00c04fc964ff","email":"a@example.org","status":"active"}
    """

  static func session(_ number: Int) -> String { session("a\(number)", "r\(number)") }

  static func session(_ access: String, _ refresh: String) -> String {
    #"{"accessToken":"\#(access)","refreshToken":"\#(refresh)","user":\#(user)}"#
  }

  static func refusal(_ message: String) -> String { #"{"message":"\#(message)"}"# }

  static let expired = Step.json(401, refusal("登录已过期,请重新登录"))
  static let disabled = Step.json(401, refusal("账号已被禁用"))
  static let notSignedIn = Step.json(401, refusal("请先登录"))
  static let me = Step.json(200, user)
  static func grants(_ number: Int) -> Step { .json(200, session(number)) }
  static func grants(_ access: String, _ refresh: String) -> Step {
    .json(200, session(access, refresh))
  }
}

/// Lets other tasks run until the condition holds. It gives up after many turns, not after a time.
func until(
  _ what: String, _ isSo: () async -> Bool, location: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<20_000_000 {
    if await isSo() { return }
    await Task.yield()
  }
  Issue.record("Gave up waiting for \(what)", sourceLocation: location)
}

extension Result {
  var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}

/// The outcome of a call as a value, its failure's type kept.
func outcome<Success, Failure>(
  _ body: () async throws(Failure) -> Success
) async -> Result<Success, Failure> {
  do { return .success(try await body()) } catch { return .failure(error) }
}
