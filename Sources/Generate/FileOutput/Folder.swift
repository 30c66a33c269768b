import CSystem

/// An open folder. What is in it is reached through its descriptor and never through a path, so
/// that nobody who swaps a folder for a symbolic link can lead a write elsewhere.
final class Folder: Sendable {
  private let descriptor: Int32
  /// How messages name it.
  let shown: String

  private init(_ descriptor: Int32, shown: String) {
    self.descriptor = descriptor
    self.shown = shown
  }

  deinit { _ = csystem_close(descriptor) }

  /// The current folder of the process, for paths as a user names them. Open for ever.
  static let current = Folder(csystem_current_folder(), shown: "")

  /// Opens a path that is trusted: symbolic links in it are followed.
  static func open(trusted path: String) throws(OutputError) -> Folder {
    try current.folder(TreePath(path), following: true)
  }

  /// Opens a folder in this one; a symbolic link only where `following` says so.
  func folder(
    _ name: TreePath, following: Bool = false, shown: String? = nil
  ) throws(OutputError) -> Folder {
    let opened = try call(.open, name) { Int64(csystem_open_folder($0, $1, following)) }
    return Folder(Int32(opened), shown: shown ?? self.shown(name))
  }

  func shown(_ name: TreePath) -> String {
    if shown == "." || shown.isEmpty { return name.text }
    return shown.hasSuffix("/") ? shown + name.text : shown + "/" + name.text
  }

  /// The status of the thing of that name; nil for nothing.
  func status(_ name: TreePath, following: Bool = false) throws(OutputError) -> Status? {
    var found = csystem_status()
    do {
      try call(.inspect, name) { Int64(csystem_status($0, $1, following, &found)) }
      return Status(found)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  func ownStatus() throws(OutputError) -> Status {
    var found = csystem_status()
    try SystemCall.make(.inspect, shown) { Int64(csystem_status(descriptor, "", false, &found)) }
    return Status(found)
  }

  /// The names in it, sorted by bytes.
  func names() throws(OutputError) -> [TreePath] {
    var listing: OpaquePointer?
    try SystemCall.make(.list, shown) { Int64(csystem_listing_open(descriptor, &listing)) }
    guard let listing else { return [] }
    defer { csystem_listing_close(listing) }
    var names: [TreePath] = []
    var name: UnsafePointer<CChar>?
    while try SystemCall.make(.list, shown, { Int64(csystem_listing_next(listing, &name)) }) > 0 {
      if let name { names.append(TreePath(copying: name)) }
    }
    return names.sorted()
  }

  @discardableResult
  func call(
    _ action: SystemAction, _ name: TreePath, _ make: (Int32, UnsafePointer<CChar>) -> Int64
  ) throws(OutputError) -> Int64 {
    try SystemCall.make(action, shown(name)) { name.withPointer { make(descriptor, $0) } }
  }

  func withDescriptor<Value>(_ use: (Int32) -> Value) -> Value { use(descriptor) }

  /// A call on the folder itself.
  @discardableResult
  func descriptorCall(_ action: SystemAction, _ make: (Int32) -> Int64) throws(OutputError) -> Int64
  {
    try SystemCall.make(action, shown) { make(descriptor) }
  }
}
