// hummingbird 2.26.0: Sources/Hummingbird/Exports.swift
@_exported import struct HTTPTypes.HTTPFields
@_exported import struct HTTPTypes.HTTPRequest
@_exported import struct HTTPTypes.HTTPResponse
@_exported import struct HummingbirdCore.Request
@_exported import struct HummingbirdCore.RequestBody
@_exported import struct HummingbirdCore.Response
@_exported import struct HummingbirdCore.ResponseBody
@_exported import struct NIOCore.ByteBuffer
public import enum NIOCore.SocketAddress

// Sources/Hummingbird/Server/RequestContext.swift; its storage, decoder and encoder are not for adapters.
public protocol RequestContext {}

public struct BasicRequestContext: RequestContext {}

// Sources/Hummingbird/Middleware/TracingMiddleware.swift
public protocol RemoteAddressRequestContext: RequestContext {
  var remoteAddress: SocketAddress? { get }
}

// Sources/Hummingbird/Middleware/Middleware.swift
public protocol MiddlewareProtocol<Input, Output, Context>: Sendable {
  associatedtype Input
  associatedtype Output
  associatedtype Context

  func handle(
    _ input: Input, context: Context, next: (Input, Context) async throws -> Output
  ) async throws -> Output
}

public protocol RouterMiddleware<Context>: MiddlewareProtocol
where Input == Request, Output == Response {}

// Sources/Hummingbird/Server/RequestResponder.swift
public protocol HTTPResponder<Context>: Sendable {
  associatedtype Context

  @Sendable func respond(to request: Request, context: Context) async throws -> Response
}

// Sources/Hummingbird/Router/Router.swift
public final class Router<Context: RequestContext> {
  public init(context: Context.Type = BasicRequestContext.self) {}

  @discardableResult public func add(
    middleware: any MiddlewareProtocol<Request, Response, Context>
  ) -> Self { self }
}

// Sources/Hummingbird/Application.swift; a context is made by an application there.
public struct Application<Responder: HTTPResponder> where Responder.Context: RequestContext {
  public init(responder: Responder) {}
}
