import Dispatch

/// Keeps a writer busy until so many others were told that it is, however long that takes.
struct Holdup: Sendable {
  private let refusals = DispatchSemaphore(value: 0)
  private let begun: AsyncStream<Void>
  private let begins: AsyncStream<Void>.Continuation

  init() { (begun, begins) = AsyncStream.makeStream() }

  /// For the writer, whose thread it holds. The end is for refusals that never come: a test that waits
  /// for them in vain then fails, instead of running on.
  func hold(until count: Int) {
    begins.finish()
    let end = DispatchTime.now() + 120
    for _ in 0..<count { _ = refusals.wait(timeout: end) }
  }

  /// The writer is held, and nobody waits for it yet.
  func hasBegun() async { for await _ in begun {} }

  func somebodyIsRefused() { refusals.signal() }
}
