import AuthClient
import AuthFiles
import Foundation
import LongdeClient
import TestDevice

// One process of an app: it keeps Longde's session in a file that it shares with others, and makes a call for each line
// that it reads. A line is the number of seconds that the clock is ahead, or `signOut`. It prints a line for each: `ok`, or
// how the call failed.

/// The system's clock, moved on with the server's.
final class ShiftedClock: WallClock, @unchecked Sendable {
  private let lock = NSLock()
  private var shift: TimeInterval = 0

  var now: Date { Date() + lock.withLock { shift } }

  func move(to shift: TimeInterval) { lock.withLock { self.shift = shift } }
}

/// A file store as an app's own wrapper may hide it: without locks, leases and notices.
struct PlainStore: TokenStore {
  let store: FileStore

  var place: StorePlace { store.place }
  func load() throws -> StoredSession? { try store.load() }
  func save(_ session: StoredSession) throws { try store.save(session) }
  func clear() throws { try store.clear() }
}

guard CommandLine.arguments.count == 5, let server = URL(string: CommandLine.arguments[2]),
  let shift = TimeInterval(CommandLine.arguments[3])
else {
  print("usage: session-process FILE URL SECONDS locked|plain")
  exit(2)
}
let clock = ShiftedClock()
clock.move(to: shift)
let file = FileStore(URL(filePath: CommandLine.arguments[1]))
let client = Longde.Client(
  hosts: Longde.Hosts(api: server),
  store: CommandLine.arguments[4] == "locked" ? file : PlainStore(store: file),
  options: ClientOptions(transport: SocketTransport(), clock: clock))

/// One line, without a buffer that a kill would empty.
@Sendable func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

await client.session.start()
say("ready")
while let line = readLine() {
  do {
    if let shift = TimeInterval(line) {
      clock.move(to: shift)
      _ = try await client.me()
    } else {
      try await client.signOut()
    }
    say("ok")
  } catch {
    say("failed: \(error)")
  }
}
