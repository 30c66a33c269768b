// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer
import HTTPTypes
import Hummingbird
import NIOCore

/// The server's stubs behind Hummingbird 2.
///
/// As a middleware before a router's own routes, which get requests for all other paths:
///
///     router.add(middleware: CognitoAdapter(Cognito.PoolServer.Routes(service)))
///
/// Alone, for every path:
///
///     let responder = CognitoAdapter<BasicRequestContext>(Cognito.PoolServer.Routes(service))
///     let application = Application(responder: responder)
///
/// The peer's address is known if the context is a `RemoteAddressRequestContext`.
public struct CognitoAdapter<Context: RequestContext>: RouterMiddleware, HTTPResponder {
  private let routes: any RoutedHandler

  public init(_ routes: any RoutedHandler) { self.routes = routes }

  public func handle(
    _ request: Hummingbird.Request, context: Context,
    next: (Hummingbird.Request, Context) async throws -> Hummingbird.Response
  ) async throws -> Hummingbird.Response {
    guard routes.knows(request.head.path ?? "") else { return try await next(request, context) }
    return try await respond(to: request, context: context)
  }

  @Sendable public func respond(
    to request: Hummingbird.Request, context: Context
  ) async throws -> Hummingbird.Response {
    let answer = try await CallContext.$frameworkRequest.withValue(request) {
      try await routes.respond(to: head(of: request, context)) { limit in
        var bytes: [UInt8] = []
        for try await part in request.body {
          guard part.readableBytes <= limit - bytes.count else { return nil }
          bytes += part.readableBytesView
        }
        return bytes
      }
    }
    return written(answer)
  }

  /// The request as it came. Hummingbird keeps the host apart; here it is a header again.
  private func head(of request: Hummingbird.Request, _ context: Context) -> AuthServer.Request {
    var headers = AuthServer.Headers()
    headers.add("Host", request.head.authority)
    for field in request.headers { headers.add(field.name.rawName, field.value) }
    let address = (context as? any RemoteAddressRequestContext)?.remoteAddress
    return AuthServer.Request(
      AuthServer.Request.Method(request.method.rawValue), request.head.path ?? "",
      headers: headers, peer: address?.ipAddress)
  }

  /// Sets the headers last: Hummingbird would add a length, which a 204 must not have.
  private func written(_ answer: AuthServer.Response) -> Hummingbird.Response {
    var response = Hummingbird.Response(
      status: HTTPResponse.Status(code: answer.status),
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
    response.headers = HTTPFields(
      answer.headers.compactMap { field in
        HTTPField.Name(field.name).map { HTTPField(name: $0, value: field.value) }
      })
    return response
  }
}
