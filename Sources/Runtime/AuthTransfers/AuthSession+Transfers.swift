import AuthClient
import Foundation
import Primitives

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Transfers of files, with the session's tokens. Each is sent as `send` sends a request: after a 401
/// the token is renewed once, and the transfer repeated once from its start.
extension AuthSession {
  /// Sends a file as the body of a request. The answer is held in memory.
  ///
  /// - Parameters:
  ///   - request: has no body of its own, and another method than GET and HEAD.
  ///   - file: is read in pieces, and from its start if the request is repeated.
  ///   - maximumAnswer: bytes; a longer answer is unreadable.
  ///   - progress: is told the bytes that were sent, each time more, and not after this returns.
  /// - Returns: each answer, redirects and refusals too.
  public nonisolated func upload(
    _ request: URLRequest, from file: URL, maximumAnswer: Int = 8 << 20,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(TransferFailure) -> (Data, HTTPURLResponse) {
    let transport = try streaming()
    guard request.httpBody == nil, !["GET", "HEAD"].contains(request.httpMethod ?? "GET") else {
      throw .session(.fault(.unsendable))
    }  //! upload-method-has-body
    let source = UploadSource(file: file)
    let total = Locked(try source.checkedSize())
    let reports = ProgressReports(progress)
    let body = CollectedBody(maximum: maximumAnswer) { sent in
      reports?.tell(sent, of: total.use { $0 })
    }
    let problem = Locked<FileProblem?>(nil)
    let result = await outcome { () throws(CallFailure<NoRefusal>) in
      try await exchange(request) { request throws(Fault) in
        switch source.look() {
        case .failure(let reason):
          problem.use { $0 = reason }
          throw .unsendable
        case .success(let size):
          total.use { $0 = size }
          // An empty file is no body: Linux would wait for its bytes without end.
          //! empty-upload-ends
          return try await transport.transfer(request, from: size == 0 ? nil : file, into: body)
        }
      }
    }
    await reports?.end()
    if let problem = problem.use({ $0 }) { throw .file(problem) }
    let head = try result.transferred()
    guard let whole = body.whole else { throw .session(.fault(.unreadable)) }
    return (whole, try head.handed(for: request))
  }

  /// Writes the answer of a request into a file. The file is there when all of it is, in one step;
  /// a transfer that fails or is cancelled leaves what was there before, and nothing else.
  ///
  /// - Parameters:
  ///   - request: a request of your own, without tokens.
  ///   - file: in a folder that is there. A file at this place is replaced.
  ///   - progress: is told the bytes that were written, each time more, and not after this returns.
  /// - Throws: `.session(.undeclared)` for an answer that is not 2xx, a redirect too.
  public nonisolated func download(
    _ request: URLRequest, to file: URL, progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(TransferFailure) -> HTTPURLResponse {
    let transport = try streaming()
    let part: PartFile
    do throws(FileProblem) { part = try PartFile(beside: file) } catch { throw .file(error) }
    defer { part.remove() }
    let reports = ProgressReports(progress)
    let download = FileDownload(into: part, reports)
    let result = await outcome { () throws(CallFailure<NoRefusal>) in
      try await exchange(request) { request throws(Fault) in
        try await transport.transfer(request, from: nil, into: download)
      }
    }
    await reports?.end()
    let head = try result.transferred()
    try download.check(head, for: request.httpMethod)
    guard !Task.isCancelled else { throw .session(.fault(.cancelled)) }  //! download-leaves-target
    do throws(FileProblem) { try part.moveIntoPlace() } catch { throw .file(error) }
    return try head.handed(for: request)
  }

  nonisolated func streaming() throws(TransferFailure) -> any StreamingTransport {
    guard let transport = transport as? any StreamingTransport else { throw .notStreaming }
    return transport
  }
}

extension UploadSource {
  fileprivate func look() -> Result<Int64, FileProblem> {
    do throws(FileProblem) { return .success(try size()) } catch { return .failure(error) }
  }

  fileprivate func checkedSize() throws(TransferFailure) -> Int64 {
    do throws(FileProblem) { return try size() } catch { throw .file(error) }
  }
}

/// The value or the typed failure of a body.
func outcome<Value, Failure: Error>(
  _ body: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
  do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
}

extension Result where Success == HTTPResponse, Failure == CallFailure<NoRefusal> {
  func transferred() throws(TransferFailure) -> HTTPResponse {
    switch self {
    case .success(let head): return head
    case .failure(let failure): throw .session(failure)
    }
  }
}

extension HTTPResponse {
  func handed(for request: URLRequest) throws(TransferFailure) -> HTTPURLResponse {
    do throws(CallFailure<NoRefusal>) { return try handedOver(for: request) } catch {
      throw .session(error)
    }
  }
}
