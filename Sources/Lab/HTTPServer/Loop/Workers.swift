import AuthServer
import CHTTPD
import Primitives

/// Takes requests to handlers, which run on Swift's threads, and their answers to the loop.
///
/// To change threads costs more than most handlers do, so they go over in batches: a worker starts one after the
/// other, runs each as far as it needs nothing from elsewhere, and wakes the loop once at its end. What a handler
/// waits for, it waits for by itself.
final class Workers: Sendable {
  private struct State {
    var requests = PendingRequests()
    var handlers = RunningHandlers()
  }

  private let state = Locked(State())
  private let inbox: Inbox
  private let handler: any DeliveringHandler
  private let most = max(1, Int(chttpd_processors()))

  init(_ inbox: Inbox, _ handler: any Handler) {
    self.inbox = inbox
    self.handler = handler as? any DeliveringHandler ?? PlainDelivery(handler: handler)
  }

  /// Whether any worker is at work: what it has done is told at its end only, or when the loop looks.
  func enqueue(_ requests: [PendingRequest], now: Int64) -> Bool {
    let (more, areBusy) = state.use { state in
      state.requests.add(requests)
      let more = state.requests.newWorkers(now: now, most: most)
      return (more, state.requests.workers > 0)
    }
    for _ in 0..<more { Task.detached { self.work() } }
    return areBusy
  }

  func cancel(_ connection: UInt64) {
    let task = state.use { state in
      state.requests.drop(connection)
      return state.handlers.cancel(connection)
    }
    task?.cancel()
  }

  /// Whether a handler is at work, even one that nobody waits for any more.
  var areRunning: Bool { state.use { !$0.handlers.areDone } }

  private func work() {
    while let pending = take() { start(pending) }
    inbox.wakeForMessages()
  }

  private func take() -> PendingRequest? {
    state.use { state in
      let pending = state.requests.take()
      if let pending { state.handlers.begin(pending) }
      return pending
    }
  }

  private func start(_ pending: PendingRequest) {
    let run: @Sendable () async -> Void = {
      self.finish(pending, await self.handler.deliver(pending.request))
    }
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      keep(Task.immediateDetached(operation: run), for: pending)
    } else {
      keep(Task.detached(operation: run), for: pending)
    }
  }

  /// A handler that is still at work can be cancelled.
  private func keep(_ task: Task<Void, Never>, for pending: PendingRequest) {
    let isCancelled = state.use { state in state.handlers.keep(task, for: pending) }
    if isCancelled { task.cancel() }
  }

  /// The answer is there before anybody is asked whether a worker will tell of it.
  private func finish(_ pending: PendingRequest, _ delivery: Delivery) {
    inbox.put(delivery, for: pending.connection)
    let isWorkerActive = state.use { state in
      state.handlers.end(pending)
      return state.requests.workers > 0
    }
    if !isWorkerActive { inbox.wakeForMessages() }  //! no-worker-told
  }
}

/// A handler whose answers go out as they are.
private struct PlainDelivery: DeliveringHandler {
  let handler: any Handler

  func deliver(_ request: Request) async -> Delivery {
    Delivery(await handler.respond(to: request))
  }
}
