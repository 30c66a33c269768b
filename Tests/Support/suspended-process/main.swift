import AuthClient
import AuthFiles
import Foundation
import LongdeClient

// One process of an app, for a test that suspends it between any two steps: it shares Longde's session with others in a file,
// and asks the test instead of a server.
//
// It reads lines: `clock SECONDS`, `do OPERATION`, `step` (stop at each step from now on), `go` (do the next step), `run` (stop
// at none), `expire` (its background time ends), `answer STATUS BODY`. It prints `step`, `request ENDPOINT TOKEN`, `expired`, and
// `done ok` or `done FAILURE` for each operation.

/// One line, without a buffer.
@Sendable func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Stops at each step until the test lets it go on.
final class Steps: @unchecked Sendable {
  private let lock = NSLock()
  private let gate = DispatchSemaphore(value: 0)
  private var stops = false

  func reach() {
    guard lock.withLock({ stops }) else { return }
    say("step")
    gate.wait()
  }

  func stop() { lock.withLock { stops = true } }
  func go() { gate.signal() }

  func run() {
    lock.withLock { stops = false }
    gate.signal()
  }
}

/// Background time that ends when the test says so.
final class HandTime: BackgroundTime, @unchecked Sendable {
  private let steps: Steps
  private let lock = NSLock()
  private var running: [@Sendable () -> Void] = []

  init(_ steps: Steps) { self.steps = steps }

  func begin(_ expires: @escaping @Sendable () -> Void) -> ReleaseToken? {
    steps.reach()
    lock.withLock { running.append(expires) }
    return ReleaseToken {}
  }

  func expire() { for expires in lock.withLock({ running }) { expires() } }
}

/// The file as the session sees it; reading is a step.
struct SteppedStore: MultiProcessStore, ItemStore {
  let file: FileStore
  let steps: Steps

  var place: StorePlace { file.place }

  func load() throws -> StoredSession? {
    defer { steps.reach() }
    return try file.load()
  }

  func save(_ session: StoredSession) throws { try file.save(session) }
  func clear() throws { try file.clear() }

  func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool { try file.replace(with: session, where: isExpected) }

  func lease(within seconds: Double) async throws -> ReleaseToken? {
    try await file.lease(within: seconds)
  }

  func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken? { nil }
  func item(_ name: String) throws -> Data? { try file.item(name) }

  func replaceItem(
    _ name: String, with content: Data?, where isExpected: (Data?) -> Bool
  ) throws -> Bool { try file.replaceItem(name, with: content, where: isExpected) }
}

/// Asks the test, which plays the server.
final class AskingTransport: Transport, @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [CheckedContinuation<HTTPResponse, Never>] = []

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    let text =
      (request.headers["Authorization"] ?? "")
      + String(decoding: request.body ?? Data(), as: UTF8.self)
    let token = text.firstMatch(of: /[ar]-\d+-\d+/)?.output ?? "none"
    return await withCheckedContinuation { answer in
      lock.withLock { waiting.append(answer) }
      say("request \(request.endpoint) \(token)")
    }
  }

  func answer(_ status: Int, _ body: String) {
    let answer = lock.withLock { waiting.removeFirst() }
    answer.resume(
      returning: HTTPResponse(
        status: status, headers: ["Content-Type": "application/json"], body: Data(body.utf8)))
  }
}

final class HandClock: WallClock, @unchecked Sendable {
  private let lock = NSLock()
  private var seconds: TimeInterval = 0

  var now: Date { Date(timeIntervalSince1970: 1_800_000_000) + lock.withLock { seconds } }

  func move(to seconds: TimeInterval) { lock.withLock { self.seconds = seconds } }
}

guard CommandLine.arguments.count == 2 else {
  print("usage: suspended-process FILE")
  exit(2)
}
let (steps, clock, transport) = (Steps(), HandClock(), AskingTransport())
let time = HandTime(steps)
let url = URL(filePath: CommandLine.arguments[1])
let store = SteppedStore(
  file: FileStore(url, lock: StoreLock(beside: url, time: time) { steps.reach() }), steps: steps)
let client = Longde.Client(
  hosts: Longde.Hosts(api: URL(string: "https://longde.cloud")!), store: store,
  options: ClientOptions(transport: transport, clock: clock, background: time))

@Sendable func perform(_ operation: Substring) async throws {
  switch operation {
  case "save":
    let session = try store.load()
    _ = try store.replace(with: session) { $0 == session }
  case "signIn": _ = try await client.signInWithApple(identityToken: Secret("apple"))
  case "signOut": try await client.signOut()
  case "return": await client.session.reread()
  default: _ = try await client.me()
  }
}

while let line = readLine() {
  let words = line.split(separator: " ", maxSplits: 2)
  switch words[0] {
  case "clock": clock.move(to: TimeInterval(words[1])!)
  case "step": steps.stop()
  case "go": steps.go()
  case "run": steps.run()
  case "answer": transport.answer(Int(words[1])!, String(words[2]))
  case "expire":
    time.expire()
    say("expired")
  default:
    // The main thread reads.
    Task.detached {
      do {
        try await perform(words[1])
        say("done ok")
      } catch {
        say("done \(error)")
      }
    }
  }
}
