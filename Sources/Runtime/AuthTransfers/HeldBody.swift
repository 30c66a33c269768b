import AuthClient
import Foundation
import Primitives

/// Holds the bytes of one answer until they are read, and no more of them than the limit allows.
final class HeldBody: BodyReceiver {
  fileprivate typealias Next = Result<Data?, TransferFailure>
  fileprivate typealias Reader = CheckedContinuation<Next, Never>

  /// The head, or why there is none.
  let head = OneAnswer<Result<HTTPResponse, Fault>>()
  private let state: Locked<HeldState>

  init(_ limit: HoldingLimit, for method: String?) {
    state = Locked(HeldState(limit: limit, method: method))
  }

  func begin(_ head: HTTPResponse) { self.head.give(.success(head)) }

  func sent(_ count: Int64) {}

  func receive(_ bytes: Data) -> Bool {
    guard !bytes.isEmpty else { return true }
    let (waiting, goesOn) = state.use { state -> (Reader?, Bool) in
      guard state.end == nil else { return (nil, false) }
      state.received += Int64(bytes.count)
      if let waiting = state.takeReader() { return (waiting, true) }
      do throws(TransferFailure) { try state.hold(bytes) } catch {
        state.stop(error)
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
    let (waiting, last) = state.use { state -> (Reader?, Next) in
      if state.end == nil { state.finish(result) }
      return (state.takeReader(), state.end.flatMap { $0 }.map(Next.failure) ?? .success(nil))
    }
    waiting?.resume(returning: last)
  }

  /// The next bytes in order; nil after the last. Of two readers at once the first is cancelled.
  func next() async throws(TransferFailure) -> Data? {
    let next = await withCheckedContinuation { (continuation: Reader) in
      let (ready, former) = state.use { state -> (Next?, Reader?) in
        if let ready = state.held() { return (ready, nil) }
        defer { state.reader = continuation }
        return (nil, state.reader)
      }
      former?.resume(returning: .failure(.session(.fault(.cancelled))))
      if let ready { continuation.resume(returning: ready) }
    }
    return try next.get()
  }

  /// The number of bytes in memory and on disk.
  var heldBytes: (memory: Int, disk: Int) {
    state.use { ($0.inMemory, $0.overflow?.count ?? 0) }
  }
}

private struct HeldState {
  private static let piece = 64 << 10

  let limit: HoldingLimit
  let method: String?
  private var memory: [Data] = []
  private(set) var inMemory = 0
  private(set) var overflow: OverflowFile?
  var reader: HeldBody.Reader?
  /// Set at the end of the body: nil if it is whole.
  private(set) var end: TransferFailure??
  var received: Int64 = 0

  init(limit: HoldingLimit, method: String?) { (self.limit, self.method) = (limit, method) }

  mutating func takeReader() -> HeldBody.Reader? {
    defer { reader = nil }
    return reader
  }

  /// - Throws: if there is no room.
  mutating func hold(_ bytes: Data) throws(TransferFailure) {
    let hasOverflow = (overflow?.count ?? 0) > 0
    if !hasOverflow, inMemory + bytes.count <= limit.memory {  //! held-memory-bounded
      inMemory += bytes.count
      return addToMemory(bytes)
    }
    guard try append(bytes) else { throw .tooFarBehind }  //! slow-reader-told
  }

  /// Small pieces become one, so that their number does not fill the memory.
  private mutating func addToMemory(_ bytes: Data) {
    if let last = memory.last, last.count + bytes.count <= Self.piece {
      memory[memory.count - 1].append(bytes)
    } else {
      memory.append(bytes)
    }
  }

  private mutating func append(_ bytes: Data) throws(TransferFailure) -> Bool {
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
  mutating func held() -> HeldBody.Next? {
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
    return end.map { $0.map(HeldBody.Next.failure) ?? .success(nil) }
  }

  mutating func finish(_ result: Result<HTTPResponse, Fault>) {
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
  mutating func stop(_ failure: TransferFailure) {
    end = .some(failure)
    (memory, inMemory, overflow) = ([], 0, nil)
  }
}
