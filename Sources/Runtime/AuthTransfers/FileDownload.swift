import AuthClient
import Foundation
import Primitives

/// Writes the body of a good answer into a file, and keeps that of a refusal.
final class FileDownload: BodyReceiver {
  /// Bytes; a refusal says no more that counts.
  private static let longestRefusal = 64 << 10

  private let part: PartFile
  private let progress: ProgressReports?
  private let refusal = CollectedBody(maximum: longestRefusal)
  private let state = Locked(State())

  private struct State {
    var isGood = false
    var received: Int64 = 0
    var total: Int64?
    var problem: FileProblem?
  }

  init(into part: PartFile, _ progress: ProgressReports?) {
    (self.part, self.progress) = (part, progress)
  }

  func begin(_ head: HTTPResponse) {
    refusal.begin(head)
    state.use {
      $0.isGood = head.isSuccess  //! refusal-not-in-file
      ($0.received, $0.total) = (0, head.announcedLength)
    }
  }

  func receive(_ bytes: Data) -> Bool {
    guard state.use({ $0.isGood }) else { return refusal.receive(bytes) }
    return state.use { state in
      guard state.problem == nil else { return false }
      do throws(FileProblem) { try part.append(bytes) } catch {
        state.problem = error
        return false
      }
      state.received += Int64(bytes.count)
      progress?.tell(state.received, of: state.total)
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
    let state = state.use { $0 }
    if let problem = state.problem { throw .file(problem) }  //! disk-full-told
    try head.checkLength(state.received, for: method)
  }
}
