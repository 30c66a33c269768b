// swift-http-types 1.6.0: Sources/HTTPTypes/HTTPField.swift
public struct HTTPField: Sendable, Hashable {
  public var name: Name
  public var value: String

  public init(name: Name, value: String) {
    self.name = name
    self.value = value
  }

  // Sources/HTTPTypes/HTTPFieldName.swift
  public struct Name: Sendable, Hashable {
    public let rawName: String
    public let canonicalName: String

    public init?(_ name: String) {
      rawName = name
      canonicalName = name
    }

    public static var authorization: Self { Self("Authorization")! }
    public static var contentType: Self { Self("Content-Type")! }
    public static var retryAfter: Self { Self("Retry-After")! }
  }
}

// Sources/HTTPTypes/HTTPFields.swift
public struct HTTPFields: Sendable, Hashable {
  private var fields: [HTTPField] = []

  public init() {}

  public subscript(name: HTTPField.Name) -> String? {
    get { nil }
    set {}
  }
}

extension HTTPFields: RangeReplaceableCollection, RandomAccessCollection, MutableCollection {
  public var startIndex: Int { fields.startIndex }
  public var endIndex: Int { fields.endIndex }

  public subscript(position: Int) -> HTTPField {
    get { fields[position] }
    set { fields[position] = newValue }
  }

  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == HTTPField {}
}

extension HTTPFields: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (HTTPField.Name, String)...) {}
}

// Sources/HTTPTypes/HTTPRequest.swift
public struct HTTPRequest: Sendable, Hashable {
  public struct Method: Sendable, Hashable, RawRepresentable {
    public let rawValue: String

    public init?(rawValue: String) { self.rawValue = rawValue }

    public static var get: Self { Self(rawValue: "GET")! }
    public static var head: Self { Self(rawValue: "HEAD")! }
    public static var post: Self { Self(rawValue: "POST")! }
    public static var put: Self { Self(rawValue: "PUT")! }
    public static var delete: Self { Self(rawValue: "DELETE")! }
    public static var options: Self { Self(rawValue: "OPTIONS")! }
    public static var patch: Self { Self(rawValue: "PATCH")! }
  }

  public var method: Method
  public var scheme: String?
  public var authority: String?
  public var path: String?
  public var headerFields: HTTPFields
}

// Sources/HTTPTypes/HTTPResponse.swift
public struct HTTPResponse: Sendable, Hashable {
  public struct Status: Sendable, Hashable {
    public let code: Int
    public let reasonPhrase: String

    public init(code: Int, reasonPhrase: String = "") {
      self.code = code
      self.reasonPhrase = reasonPhrase
    }

    public static var ok: Self { Self(code: 200) }
    public static var forbidden: Self { Self(code: 403) }
    public static var notFound: Self { Self(code: 404) }
    public static var tooManyRequests: Self { Self(code: 429) }
    public static var serviceUnavailable: Self { Self(code: 503) }
  }
}
