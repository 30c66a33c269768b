import LongdeService
import NIOCore
import NIOHTTP1
import Vapor

/// Answers 429 where an address calls too often, in the form of the contract's refusals.
struct RateLimit: AsyncMiddleware {
  let rate: CallRate
  let proxies: Int

  func respond(
    to request: Request, chainingTo next: any AsyncResponder
  ) async throws -> Response {
    let address = CallerAddress.find(
      peer: request.remoteAddress?.ipAddress, forwarded: request.headers["X-Forwarded-For"],
      proxies: proxies)
    guard let seconds = await rate.wait(address) else {
      return try await next.respond(to: request)
    }
    return Response(
      status: .tooManyRequests,
      headers: ["Retry-After": "\(seconds)", "Content-Type": "application/json"],
      body: Response.Body(string: #"{"message":"tooManyRequests"}"#))
  }
}
