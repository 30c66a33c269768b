package import Crypto
package import ReferenceServer
package import Stores
import Synchronization

/// How a lab differs from the usual one.
package struct LabOptions: Sendable {
  /// Opens the store of a server with this clock.
  package typealias OpenStore = @Sendable (ShiftedClock) async throws -> any Store

  let hasControl: Bool
  let hasher: PasswordHasher?
  let keys: any KeySource
  let store: OpenStore

  /// - Parameter hasher: the cheapest that there is, if nil.
  package init(
    control: Bool = true, hasher: PasswordHasher? = nil, keys: any KeySource = SharedKeys(),
    store: @escaping OpenStore = { try SQLiteStore.open(.memory, clock: $0) }
  ) {
    hasControl = control
    self.hasher = hasher
    self.keys = keys
    self.store = store
  }

  /// A server that keeps everything in this file.
  package static func file(
    _ path: String, _ options: SQLiteOptions = SQLiteOptions()
  ) -> LabOptions {
    LabOptions { try SQLiteStore.open(.file(path), clock: $0, options: options) }
  }

  func server(_ clock: ShiftedClock, _ log: LabLog) -> ServerOptions {
    var server = ServerOptions()
    server.control = hasControl ? clock : nil
    server.log = { log.add($0) }
    let count = RequestCount()
    server.ids = RequestNaming { "request-\(count.next())" }
    return server
  }
}

/// Names the requests of a lab in their order.
private final class RequestCount: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
