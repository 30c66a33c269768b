import CSystem

/// Finds the place of an output folder, part by part, and locks it.
struct PlaceOpener {
  private let root: OutputRoot
  private let path: RootPath
  private let purpose: OutputPlace.Purpose
  private(set) var made = MadeFolders()

  init(_ root: OutputRoot, for purpose: OutputPlace.Purpose) throws(OutputError) {
    guard let path = RootPath(root) else { throw .refused(Findings.noPath(root)) }
    self.root = root
    self.path = try PlaceOpener.cut(path)
    self.purpose = purpose
  }

  /// Cuts a path outside the project where its folders begin to be missing.
  private static func cut(_ whole: RootPath) throws(OutputError) -> RootPath {
    var path = whole
    while let above = path.above, try isMissing(path.trusted) { path = above }
    return path
  }

  private static func isMissing(_ trusted: String) throws(OutputError) -> Bool {
    do {
      _ = try Folder.open(trusted: trusted)
      return false
    } catch {
      guard error.code == ENOENT else { throw error }
      return true
    }
  }

  /// Nil where there is nothing and nothing is to be written. Whoever waits for the lock looks
  /// again: the folder may have been replaced by then.
  mutating func open() throws(OutputError) -> OutputPlace? {
    for _ in 0..<PlaceOpener.attempts {
      guard let parent = try findParent() else { return nil }
      let isLocked = try lock(parent)
      let isStill = try findParent()?.ownStatus().identity == parent.ownStatus().identity
      if isStill { return try place(in: parent, isLocked: isLocked) }
    }
    throw .refused(Findings.changedMeanwhile(root, [root.path]))
  }

  /// Far more often than folders are ever replaced while somebody waits.
  private static let attempts = 100

  /// A run in place may come by a symbolic link; the folder above is then the one above its target,
  /// so that all runs on one folder meet at one lock.
  private var isOpenedByPath: Bool { root.inPlace || path.parts.isEmpty }

  /// The output folder itself is only made under the lock.
  private mutating func findParent() throws(OutputError) -> Folder? {
    if isOpenedByPath, let folder = try walk(path.parts, making: false) {
      return try folder.folder(TreePath(".."))
    }
    return try walk(path.parts.dropLast(), making: purpose == .writing)
  }

  private mutating func place(
    in parent: Folder, isLocked: Bool
  ) throws(OutputError) -> OutputPlace {
    let name = path.parts.last
    if isOpenedByPath {
      let folder = try walk(path.parts, making: purpose == .writing)
      let own = try folder?.ownStatus().identity
      let named = try name.flatMap { (name) throws(OutputError) in try parent.status(name) }
      let isName = own != nil && named?.identity == own
      return OutputPlace(
        root: root, parent: parent, name: isName ? name : nil, folder: folder, isLocked: isLocked)
    }
    var folder: Folder?
    if let name, try exists(name, in: parent) {
      folder = try parent.folder(name, shown: root.path)
    }
    return OutputPlace(
      root: root, parent: parent, name: name, folder: folder, isLocked: isLocked)
  }

  private mutating func walk(
    _ parts: some Sequence<TreePath>, making: Bool
  ) throws(OutputError) -> Folder? {
    var folder = try Folder.open(trusted: path.trusted)
    for name in parts {
      if try !exists(name, in: folder) {
        guard making else { return nil }
        try make(name, in: folder)
      }
      folder = try folder.folder(name, following: root.inPlace)
    }
    return folder
  }

  /// Whether there is a folder, and not something else, of which nothing good can come.
  private func exists(_ name: TreePath, in parent: Folder) throws(OutputError) -> Bool {
    guard let found = try parent.status(name, following: root.inPlace) else { return false }
    switch found.kind {
    case .folder: return true
    case .symlink: throw .refused(Findings.rootSymlink(root, parent.shown(name)))  //! link-refused
    case .file, .other: throw .refused(Findings.notFolder(root, parent.shown(name)))
    }
  }

  private mutating func make(_ name: TreePath, in parent: Folder) throws(OutputError) {
    do {
      _ = try parent.makeFolder(name)
      made.add(name, in: parent)
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  private func lock(_ folder: Folder) throws(OutputError) -> Bool {
    do {
      try folder.descriptorCall(.lock) { Int64(csystem_lock($0, purpose == .comparing)) }
      return true
    } catch {
      let missing = [ENOTSUP, EOPNOTSUPP, ENOLCK, ENOSYS, EINVAL, EBADF]
      guard let code = error.code, missing.contains(code) else { throw error }
      if purpose == .comparing || root.inPlace { return false }
      throw .refused(Findings.noLock(root))
    }
  }
}
