import Foundation

/// Holds back whoever passes until it is opened; then it stays open.
final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var isOpen = false
  private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var last = 0

  func open() {
    let all = lock.withLock {
      isOpen = true
      defer { waiting = [:] }
      return waiting
    }
    for one in all.values { one.resume(returning: true) }
  }

  /// - Returns: false if the task was cancelled instead.
  func pass() async -> Bool {
    let number = lock.withLock {
      last += 1
      return last
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { enter(number, $0) }
    } onCancel: {
      lock.withLock { waiting.removeValue(forKey: number) }?.resume(returning: false)
    }
  }

  private func enter(_ number: Int, _ one: CheckedContinuation<Bool, Never>) {
    let answer: Bool? = lock.withLock {
      if isOpen { return true }
      if Task.isCancelled { return false }
      waiting[number] = one
      return nil
    }
    if let answer { one.resume(returning: answer) }
  }
}
