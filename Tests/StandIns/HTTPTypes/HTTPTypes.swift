// https://github.com/apple/swift-http-types/blob/main/Sources/HTTPTypes/HTTPField.swift
public struct HTTPField: Sendable {
  // https://github.com/apple/swift-http-types/blob/main/Sources/HTTPTypes/HTTPFieldName.swift
  public struct Name: Hashable, Sendable {
    public init?(_ name: String) { nil }
  }
}

// https://github.com/apple/swift-http-types/blob/main/Sources/HTTPTypes/HTTPFields.swift
public struct HTTPFields: Sendable {
  public subscript(name: HTTPField.Name) -> String? {
    get { nil }
    set {}
  }
}

// https://github.com/apple/swift-http-types/blob/main/Sources/HTTPTypes/HTTPRequest.swift
public struct HTTPRequest: Sendable {
  public var path: String?
  public var headerFields: HTTPFields {
    get { HTTPFields() }
    set {}
  }
}

// https://github.com/apple/swift-http-types/blob/main/Sources/HTTPTypes/HTTPResponse.swift
public struct HTTPResponse: Sendable {
  public struct Status: Sendable {
    public let code: Int
  }

  public var status: Status { Status(code: 0) }
}
