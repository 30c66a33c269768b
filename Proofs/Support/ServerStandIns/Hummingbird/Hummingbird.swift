// hummingbird 2.26.0: Sources/Hummingbird/Exports.swift
@_exported import struct HTTPTypes.HTTPFields
@_exported import struct HTTPTypes.HTTPRequest
@_exported import struct HTTPTypes.HTTPResponse
@_exported import struct HummingbirdCore.Request
@_exported import struct HummingbirdCore.RequestBody
@_exported import struct HummingbirdCore.Response
@_exported import struct HummingbirdCore.ResponseBody
@_exported import struct NIOCore.ByteBuffer
@_exported import struct HTTPTypes.HTTPField
public import Logging
public import protocol NIOCore.Channel
public import enum NIOCore.SocketAddress

// Sources/Hummingbird/Server/RequestContextSource.swift
public protocol RequestContextSource {}

public struct ApplicationRequestContextSource: RequestContextSource {
  public let channel: any Channel
}

// Sources/Hummingbird/Server/RequestContext.swift; its decoder and encoder are not for adapters.
public struct CoreRequestContextStorage: Sendable {
  public init(source: some RequestContextSource) {}
}

public protocol InitializableFromSource<Source> {
  associatedtype Source

  init(source: Source)
}

public protocol RequestContext: InitializableFromSource, RequestContextSource {
  associatedtype Source: RequestContextSource = ApplicationRequestContextSource

  var coreContext: CoreRequestContextStorage { get set }
}

public struct BasicRequestContext: RequestContext {
  public var coreContext: CoreRequestContextStorage

  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}

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

// Sources/Hummingbird/Router/ResponseGenerator.swift; its requirement is left out.
public protocol ResponseGenerator {}

extension Response: ResponseGenerator {}
extension String: ResponseGenerator {}
extension HTTPResponse.Status: ResponseGenerator {}

// Sources/Hummingbird/Router/RouterPath.swift
public struct RouterPath: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}

// Sources/Hummingbird/Router/RouterMethods.swift
@preconcurrency
public protocol RouterMethods<Context> {
  associatedtype Context: RequestContext

  @discardableResult func on<Responder: HTTPResponder>(
    _ path: RouterPath, method: HTTPRequest.Method, responder: Responder
  ) -> Self where Responder.Context == Context

  func add(middleware: any MiddlewareProtocol<Request, Response, Context>) -> Self
}

extension RouterMethods {
  @discardableResult public func get(
    _ path: RouterPath = "",
    use handler: @Sendable @escaping (Request, Context) async throws -> some ResponseGenerator
  ) -> Self { self }

  public func group(_ path: RouterPath = "") -> RouterGroup<Context> { RouterGroup() }
}

// Sources/Hummingbird/Router/RouterGroup.swift
public struct RouterGroup<Context: RequestContext>: RouterMethods {
  @discardableResult public func add(
    middleware: any MiddlewareProtocol<Request, Response, Context>
  ) -> RouterGroup<Context> { self }

  @discardableResult public func on<Responder: HTTPResponder>(
    _ path: RouterPath, method: HTTPRequest.Method, responder: Responder
  ) -> Self where Responder.Context == Context { self }
}

// Sources/Hummingbird/Router/Router.swift
public protocol HTTPResponderBuilder {
  associatedtype Responder: HTTPResponder
}

public final class Router<Context: RequestContext>: RouterMethods, HTTPResponderBuilder {
  public typealias Responder = RouterResponder<Context>

  public init(context: Context.Type = BasicRequestContext.self) {}

  @discardableResult public func add(
    middleware: any MiddlewareProtocol<Request, Response, Context>
  ) -> Self { self }

  @discardableResult public func on<Responder: HTTPResponder>(
    _ path: RouterPath, method: HTTPRequest.Method, responder: Responder
  ) -> Self where Responder.Context == Context { self }
}

// Sources/Hummingbird/Router/RouterResponder.swift
public struct RouterResponder<Context: RequestContext>: HTTPResponder {
  @Sendable public func respond(
    to request: Request, context: Context
  ) async throws -> Response { fatalError() }
}

// Sources/Hummingbird/Error/HTTPError.swift
public struct HTTPError: Error, Sendable {
  public var status: HTTPResponse.Status

  public init(_ status: HTTPResponse.Status, message: String) { self.status = status }
}

// Sources/Hummingbird/Middleware/LogRequestMiddleware.swift
public struct LogRequestsMiddleware<Context: RequestContext>: RouterMiddleware {
  public init(_ logLevel: Logger.Level) {}

  public func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response { try await next(request, context) }
}

// Sources/Hummingbird/Middleware/CORSMiddleware.swift
public struct CORSMiddleware<Context: RequestContext>: RouterMiddleware {
  public struct AllowOriginExtended: Sendable {
    public static func custom(_ origin: String) -> Self { Self() }
  }

  public init(
    allowOrigin: AllowOriginExtended, allowHeaders: [HTTPField.Name] = [],
    allowMethods: [HTTPRequest.Method] = []
  ) {}

  public func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response { try await next(request, context) }
}

// Sources/HummingbirdCore/Server/BindAddress.swift
public struct BindAddress: Sendable {
  public static func hostname(_ host: String = "127.0.0.1", port: Int = 8080) -> Self { Self() }
}

// Sources/Hummingbird/Configuration.swift
public struct ApplicationConfiguration: Sendable {
  public init(address: BindAddress = .hostname()) {}
}

// Sources/Hummingbird/Application.swift; of its requirements, none is for whoever only runs one.
public protocol ApplicationProtocol: Sendable {}

extension ApplicationProtocol {
  public func runService() async throws {}
}

public struct Application<Responder: HTTPResponder>: ApplicationProtocol
where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
  public init(responder: Responder) {}

  public init<ResponderBuilder: HTTPResponderBuilder>(
    router: ResponderBuilder, configuration: ApplicationConfiguration = ApplicationConfiguration(),
    onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in },
    logger: Logger? = nil
  ) where Responder == ResponderBuilder.Responder {}
}
