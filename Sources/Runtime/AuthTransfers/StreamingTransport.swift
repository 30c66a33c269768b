public import AuthClient
public import Foundation

/// A transport that also carries bodies which are never in memory whole.
public protocol StreamingTransport: Transport {
  /// Sends a request as `send` does, and leads the answer to a receiver while it comes.
  ///
  /// - Parameters:
  ///   - request: its body is used if there is no file.
  ///   - file: the body, read in pieces.
  ///   - receiver: takes the response while it comes.
  /// - Returns: the head, when the receiver has the whole body or wants no more.
  func transfer(
    _ request: HTTPRequest, from file: URL?, into receiver: any BodyReceiver
  ) async throws(Fault) -> HTTPResponse
}

extension URLSessionTransport: StreamingTransport {
  public func transfer(
    _ request: HTTPRequest, from file: URL?, into receiver: any BodyReceiver
  ) async throws(Fault) -> HTTPResponse {
    try await carry(request, from: file, into: receiver)
  }
}
