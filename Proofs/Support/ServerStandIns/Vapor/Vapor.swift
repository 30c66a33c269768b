// vapor 4.122.0: Sources/Vapor/Exports.swift
@_exported import Foundation
@_exported import Logging
@_exported import struct NIOCore.ByteBuffer
@_exported import class NIOCore.EventLoopFuture
public import enum NIOCore.SocketAddress
@_exported import struct NIOHTTP1.HTTPHeaders
@_exported import enum NIOHTTP1.HTTPMethod
@_exported import enum NIOHTTP1.HTTPResponseStatus
@_exported import struct NIOHTTP1.HTTPVersion

// Sources/Vapor/Utilities/URI.swift
public struct URI: Sendable {
  public var string: String { "" }
}

// Sources/Vapor/Request/Request.swift
public final class Request: Sendable {
  public var method: HTTPMethod { .GET }
  public var url: URI { URI() }
  public var headers: HTTPHeaders { HTTPHeaders() }
  public var body: Body { Body() }
  public let remoteAddress: SocketAddress? = nil

  // Sources/Vapor/Request/Request+Body.swift
  public struct Body: Sendable {
    public func collect(max: Int? = 1 << 14) -> EventLoopFuture<ByteBuffer?> { fatalError() }
  }
}

// Sources/Vapor/Response/Response.swift
public final class Response: Sendable {
  public var headers: HTTPHeaders {
    get { HTTPHeaders() }
    set {}
  }

  public convenience init(
    status: HTTPResponseStatus = .ok, version: HTTPVersion = .init(major: 1, minor: 1),
    headers: HTTPHeaders = .init(), body: Body = Body(string: "")
  ) { self.init(status: status, version: version, headersNoUpdate: headers, body: body) }

  public init(
    status: HTTPResponseStatus, version: HTTPVersion, headersNoUpdate headers: HTTPHeaders,
    body: Body
  ) {}

  // Sources/Vapor/Response/Response+Body.swift and Sources/Vapor/HTTP/ByteBufferAllocator.swift; the allocator is left out.
  public struct Body: Sendable {
    public init(buffer: ByteBuffer) {}
    public init(string: String) {}
  }
}

// Sources/Vapor/Error/AbortError.swift
public protocol AbortError: Error {
  var status: HTTPResponseStatus { get }
}

// Sources/Vapor/Error/Abort.swift
public struct Abort: AbortError {
  public var status: HTTPResponseStatus

  public init(_ status: HTTPResponseStatus, reason: String? = nil) { self.status = status }
}

// Sources/Vapor/HTTP/Responder.swift
public protocol Responder: Sendable {
  func respond(to request: Request) -> EventLoopFuture<Response>
}

// Sources/Vapor/Concurrency/Responder+Concurrency.swift
public protocol AsyncResponder: Responder {
  func respond(to request: Request) async throws -> Response
}

extension AsyncResponder {
  public func respond(to request: Request) -> EventLoopFuture<Response> { fatalError() }
}

// Sources/Vapor/Middleware/Middleware.swift
@preconcurrency public protocol Middleware: Sendable {
  func respond(to request: Request, chainingTo next: any Responder) -> EventLoopFuture<Response>
}

// Sources/Vapor/Concurrency/AsyncMiddleware.swift
public protocol AsyncMiddleware: Middleware {
  func respond(to request: Request, chainingTo next: any AsyncResponder) async throws -> Response
}

extension AsyncMiddleware {
  public func respond(
    to request: Request, chainingTo next: any Responder
  ) -> EventLoopFuture<Response> { fatalError() }
}

// Sources/Vapor/Middleware/MiddlewareConfiguration.swift
public struct Middlewares: Sendable {
  public enum Position {
    case beginning, end
  }

  public mutating func use(_ middleware: any Middleware, at position: Position = .end) {}
}

// Sources/Vapor/Middleware/CORSMiddleware.swift
public final class CORSMiddleware: Middleware {
  public enum AllowOriginSetting: Sendable {
    case none
    case custom(String)
  }

