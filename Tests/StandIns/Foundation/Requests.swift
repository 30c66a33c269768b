// Each declaration is as its page of developer.apple.com/documentation/foundation has it.

// inputstream
open class InputStream: NSObject {}

// urlrequest
public struct URLRequest: Hashable, Sendable {
  // nsurlrequest/cachepolicy-swift.enum
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
  }

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {}
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var httpBodyStream: InputStream? {
    get { neverRun() }
    set {}
  }
  public var timeoutInterval: TimeInterval {
    get { neverRun() }
    set {}
  }
  public var allHTTPHeaderFields: [String: String]?
  public func value(forHTTPHeaderField field: String) -> String? { neverRun() }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}

// urlresponse
open class URLResponse: NSObject, @unchecked Sendable {
  open var url: URL? { neverRun() }
}

// httpurlresponse
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?,
    headerFields: [String: String]?
  ) {}
  open var statusCode: Int { neverRun() }
  open var allHeaderFields: [AnyHashable: Any] { neverRun() }
  open func value(forHTTPHeaderField field: String) -> String? { neverRun() }
}

// urlerror
public struct URLError: Error, Hashable, Sendable {
  // urlerror/code
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let unknown = Code(rawValue: -1)
    public static let cancelled = Code(rawValue: -999)
    public static let badURL = Code(rawValue: -1000)
    public static let timedOut = Code(rawValue: -1001)
    public static let unsupportedURL = Code(rawValue: -1002)
    public static let badServerResponse = Code(rawValue: -1011)
    public static let zeroByteResource = Code(rawValue: -1014)
    public static let cannotDecodeRawData = Code(rawValue: -1015)
    public static let cannotDecodeContentData = Code(rawValue: -1016)
    public static let cannotParseResponse = Code(rawValue: -1017)
    public static let appTransportSecurityRequiresSecureConnection = Code(rawValue: -1022)
    public static let dataLengthExceedsMaximum = Code(rawValue: -1103)
    public static let secureConnectionFailed = Code(rawValue: -1200)
    public static let serverCertificateHasBadDate = Code(rawValue: -1201)
    public static let serverCertificateUntrusted = Code(rawValue: -1202)
    public static let serverCertificateHasUnknownRoot = Code(rawValue: -1203)
    public static let serverCertificateNotYetValid = Code(rawValue: -1204)
    public static let clientCertificateRejected = Code(rawValue: -1205)
    public static let clientCertificateRequired = Code(rawValue: -1206)
  }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public let code: Code
}
