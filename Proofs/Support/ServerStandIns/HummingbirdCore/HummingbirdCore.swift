public import HTTPTypes
public import NIOCore

// hummingbird 2.26.0: Sources/HummingbirdCore/Request/Request.swift
public struct Request: Sendable {
  public let head: HTTPRequest
  public var method: HTTPRequest.Method { head.method }
  public var headers: HTTPFields { head.headerFields }
  public var body: RequestBody

  public init(head: HTTPRequest, body: RequestBody) {
    self.head = head
    self.body = body
  }
}

// Sources/HummingbirdCore/Request/RequestBody.swift
public struct RequestBody: Sendable, AsyncSequence {
  public typealias Element = ByteBuffer

  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> ByteBuffer? { nil }
  }

  public init(buffer: ByteBuffer) {}

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

// Sources/HummingbirdCore/Response/Response.swift
public struct Response: Sendable {
  public var status: HTTPResponse.Status
  public var headers: HTTPFields
  public var body: ResponseBody

  public init(
    status: HTTPResponse.Status, headers: HTTPFields = .init(), body: ResponseBody = .init()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

// Sources/HummingbirdCore/Response/ResponseBody.swift
public struct ResponseBody: Sendable {
  public init() {}
  public init(byteBuffer: ByteBuffer) {}
}
