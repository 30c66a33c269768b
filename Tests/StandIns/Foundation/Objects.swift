// Each declaration is as its page of developer.apple.com/documentation/foundation or …/objectivec has it.

// objectivec/nsobjectprotocol
public protocol NSObjectProtocol: AnyObject {}

// objectivec/nsobject-swift.class
open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
  public init() {}
  open func copy() -> Any { neverRun() }
  open var description: String { neverRun() }
  public func hash(into hasher: inout Hasher) {}
  public static func == (one: NSObject, other: NSObject) -> Bool { neverRun() }
}

// objectivec/objcbool
public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
  public var boolValue: Bool
}

// nserror
open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
  open var domain: String { neverRun() }
  open var code: Int { neverRun() }
  open var userInfo: [String: Any] { neverRun() }
  open var localizedDescription: String { neverRun() }
}

// `error as NSError` calls these: the compiler knows their names.
public func _convertErrorToNSError(_ error: any Error) -> NSError { neverRun() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { neverRun() }

public let NSUnderlyingErrorKey = "NSUnderlyingError"
public let NSDebugDescriptionErrorKey = "NSDebugDescription"
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"
public let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
public let NSURLErrorDomain = "NSURLErrorDomain"

extension Error {
  // swift/error/localizeddescription
  public var localizedDescription: String { neverRun() }
}

// localizederror
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

// cocoaerror
public struct CocoaError: Error {
  // cocoaerror/code
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let fileReadNoSuchFile = Code(rawValue: 260)
    public static let fileWriteUnknown = Code(rawValue: 512)
    public static let featureUnsupported = Code(rawValue: 3328)
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

// nsnumber
open class NSNumber: NSObject, @unchecked Sendable {
  open var intValue: Int { neverRun() }
  open var boolValue: Bool { neverRun() }
}

// operationqueue
open class OperationQueue: NSObject, @unchecked Sendable {
  open class var main: OperationQueue { neverRun() }
}

// processinfo
open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { neverRun() }
  open var environment: [String: String] { neverRun() }
  open var processName: String { neverRun() }

  // processinfo/performexpiringactivity(withreason:using:)
  @available(macOS, unavailable)
  open func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {}
}

// userdefaults
open class UserDefaults: NSObject, @unchecked Sendable {
  open class var standard: UserDefaults { neverRun() }
  public init?(suiteName: String?) {}
  open func object(forKey defaultName: String) -> Any? { neverRun() }
  open func string(forKey defaultName: String) -> String? { neverRun() }
  open func data(forKey defaultName: String) -> Data? { neverRun() }
  open func bool(forKey defaultName: String) -> Bool { neverRun() }
  open func set(_ value: Any?, forKey defaultName: String) {}
  open func set(_ value: Bool, forKey defaultName: String) {}
}

// bundle
open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { neverRun() }
  open var bundleIdentifier: String? { neverRun() }
  open func object(forInfoDictionaryKey key: String) -> Any? { neverRun() }
}

// notification
public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}

// nsnotification
open class NSNotification: NSObject {
  // nsnotification/name-swift.struct
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

// notificationcenter
open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { neverRun() }
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { neverRun() }
  open func removeObserver(_ observer: Any) {}
  open func post(name aName: NSNotification.Name, object anObject: Any?) {}

  // notificationcenter/notifications(named:object:)
  public func notifications(
    named name: Notification.Name, object: (AnyObject & Sendable)? = nil
  ) -> Notifications { neverRun() }

  // notificationcenter/notifications
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> Notification? { neverRun() }
    }
    public func makeAsyncIterator() -> Iterator { neverRun() }
  }
}
