import ChildProcesses
import Foundation

extension ChildProcess {
  /// The first line that the program writes. It is waited for on a thread of its own, because the tasks of other tests have
  /// no more threads than the machine has cores.
  func firstLine() async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: self.line()) }
    }
  }
}
