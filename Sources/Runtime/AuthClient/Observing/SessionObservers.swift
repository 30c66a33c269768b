import Primitives

/// The observers of all clients that share a session. A client that is gone takes its own with it.
final class SessionObservers: Sendable {
  private let clients = Locked<[Weak]>([])

  private struct Weak {
    weak var observers: Observers?
  }

  func add(_ observers: Observers) {
    clients.use { clients in
      clients.removeAll { $0.observers == nil }
      //! observers-told-once
      guard !clients.contains(where: { $0.observers === observers }) else { return }
      clients.append(Weak(observers: observers))
    }
  }

  func tell(_ event: ClientEvent) {
    for observers in clients.use({ $0.compactMap(\.observers) }) { observers.tell(event) }
  }
}
