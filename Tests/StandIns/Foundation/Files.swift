// Each declaration is as its page of developer.apple.com/documentation/foundation has it.

// fileattributekey
public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let posixPermissions = FileAttributeKey(rawValue: "NSFilePosixPermissions")
  public static let protectionKey = FileAttributeKey(rawValue: "NSFileProtectionKey")
}

// fileprotectiontype
public struct FileProtectionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = FileProtectionType(rawValue: "NSFileProtectionNone")
  public static let complete = FileProtectionType(rawValue: "NSFileProtectionComplete")
  public static let completeUnlessOpen =
    FileProtectionType(rawValue: "NSFileProtectionCompleteUnlessOpen")
  public static let completeUntilFirstUserAuthentication =
    FileProtectionType(rawValue: "NSFileProtectionCompleteUntilFirstUserAuthentication")
}

// filemanager
open class FileManager: NSObject, @unchecked Sendable {
  // filemanager/searchpathdirectory
  public enum SearchPathDirectory: UInt, Sendable {
    case libraryDirectory = 5
    case documentDirectory = 9
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
  }
  // filemanager/searchpathdomainmask
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
  }

  open class var `default`: FileManager { neverRun() }
  open var temporaryDirectory: URL { neverRun() }
  open func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL { neverRun() }
  open func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] { neverRun() }
  open func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    neverRun()
  }
  open func fileExists(atPath path: String) -> Bool { neverRun() }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { neverRun() }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { neverRun() }
  open func setAttributes(
    _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
  ) throws {}
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  @discardableResult
  open func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool { neverRun() }
  open func moveItem(at srcURL: URL, to dstURL: URL) throws {}
  open func removeItem(at url: URL) throws {}
  open func removeItem(atPath path: String) throws {}
}

// filehandle
open class FileHandle: NSObject, @unchecked Sendable {
  public init(forReadingFrom url: URL) throws {}
  public init(forWritingTo url: URL) throws {}
  public init(forUpdating url: URL) throws {}
  open func synchronize() throws {}
  open func close() throws {}
}

// nstemporarydirectory()
public func NSTemporaryDirectory() -> String { neverRun() }

// urlresourcevalues
public struct URLResourceValues {
  public init() {}
  public var isExcludedFromBackup: Bool?
}

// urlresourcekey
public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let isExcludedFromBackupKey =
    URLResourceKey(rawValue: "NSURLIsExcludedFromBackupKey")
}
