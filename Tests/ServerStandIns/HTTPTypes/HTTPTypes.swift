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

    public init?(_ name: String) { rawName = name }
  }
}

// Sources/HTTPTypes/HTTPFields.swift
public struct HTTPFields: Sendable, Hashable {
  private var fields: [HTTPField] = []

  public init() {}
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

// Sources/HTTPTypes/HTTPRequest.swift
public struct HTTPRequest: Sendable, Hashable {
  public struct Method: Sendable, Hashable, RawRepresentable {
    public let rawValue: String

    public init?(rawValue: String) { self.rawValue = rawValue }
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
  }
}
