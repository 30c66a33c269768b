/// The entries of a folder at one moment, however deep. Folders on other file systems are not
/// entered.
struct Snapshot {
  private(set) var entries: [TreePath: Status] = [:]
  /// The entries at which another file system begins.
  private(set) var mounts: Set<TreePath> = []

  init() {}

  init(of folder: Folder) throws(OutputError) {
    try add(folder, below: TreePath(bytes: []))
  }

  private mutating func add(_ folder: Folder, below path: TreePath) throws(OutputError) {
    let own = try folder.ownStatus()
    for name in try folder.names() {
      guard let status = try folder.status(name) else { continue }
      let place = path.appending(name)
      entries[place] = status
      if status.isMount(under: own) {
        mounts.insert(place)
      } else if status.kind == .folder {
        try add(try folder.folder(name), below: place)
      }
    }
  }

  /// The paths that were added, removed or changed since an earlier moment, sorted.
  func changes(since earlier: Snapshot) -> [TreePath] {
    Set(entries.keys).union(earlier.entries.keys).filter { path in
      guard let new = entries[path], let old = earlier.entries[path] else { return true }
      return !new.isUnchanged(since: old)
    }.sorted()
  }
}
