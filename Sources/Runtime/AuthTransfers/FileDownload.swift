import AuthClient
import Foundation
import Primitives

/// Writes the body of a good answer into a file, and keeps that of a refusal.
final class FileDownload: BodyReceiver, @unchecked Sendable {
  /// Bytes; a refusal says no more that counts.
  private static let longestRefusal = 64 << 10

  private let lock = Lock()
  private let part: PartFile
  private let progress: ProgressReports?
  private let refusal = CollectedBody(maximum: longestRefusal)
  private var isGood = false
  private var received: Int64 = 0
  private var total: Int64?
  private var problem: FileProblem?

  init(into part: PartFile, _ progress: ProgressReports?) {
    (self.part, self.progress) = (part, progress)
  }

  func begin(_ head: HTTPResponse) {
    refusal.begin(head)
    lock.withLock {
      (isGood, received, total) = (head.isSuccess, 0, head.announcedLength)  //! refusal-not-in-file
    }
  }

  func receive(_ bytes: Data) -> Bool {
    guard lock.withLock({ isGood }) else { return refusal.receive(bytes) }
    return lock.withLock {
      guard problem == nil else { return false }
      do throws(FileProblem) { try part.append(bytes) } catch {
        problem = error
        return false
      }
      received += Int64(bytes.count)
      progress?.tell(received, of: total)
      return true
    }
  }

  func sent(_ count: Int64) {}

  /// Looks at the whole transfer.
  func check(_ head: HTTPResponse, for method: String?) throws(TransferFailure) {
    guard head.isSuccess else {
      let refusal = UndeclaredRefusal(status: head.status, body: refusal.whole ?? Data())
      throw .session(.undeclared(refusal.waiting(until: head.notBefore)))
    }
    let (problem, received) = lock.withLock { (self.problem, self.received) }
    if let problem { throw .file(problem) }  //! disk-full-told
    try head.checkLength(received, for: method)
  }
}
