import AuthClient
import Foundation
import HTTPTypes
import OpenAPIRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends the session's tokens with the calls of a client of swift-openapi-generator.
public struct SessionMiddleware<Contract: AuthContract>: ClientMiddleware {
  let session: AuthSession<Contract>

  public init(session: AuthSession<Contract>) { self.session = session }

  public func intercept(
    _ request: HTTPTypes.HTTPRequest, body: HTTPBody?, baseURL: URL, operationID: String,
    next:
      @Sendable (HTTPTypes.HTTPRequest, HTTPBody?, URL) async throws -> (
        HTTPTypes.HTTPResponse, HTTPBody?
      )
  ) async throws -> (HTTPTypes.HTTPResponse, HTTPBody?) {
    let plain = URLRequest(
      url: URL(string: baseURL.absoluteString + (request.path ?? "")) ?? baseURL)
    let authorized = try await session.authorized(plain)
    let answer = try await next(request.carrying(authorized), body, baseURL)
    // A body that can be read once cannot be sent again.
    guard answer.0.status.code == 401, body?.iterationBehavior != .single else { return answer }
    let renewed = try await session.renew(unlessReplaced: authorized)
    return try await next(request.carrying(renewed), body, baseURL)
  }
}

extension HTTPTypes.HTTPRequest {
  fileprivate func carrying(_ authorized: URLRequest) -> HTTPTypes.HTTPRequest {
    var request = self
    for (name, value) in authorized.allHTTPHeaderFields ?? [:] {
      if let name = HTTPField.Name(name) { request.headerFields[name] = value }
    }
    return request
  }
}
