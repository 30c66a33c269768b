import Foundation

/// The place of a session. Two stores with one place keep the same session.
public struct StorePlace: Hashable, Sendable {
  private let content: Content

  private enum Content: Hashable, Sendable {
    case text(String)
    case object(ObjectIdentifier)
  }

  /// - Parameter name: a path, a URL or another name that no other place has.
  public init(_ name: String) { content = .text(name) }

  /// A file, however its path is written.
  public init(file: URL) { content = .text(file.standardizedFileURL.path) }  //! file-path-identity

  /// An object that keeps the session itself, as one that keeps it in memory. The object must outlive its clients.
  public init(of object: AnyObject) { content = .object(ObjectIdentifier(object)) }

  /// The place as text, the same in each process; nil for a place in the memory of this one.
  var name: String? {
    guard case .text(let name) = content else { return nil }
    return name
  }
}
