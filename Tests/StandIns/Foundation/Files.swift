// Each declaration is as its page of developer.apple.com/documentation/foundation has it.

// fileattributekey
public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let posixPermissions = FileAttributeKey(rawValue: "NSFilePosixPermissions")
}

// filemanager
open class FileManager: NSObject, @unchecked Sendable {
  // filemanager/searchpathdirectory
  public enum SearchPathDirectory: UInt, Sendable {
    case applicationSupportDirectory = 14
  }
  // filemanager/searchpathdomainmask
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
  }

  open class var `default`: FileManager { neverRun() }
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
  open func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool { neverRun() }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { neverRun() }
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
  open func removeItem(at url: URL) throws {}
  open func removeItem(atPath path: String) throws {}
}

// filehandle
open class FileHandle: NSObject, @unchecked Sendable {
  public init(forUpdating url: URL) throws {}
  public init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool) {}
  public func write(contentsOf data: Data) throws {}
  open func synchronize() throws {}
  open func close() throws {}
}

// nshomedirectory()
public func NSHomeDirectory() -> String { neverRun() }

// nstemporarydirectory()
public func NSTemporaryDirectory() -> String { neverRun() }

// urlresourcevalues
public struct URLResourceValues {
  public init() {}
  public var isExcludedFromBackup: Bool?
}
