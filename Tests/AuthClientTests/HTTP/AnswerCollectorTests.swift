import Foundation
import Primitives
import Testing

@testable import AuthClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct AnswerCollectorTests {
  /// Wants one piece.
  private final class Sated: BodyReceiver {
    let pieces = Locked(0)

    func begin(_ head: HTTPResponse) {}
    func receive(_ bytes: Data) -> Bool {
      pieces.use { $0 += 1 }
      return false
    }
    func sent(_ count: Int64) {}
  }

  @Test func satisfiedReceiverGetsNoMoreBytes() throws {
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: URL(string: "https://a.test/")!)
    let (collector, receiver) = (AnswerCollector(), Sated())
    collector.expect(task, into: receiver) { _ in }
    for _ in 0..<3 { collector.urlSession(session, dataTask: task, didReceive: Data([1])) }
    #expect(receiver.pieces.use { $0 } == 1)
  }

  #if canImport(FoundationNetworking)
    @Test func suspendedInlineQueueStillRunsOperations() {
      let count = Locked(0)
      let queue = InlineQueue()
      queue.isSuspended = true
      queue.addOperation { count.use { $0 += 1 } }
      #expect(count.use { $0 } == 1)
    }
  #endif
}
