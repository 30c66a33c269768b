// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer
import NIOCore
import NIOHTTP1
import Vapor

/// The server's stubs behind Vapor 4.
///
/// As a middleware before the application's own routes, which get requests for all other paths:
///
///     app.middleware.use(CognitoAdapter(Cognito.PoolServer.Routes(service)))
///
/// Alone, for every path:
///
///     app.responder.use { _ in CognitoAdapter(Cognito.PoolServer.Routes(service)) }
public struct CognitoAdapter: AsyncMiddleware, AsyncResponder {
  private let routes: any RoutedHandler

  public init(_ routes: any RoutedHandler) { self.routes = routes }

  public func respond(
    to request: Vapor.Request, chainingTo next: any AsyncResponder
  ) async throws -> Vapor.Response {
    guard routes.knows(request.url.string) else { return try await next.respond(to: request) }
    return try await respond(to: request)
  }

  public func respond(to request: Vapor.Request) async throws -> Vapor.Response {
    let answer = try await CallContext.$frameworkRequest.withValue(request) {
      try await routes.respond(to: head(of: request)) { limit in
        do {
          // It wants less than the maximum.
          let body = try await request.body.collect(max: min(limit, .max - 1) + 1).get()
          return body.map { Array($0.readableBytesView) } ?? []
        } catch let error as any AbortError where error.status == .payloadTooLarge {
          return nil
        }
      }
    }
    return written(answer)
  }

  /// The request as it came, except for Vapor's change of the target: the path is not decoded.
  private func head(of request: Vapor.Request) -> AuthServer.Request {
    var headers = AuthServer.Headers()
    for (name, value) in request.headers { headers.add(name, value) }
    return AuthServer.Request(
      AuthServer.Request.Method(request.method.rawValue), request.url.string, headers: headers,
      peer: request.remoteAddress?.ipAddress)
  }

  /// Adds no header: the length in an answer to HEAD is that of the answer to GET.
  private func written(_ answer: AuthServer.Response) -> Vapor.Response {
    Vapor.Response(
      status: HTTPResponseStatus(statusCode: answer.status),
      version: HTTPVersion(major: 1, minor: 1),
      headersNoUpdate: HTTPHeaders(answer.headers.map { ($0.name, $0.value) }),
      body: Vapor.Response.Body(buffer: ByteBuffer(bytes: answer.body)))
  }
}
