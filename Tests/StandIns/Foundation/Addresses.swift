// Each declaration is as its page of developer.apple.com/documentation/foundation has it.

// url
public struct URL: Hashable, Sendable, Codable, CustomStringConvertible {
  // url/directoryhint
  public enum DirectoryHint: Sendable {
    case isDirectory
    case notDirectory
    case checkFileSystem
    case inferFromPath
  }

  public init?(string: String) {}
  public init?(string: String, relativeTo url: URL?) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  public init(fileURLWithPath path: String) {}
  public init(
    filePath path: String, directoryHint: DirectoryHint = .inferFromPath,
    relativeTo base: URL? = nil
  ) {}

  public static var applicationSupportDirectory: URL { neverRun() }

  public var absoluteString: String { neverRun() }
  public var scheme: String? { neverRun() }
  public var user: String? { neverRun() }
  public var password: String? { neverRun() }
  public var host: String? { neverRun() }
  public var port: Int? { neverRun() }
  public var path: String { neverRun() }
  public var query: String? { neverRun() }
  public var fragment: String? { neverRun() }
  public var isFileURL: Bool { neverRun() }
  public var lastPathComponent: String { neverRun() }
  public var standardizedFileURL: URL { neverRun() }
  public func host(percentEncoded: Bool = true) -> String? { neverRun() }
  public func path(percentEncoded: Bool = true) -> String { neverRun() }
  public func query(percentEncoded: Bool = true) -> String? { neverRun() }
  public func appending<Text: StringProtocol>(
    path: Text, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { neverRun() }
  public func appending(queryItems: [URLQueryItem]) -> URL { neverRun() }
  public func appendingPathComponent(_ pathComponent: String) -> URL { neverRun() }
  public func appendingPathExtension(_ pathExtension: String) -> URL { neverRun() }
  public func deletingLastPathComponent() -> URL { neverRun() }
  public mutating func setResourceValues(_ values: URLResourceValues) throws {}
  public var description: String { neverRun() }
}

// urlqueryitem
public struct URLQueryItem: Hashable, Sendable {
  public init(name: String, value: String?) { (self.name, self.value) = (name, value) }
  public var name: String
  public var value: String?
}

// urlcomponents
public struct URLComponents: Hashable, Sendable {
  public init() {}
  public init?(string: String) {}
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {}
  public var url: URL? { neverRun() }
  public var string: String? { neverRun() }
  public var scheme: String?
  public var user: String?
  public var password: String?
  public var host: String?
  public var port: Int?
  public var path = ""
  public var query: String?
  public var fragment: String?
  public var percentEncodedPath = ""
  public var percentEncodedQuery: String?
  public var queryItems: [URLQueryItem]?
}
