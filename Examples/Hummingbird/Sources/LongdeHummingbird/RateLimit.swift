import HTTPTypes
import Hummingbird
import LongdeService
import NIOCore

/// Answers 429 where an address calls too often, in the form of the contract's refusals.
struct RateLimit<Context: RemoteAddressRequestContext>: RouterMiddleware {
  let rate: CallRate
  let proxies: Int

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let forwarded = request.headers.filter { $0.name.canonicalName == "x-forwarded-for" }
    let address = CallerAddress.find(
      peer: context.remoteAddress?.ipAddress, forwarded: forwarded.map(\.value), proxies: proxies)
    guard let seconds = await rate.wait(address) else { return try await next(request, context) }
    return Response(
      status: .tooManyRequests,
      headers: [.retryAfter: "\(seconds)", .contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: #"{"message":"tooManyRequests"}"#)))
  }
}
