import CommandLineSupport
import Foundation
import Testing

@Suite struct InterruptionTests {
  private nonisolated(unsafe) static var count = 0

  @Test func signalWaitsForEndOfWork() {
    let before = signal(SIGTERM) { _ in InterruptionTests.count += 1 }
    defer { signal(SIGTERM, before) }
    // Dispatch holds all signals back from its threads, of which this is one.
    var (own, all) = (sigset_t(), sigset_t())
    sigemptyset(&own)
    sigaddset(&own, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &own, &all)
    defer { pthread_sigmask(SIG_SETMASK, &all, nil) }
    let during = Interruption.postponed {
      raise(SIGTERM)
      return Interruption.postponed { Self.count }
    }
    #expect(during == 0)
    #expect(Self.count == 1)
  }
}
