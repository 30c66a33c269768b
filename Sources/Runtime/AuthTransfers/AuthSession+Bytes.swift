public import AuthClient
import Primitives

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension AuthSession {
  /// Sends a request, and hands over the answer when its head is there. The body comes in pieces. Before that a 401
  /// renews the token once and repeats the request once.
  ///
  /// - Parameters:
  ///   - request: a request of your own, without tokens.
  ///   - limit: how much is held for a reader that is slower than the server.
  /// - Returns: each answer, redirects and refusals too.
  public nonisolated func bytes(
    for request: URLRequest, holding limit: HoldingLimit = HoldingLimit()
  ) async throws(TransferFailure) -> (StreamedBody, HTTPURLResponse) {
    let transport = try streaming()
    let last = Locked<BodyTransfer?>(nil)
    let result = await outcome { () throws(CallFailure<NoRefusal>) in
      try await exchange(request) { request throws(Fault) in
        let transfer = BodyTransfer(of: request, over: transport, holding: limit)
        last.use { $0 = transfer }
        return try await transfer.head()
      }
    }
    let head = try result.transferred()
    guard let transfer = last.use({ $0 }) else { throw .session(.fault(.unreadable)) }
    return (StreamedBody(transfer), try head.handed(for: request))
  }
}
