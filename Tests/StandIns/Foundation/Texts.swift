// Each declaration is as its page of developer.apple.com/documentation/foundation has it.

// characterset
public struct CharacterSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  public static var whitespaces: CharacterSet { neverRun() }
  public static var whitespacesAndNewlines: CharacterSet { neverRun() }
  public static var alphanumerics: CharacterSet { neverRun() }
  public init(charactersIn string: String) {}
  public init(arrayLiteral elements: Unicode.Scalar...) {}
  public func union(_ other: CharacterSet) -> CharacterSet { neverRun() }
}

// comparisonresult
public enum ComparisonResult: Int, Sendable {
  case orderedAscending = -1
  case orderedSame
  case orderedDescending
}

extension String {
  // swift/string/encoding
  public struct Encoding: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let ascii = Encoding(rawValue: 1)
    public static let utf8 = Encoding(rawValue: 4)
  }

  public init?<Bytes: Sequence<UInt8>>(bytes: Bytes, encoding: Encoding) { neverRun() }
  public init?(data: Data, encoding: Encoding) { neverRun() }
  public init(contentsOf url: URL, encoding: Encoding) throws { neverRun() }
}

extension StringProtocol {
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    neverRun()
  }
  public func trimmingCharacters(in set: CharacterSet) -> String { neverRun() }
  public func caseInsensitiveCompare<Text: StringProtocol>(_ text: Text) -> ComparisonResult {
    neverRun()
  }
  public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    neverRun()
  }
  public var removingPercentEncoding: String? { neverRun() }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String { neverRun() }
  public func components<Text: StringProtocol>(separatedBy separator: Text) -> [String] {
    neverRun()
  }
}

// jsonencoder
open class JSONEncoder {
  // jsonencoder/outputformatting-swift.struct
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = OutputFormatting(rawValue: 1 << 1)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 1 << 3)
  }
  // jsonencoder/dateencodingstrategy-swift.enum
  public enum DateEncodingStrategy: Sendable {
    case deferredToDate
    case secondsSince1970
    @preconcurrency case custom(@Sendable (Date, any Encoder) throws -> Void)
  }
  public init() {}
  open var outputFormatting: OutputFormatting = []
  open var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
  @preconcurrency open var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { neverRun() }
}

// jsondecoder
open class JSONDecoder {
  // jsondecoder/datedecodingstrategy-swift.enum
  public enum DateDecodingStrategy: Sendable {
    case deferredToDate
    case secondsSince1970
    @preconcurrency case custom(@Sendable (any Decoder) throws -> Date)
  }
  public init() {}
  open var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
  @preconcurrency open var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    neverRun()
  }
}

// jsonserialization
open class JSONSerialization: NSObject {
  // jsonserialization/readingoptions
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 1 << 2)
  }
  // jsonserialization/writingoptions
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = WritingOptions(rawValue: 1 << 1)
    public static let fragmentsAllowed = WritingOptions(rawValue: 1 << 2)
    public static let withoutEscapingSlashes = WritingOptions(rawValue: 1 << 3)
  }
  open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
    neverRun()
  }
  open class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
    neverRun()
  }
}

// propertylistserialization
open class PropertyListSerialization: NSObject {
  // propertylistserialization/propertylistformat
  public enum PropertyListFormat: UInt, Sendable {
    case xml = 100
    case binary = 200
  }
  // propertylistserialization/readoptions
  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open class func propertyList(
    from data: Data, options opt: ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { neverRun() }
}
