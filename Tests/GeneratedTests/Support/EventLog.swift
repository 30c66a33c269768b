import AuthClient
import Foundation

/// A log as an app would write it: everything that can be printed of every event.
final class EventLog: ClientObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [ClientEvent] = []

  var events: [ClientEvent] { lock.withLock { kept } }

  func observe(_ event: ClientEvent) { lock.withLock { kept.append(event) } }
}
