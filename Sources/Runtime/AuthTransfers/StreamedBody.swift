import AuthClient
import Foundation

/// The body of an answer, in pieces as they come. It is read once.
///
/// Bytes that are not read yet are held within the `HoldingLimit`. A server that is further ahead is cut off, and
/// the reader gets `.tooFarBehind`. The transfer ends with its last reader.
public struct StreamedBody: AsyncSequence, Sendable {
  public typealias Element = Data

  private let transfer: BodyTransfer

  init(_ transfer: BodyTransfer) { self.transfer = transfer }

  public func makeAsyncIterator() -> Iterator { Iterator(transfer: transfer) }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let transfer: BodyTransfer

    /// - Throws: a `TransferFailure`.
    public mutating func next() async throws -> Data? {
      try await transfer.next()
    }
  }
}

/// One transfer and its body. It ends when nobody reads it any longer.
final class BodyTransfer: Sendable {
  let body: HeldBody
  private let task: Task<Void, Never>

  init(
    of request: HTTPRequest, over transport: any StreamingTransport, holding limit: HoldingLimit
  ) {
    let body = HeldBody(limit, for: request.method.rawValue)
    self.body = body
    task = Task {
      body.end(
        await outcome { () throws(Fault) in
          try await transport.transfer(request, from: nil, into: body)
        })
    }
  }

  deinit { task.cancel() }  //! unread-transfer-ends

  func head() async throws(Fault) -> HTTPResponse {
    try await withTaskCancellationHandler {
      await body.head.wait()
    } onCancel: {
      task.cancel()
    }.get()
  }

  func next() async throws(TransferFailure) -> Data? {
    let result = await withTaskCancellationHandler {
      await outcome { () throws(TransferFailure) in try await body.next() }
    } onCancel: {
      task.cancel()
    }
    return try result.get()
  }
}