  public struct Configuration: Sendable {
    public init(
      allowedOrigin: AllowOriginSetting, allowedMethods: [HTTPMethod],
      allowedHeaders: [HTTPHeaders.Name]
    ) {}
  }

  public init(configuration: Configuration) {}

  public func respond(
    to request: Request, chainingTo next: any Vapor.Responder
  ) -> EventLoopFuture<Response> { fatalError() }
}

// Sources/Vapor/HTTP/Headers/HTTPHeaders+Name.swift
extension HTTPHeaders {
  public struct Name: Sendable {
    public static let authorization = Name()
    public static let contentType = Name()
  }
}

// Sources/Vapor/Concurrency/AsyncResponseEncodable.swift; its requirement is left out.
public protocol AsyncResponseEncodable {}

extension Response: AsyncResponseEncodable {}
extension String: AsyncResponseEncodable {}
extension HTTPResponseStatus: AsyncResponseEncodable {}

// routing-kit 4.9.3: Sources/RoutingKit/PathComponent.swift
public enum PathComponent: ExpressibleByStringLiteral, Sendable {
  case catchall

  public init(stringLiteral value: String) { self = .catchall }
}

// Sources/Vapor/Routing/RoutesBuilder.swift
public protocol RoutesBuilder {}

public final class Route: Sendable {}

// Sources/Vapor/HTTP/BodyStreamStrategy.swift
public enum HTTPBodyStreamStrategy: Sendable {
  case stream
  case collect
}

extension RoutesBuilder {
  // Sources/Vapor/Routing/RoutesBuilder+Group.swift and RoutesBuilder+Middleware.swift
  public func grouped(_ path: PathComponent...) -> any RoutesBuilder { self }
  public func grouped(_ middleware: any Middleware...) -> any RoutesBuilder { self }

  // Sources/Vapor/Concurrency/RoutesBuilder+Concurrency.swift
  @discardableResult @preconcurrency
  public func on<Response: AsyncResponseEncodable>(
    _ method: HTTPMethod, _ path: PathComponent..., body: HTTPBodyStreamStrategy = .collect,
    use closure: @Sendable @escaping (Request) async throws -> Response
  ) -> Route { Route() }
}

// Sources/Vapor/Environment/Environment.swift
public struct Environment: Sendable {
  public init(name: String, arguments: [String] = []) {}
}

// Sources/Vapor/Application.swift
public final class Application: Sendable, RoutesBuilder {
  public static func make(_ environment: Environment) async throws -> Application { fatalError() }

  public var middleware: Middlewares {
    get { fatalError() }
    set {}
  }

  public var logger: Logger { Logger(label: "") }
  public var responder: Responder { Responder() }
  public var http: HTTP { HTTP() }
  public var running: Running? { nil }

  public func startup() async throws {}
  public func execute() async throws {}
  public func asyncShutdown() async throws {}

  // Sources/Vapor/Core/Running.swift
  public struct Running: Sendable {
    public let onStop: EventLoopFuture<Void>
  }

  // Sources/Vapor/HTTP/Server/Application+HTTP+Server.swift and HTTPServer.swift
  public struct HTTP: Sendable {
    public struct Server: Sendable {
      public var shared: HTTPServer { HTTPServer() }
      public var configuration: HTTPServer.Configuration {
        get { HTTPServer.Configuration() }
        nonmutating set {}
      }
    }

    public var server: Server { Server() }
  }

  // Sources/Vapor/Responder/Application+Responder.swift
  public struct Responder {
    @preconcurrency public func use(
      _ factory: @Sendable @escaping (Application) -> (any Vapor.Responder)
    ) {}
  }
}

public final class HTTPServer: Sendable {
  public var localAddress: SocketAddress? { nil }

  public struct Configuration: Sendable {
    public enum RequestDecompressionConfiguration: Sendable {
      case disabled
    }

    public var hostname = ""
    public var port = 0
    public var requestDecompression = RequestDecompressionConfiguration.disabled
  }
}
