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
    var errands = PendingRequests()
    var handlers = RunningHandlers()
  }

  private let state = Locked(State())
  private let inbox: Inbox
  private let handler: any DeliveringHandler
  private let most = max(1, Int(chttpd_processors()))

  init(_ inbox: Inbox, _ handler: any Handler) {
    self.inbox = inbox
    self.handler = handler as? any DeliveringHandler ?? Undisturbed(handler: handler)
  }

  /// Whether any worker is at work: what it has done is told at its end only, or when the loop looks.
  func hand(_ errands: [PendingRequest], now: Int64) -> Bool {
    let (more, areBusy) = state.use { state in
      state.errands.add(errands)
      let more = state.errands.newWorkers(now: now, most: most)
      return (more, state.errands.workers > 0)
    }
    for _ in 0..<more { Task.detached { self.work() } }
    return areBusy
  }

  func cancel(_ connection: UInt64) {
    let task = state.use { state in
      state.errands.drop(connection)
      return state.handlers.cancel(connection)
    }
    task?.cancel()
  }

  /// Whether a handler is at work, even one that nobody waits for any more.
  var areAtWork: Bool { state.use { !$0.handlers.areDone } }

  private func work() {
    while let errand = take() { start(errand) }
    inbox.wakeForNews()
  }

  private func take() -> PendingRequest? {
    state.use { state in
      let errand = state.errands.take()
      if let errand { state.handlers.begin(errand) }
      return errand
    }
  }

  private func start(_ errand: PendingRequest) {
    let run: @Sendable () async -> Void = {
      self.finish(errand, await self.handler.deliver(errand.request))
    }
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      keep(Task.immediateDetached(operation: run), for: errand)
    } else {
      keep(Task.detached(operation: run), for: errand)
    }
  }

  /// A handler that is still at work can be cancelled.
  private func keep(_ task: Task<Void, Never>, for errand: PendingRequest) {
    let isCancelled = state.use { state in state.handlers.keep(task, for: errand) }
    if isCancelled { task.cancel() }
  }

  /// The answer is there before anybody is asked whether a worker will tell of it.
  private func finish(_ errand: PendingRequest, _ delivery: Delivery) {
    inbox.put(delivery, for: errand.connection)
    let willBeTold = state.use { state in
      state.handlers.end(errand)
      return state.errands.workers > 0
    }
    // guard: no-worker-told
    if !willBeTold { inbox.wakeForNews() }
  }
}

/// A handler whose answers go out as they are.
private struct Undisturbed: DeliveringHandler {
  let handler: any Handler

  func deliver(_ request: Request) async -> Delivery {
    Delivery(await handler.respond(to: request))
  }
}
