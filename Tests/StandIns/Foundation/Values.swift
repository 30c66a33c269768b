// Each declaration is as its page of developer.apple.com/documentation/foundation has it.
@_exported import Darwin
@_exported import Dispatch

// timeinterval
public typealias TimeInterval = Double

// data
public struct Data: Hashable, Sendable, Codable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
{
  // data/base64encodingoptions
  public typealias Base64EncodingOptions = NSData.Base64EncodingOptions
  // data/base64decodingoptions
  public typealias Base64DecodingOptions = NSData.Base64DecodingOptions
  // data/readingoptions
  public typealias ReadingOptions = NSData.ReadingOptions
  // data/writingoptions
  public typealias WritingOptions = NSData.WritingOptions

  public init() {}
  public init(repeating repeatedValue: UInt8, count: Int) {}
  public init(count: Int) {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public init?(base64Encoded text: String, options: Base64DecodingOptions = []) {}
  public func base64EncodedString(options: Base64EncodingOptions = []) -> String { neverRun() }
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result { neverRun() }
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { neverRun() }

  public var startIndex: Int { neverRun() }
  public var endIndex: Int { neverRun() }
  public subscript(index: Int) -> UInt8 {
    get { neverRun() }
    set {}
  }
  public subscript(bounds: Range<Int>) -> Data {
    get { neverRun() }
    set {}
  }
  public mutating func append(_ other: Data) {}
  public mutating func replaceSubrange<Bytes: Collection<UInt8>>(
    _ subrange: Range<Int>, with newElements: Bytes
  ) {}
}

// nsdata
open class NSData: NSObject {
  // nsdata/base64encodingoptions
  public struct Base64EncodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  // nsdata/base64decodingoptions
  public struct Base64DecodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1 << 0)
  }
  // nsdata/readingoptions
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  // nsdata/writingoptions
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    public static let withoutOverwriting = WritingOptions(rawValue: 1 << 1)
    // nsdata/writingoptions/nofileprotection
    public static let noFileProtection = WritingOptions(rawValue: 0x1000_0000)
    public static let completeFileProtectionUntilFirstUserAuthentication =
      WritingOptions(rawValue: 0x4000_0000)
  }
}

// date
public struct Date: Hashable, Comparable, Sendable, Codable {
  public static let distantPast = Date()
  public static var now: Date { neverRun() }
  public init() {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public var timeIntervalSince1970: TimeInterval { neverRun() }
  public var timeIntervalSinceReferenceDate: TimeInterval { neverRun() }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { neverRun() }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { neverRun() }
  public static func + (date: Date, interval: TimeInterval) -> Date { neverRun() }
  public static func - (date: Date, interval: TimeInterval) -> Date { neverRun() }
  public static func < (one: Date, other: Date) -> Bool { neverRun() }
}

// uuid
public struct UUID: Hashable, Sendable, Codable, CustomStringConvertible {
  public init() {}
  public init?(uuidString string: String) {}
  public var uuidString: String { neverRun() }
  public var description: String { neverRun() }
}

// decimal
public struct Decimal: Hashable, Sendable, Codable, CustomStringConvertible {
  public init(_ value: Int) {}
  public init(_ value: Double) {}
  public init?(string: String, locale: Locale? = nil) {}
  public var description: String { neverRun() }
}

// locale
public struct Locale: Hashable, Sendable {
  public static var current: Locale { neverRun() }
  public static var preferredLanguages: [String] { neverRun() }
}

// iso8601dateformatter
open class ISO8601DateFormatter: NSObject {
  open func string(from date: Date) -> String { neverRun() }
  open func date(from string: String) -> Date? { neverRun() }
}

// personnamecomponents
public struct PersonNameComponents: Hashable, Sendable {
  public init() {}
  public var givenName: String?
  public var middleName: String?
  public var familyName: String?
  public var nickname: String?
}

func neverRun() -> Never { preconditionFailure("a stand-in is for checking types") }
