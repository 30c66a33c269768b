// swift-nio 2.101.3: Sources/NIOHTTP1/HTTPTypes.swift
public struct HTTPHeaders: CustomStringConvertible, ExpressibleByDictionaryLiteral, Sendable {
  public var description: String { "" }

  public init() {}
  public init(_ headers: [(String, String)] = []) {}
  public init(dictionaryLiteral elements: (String, String)...) {}

  public mutating func add(name: String, value: String) {}
  public subscript(name: String) -> [String] { [] }
  public func first(name: String) -> String? { nil }
}

extension HTTPHeaders: RandomAccessCollection {
  public typealias Element = (name: String, value: String)

  public struct Index: Comparable {
    public static func < (left: Index, right: Index) -> Bool { false }
  }

  public var startIndex: Index { Index() }
  public var endIndex: Index { Index() }
  public subscript(position: Index) -> Element { ("", "") }
  public func index(after position: Index) -> Index { position }
  public func index(before position: Index) -> Index { position }
}

public enum HTTPMethod: Equatable, Sendable {
  case GET
  case PUT
  case HEAD
  case POST
  case PATCH
  case DELETE
  case OPTIONS
  case RAW(value: String)
}

extension HTTPMethod: RawRepresentable {
  public var rawValue: String { "" }

  public init(rawValue: String) { self = .RAW(value: rawValue) }
}

public struct HTTPVersion: Sendable {
  public var major: Int
  public var minor: Int

  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }
}

public enum HTTPResponseStatus: Sendable {
  case custom(code: UInt, reasonPhrase: String)
  case ok
  case forbidden
  case notFound
  case payloadTooLarge
  case tooManyRequests
  case serviceUnavailable

  public var code: UInt { 0 }

  public init(statusCode: Int, reasonPhrase: String = "") { self = .payloadTooLarge }
}

extension HTTPResponseStatus: Equatable {}
