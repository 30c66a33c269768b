public import Foundation
public import HTTPTypes

// https://github.com/apple/swift-openapi-runtime/blob/main/Sources/OpenAPIRuntime/Interface/AsyncSequenceCommon.swift
public enum IterationBehavior: Sendable {
  case single
  case multiple
}

// https://github.com/apple/swift-openapi-runtime/blob/main/Sources/OpenAPIRuntime/Interface/HTTPBody.swift
public final class HTTPBody: Sendable {
  public let iterationBehavior: IterationBehavior

  init(_ behavior: IterationBehavior) { iterationBehavior = behavior }
}

// https://github.com/apple/swift-openapi-runtime/blob/main/Sources/OpenAPIRuntime/Interface/ClientTransport.swift
public protocol ClientMiddleware: Sendable {
  func intercept(
    _ request: HTTPRequest, body: HTTPBody?, baseURL: URL, operationID: String,
    next: @Sendable (HTTPRequest, HTTPBody?, URL) async throws -> (HTTPResponse, HTTPBody?)
  ) async throws -> (HTTPResponse, HTTPBody?)
}
