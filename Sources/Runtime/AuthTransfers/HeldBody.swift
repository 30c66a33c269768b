import AuthClient
import Foundation
import Primitives

/// Holds the bytes of one answer until they are read, and no more of them than the limit allows.
final class HeldBody: BodyReceiver, @unchecked Sendable {
  private typealias Next = Result<Data?, TransferFailure>

  /// The head, or why there is none.
  let head = OneAnswer<Result<HTTPResponse, Fault>>()
  private static let piece = 64 << 10

  private let lock = Lock()
  private let limit: HoldingLimit
  private let method: String?
  private var memory: [Data] = []
  private var inMemory = 0
  private var overflow: OverflowFile?
  private var reader: CheckedContinuation<Next, Never>?
  /// Set at the end of the body: nil if it is whole.
  private var end: TransferFailure??
  private var response: HTTPResponse?
  private var received: Int64 = 0

  init(_ limit: HoldingLimit, for method: String?) { (self.limit, self.method) = (limit, method) }

  func begin(_ head: HTTPResponse) {
    lock.withLock { response = head }
    self.head.give(.success(head))
  }

  func sent(_ count: Int64) {}

  func receive(_ bytes: Data) -> Bool {
    guard !bytes.isEmpty else { return true }
    let (waiting, goesOn) = lock.withLock { () -> (CheckedContinuation<Next, Never>?, Bool) in
      guard end == nil else { return (nil, false) }
      received += Int64(bytes.count)
      if let waiting = takeReader() { return (waiting, true) }
      do throws(TransferFailure) { try hold(bytes) } catch {
        stop(error)
        return (nil, false)
      }
      return (nil, true)
    }
    waiting?.resume(returning: .success(bytes))
    return goesOn
  }

  /// Ends the body. What was received before can still be read.
  ///
  /// - Parameter result: the transport's own end.
  func end(_ result: Result<HTTPResponse, Fault>) {
    head.give(result)
    let (waiting, last) = lock.withLock { () -> (CheckedContinuation<Next, Never>?, Next) in
      if end == nil { finish(result) }
      return (takeReader(), end.flatMap { $0 }.map(Next.failure) ?? .success(nil))
    }
    waiting?.resume(returning: last)
  }

  /// The next bytes in order; nil after the last. Of two readers at once the first is cancelled.
  func next() async throws(TransferFailure) -> Data? {
    let next = await withCheckedContinuation { (continuation: CheckedContinuation<Next, Never>) in
      let (ready, former) = lock.withLock { () -> (Next?, CheckedContinuation<Next, Never>?) in
        if let ready = held() { return (ready, nil) }
        defer { reader = continuation }
        return (nil, reader)
      }
      former?.resume(returning: .failure(.session(.fault(.cancelled))))
      if let ready { continuation.resume(returning: ready) }
    }
    return try next.get()
  }

  /// The number of bytes in memory and on disk.
  var heldBytes: (memory: Int, disk: Int) { lock.withLock { (inMemory, overflow?.count ?? 0) } }

  private func takeReader() -> CheckedContinuation<Next, Never>? {
    defer { reader = nil }
    return reader
  }

  /// - Throws: if there is no room.
  private func hold(_ bytes: Data) throws(TransferFailure) {
    let hasOverflow = (overflow?.count ?? 0) > 0
    if !hasOverflow, inMemory + bytes.count <= limit.memory {  //! held-memory-bounded
      inMemory += bytes.count
      return addToMemory(bytes)
    }
    guard try append(bytes) else { throw .tooFarBehind }  //! slow-reader-told
  }

  /// Small pieces become one, so that their number does not fill the memory.
  private func addToMemory(_ bytes: Data) {
    if let last = memory.last, last.count + bytes.count <= Self.piece {
      memory[memory.count - 1].append(bytes)
    } else {
      memory.append(bytes)
    }
  }

  private func append(_ bytes: Data) throws(TransferFailure) -> Bool {
    do throws(FileProblem) {
      let file: OverflowFile
      if let overflow { file = overflow } else { file = try OverflowFile(capacity: limit.disk) }
      overflow = file
      return try file.append(bytes)
    } catch {
      throw .file(error)
    }
  }

  /// The next bytes, if they are here, or the end.
  private func held() -> Next? {
    if !memory.isEmpty {
      let first = memory.removeFirst()
      inMemory -= first.count
      return .success(first)
    }
    if let overflow, overflow.count > 0 {
      do throws(FileProblem) { return .success(try overflow.next(Self.piece)) } catch {
        stop(.file(error))
        return .failure(.file(error))
      }
    }
    return end.map { $0.map(Next.failure) ?? .success(nil) }
  }

  private func finish(_ result: Result<HTTPResponse, Fault>) {
    switch result {
    // The bytes before it can still be read.
    case .failure(let fault): end = .some(.session(.fault(fault)))
    case .success(let head):
      do throws(TransferFailure) {
        try head.checkLength(received, for: method)
        end = .some(nil)
      } catch {
        end = .some(error)
      }
    }
  }

  /// Nothing is held any longer.
  private func stop(_ failure: TransferFailure) {
    end = .some(failure)
    (memory, inMemory, overflow) = ([], 0, nil)
  }
}
