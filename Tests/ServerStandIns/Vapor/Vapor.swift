// vapor 4.122.0: Sources/Vapor/Exports.swift
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
  public init(
    status: HTTPResponseStatus, version: HTTPVersion, headersNoUpdate headers: HTTPHeaders,
    body: Body
  ) {}

  // Sources/Vapor/Response/Response+Body.swift and Sources/Vapor/HTTP/ByteBufferAllocator.swift; the allocator is left out.
  public struct Body: Sendable {
    public init(buffer: ByteBuffer) {}
  }
}

// Sources/Vapor/Error/AbortError.swift
public protocol AbortError: Error {
  var status: HTTPResponseStatus { get }
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

// Sources/Vapor/Application.swift
public final class Application: Sendable {
  public var middleware: Middlewares {
    get { fatalError() }
    set {}
  }

  public var responder: Responder { Responder() }

  // Sources/Vapor/Responder/Application+Responder.swift
  public struct Responder {
    @preconcurrency public func use(
      _ factory: @Sendable @escaping (Application) -> (any Vapor.Responder)
    ) {}
  }
}
