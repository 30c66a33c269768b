import AuthServer
import Stores

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Begins and ends sessions in a store for as long as it lives, and says what was acknowledged, line by
// line: whoever kills it holds what it said against the store.
//
//   began TOKEN SESSION    rotated OLD NEW    ended TOKEN

guard CommandLine.arguments.count == 3 else {
  print("usage: store-writer FILE PREFIX")
  exit(2)
}
let store = try SQLiteStore.open(.file(CommandLine.arguments[1]), clock: MachineClock())
let prefix = CommandLine.arguments[2]

@Sendable func fingerprint(_ word: String) -> Fingerprint {
  Fingerprint(Array((word + String(repeating: ".", count: 32)).utf8.prefix(32)))
}

/// One write of the system: lines of several tasks do not mix, and none waits in a buffer.
@Sendable func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  guard write(1, bytes, bytes.count) == bytes.count else { exit(3) }
}

guard
  case .created(let account) = try await store.create(NewAccount(state: .active))
else { exit(4) }

await withTaskGroup(of: Void.self) { group in
  for lane in 0..<8 {
    group.addTask {
      for round in 0... {
        let word = "\(prefix).\(lane).\(round)"
        do {
          let token = NewToken(name: "refresh", fingerprint: fingerprint(word), lifetime: nil)
          guard
            let session = try await store.begin(
              NewSession(account: account.id, deviceName: "", tokens: [token]))
          else { exit(5) }
          say("began \(word) \(session.id)")
          if round % 3 == 1 {
            let rotation = Rotation(
              name: "refresh", used: fingerprint(word), successor: fingerprint(word + ".n"),
              lifetime: nil, grace: 0, endsFamily: true)
            guard case .rotated = try await store.rotate(rotation) else { exit(6) }
            say("rotated \(word) \(word).n")
          }
          if round % 3 == 2 {
            guard try await store.end(session: session.id, of: account.id) else { exit(7) }
            say("ended \(word)")
          }
        } catch { exit(8) }
      }
    }
  }
}
