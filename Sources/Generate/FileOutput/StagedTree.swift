/// The new tree as it is built in the staging folder: folders in folders, and what each leaf is
/// made of.
struct StagedTree {
  enum StagedEntry {
    /// New bytes; with permissions, where they replace a file that had some.
    case write([UInt8], mode: UInt32?)
    /// The same file as in the old tree; its bytes are at hand in case that no link can be made.
    case link([UInt8])
    /// A file or link of another writer.
    case carry
  }

  private var folders: [TreePath: StagedTree] = [:]
  private var leaves: [TreePath: StagedEntry] = [:]

  init(_ plan: Plan, over old: OldTree) {
    for (path, bytes) in plan.contents { add(path.parts[...], plan.leaf(path, bytes)) }
    for path in plan.kept {
      let isFolder = old.snapshot.entries[path]?.kind == .folder
      add(path.parts[...], isFolder ? nil : .carry)
    }
    let oldMode = old.snapshot.entries[OwnNames.manifest]?.fileMode
    leaves[OwnNames.manifest] = .write(plan.manifest.bytes, mode: oldMode)
  }

  private init() {}

  /// Without a leaf it adds an empty folder.
  private mutating func add(_ parts: ArraySlice<TreePath>, _ leaf: StagedEntry?) {
    guard let first = parts.first else { return }
    if parts.count == 1, let leaf { return leaves[first] = leaf }
    folders[first, default: StagedTree()].add(parts.dropFirst(), leaf)
  }

  /// Makes it all in an empty folder, from the old one where there is something of the same name.
  func build(in new: Folder, from old: Folder?) throws(OutputError) {
    for (name, leaf) in leaves.sorted(by: { $0.key < $1.key }) {
      try build(name, leaf, in: new, from: old)
    }
    for (name, inner) in folders.sorted(by: { $0.key < $1.key }) {
      let oldStatus = try old?.status(name)
      let oldInner = oldStatus?.kind == .folder ? try old?.folder(name) : nil
      let made = try new.makeFolder(name)
      try inner.build(in: made, from: oldInner)
      if oldInner != nil, let oldStatus { try made.takePermissions(of: oldStatus) }
    }
  }

  private func build(
    _ name: TreePath, _ leaf: StagedEntry, in new: Folder, from old: Folder?
  ) throws(OutputError) {
    switch leaf {
    case .write(let bytes, let mode): try new.create(name, bytes, mode: mode)
    case .link(let bytes):
      if let old, try new.link(name, from: old) { return }
      try new.create(name, bytes, mode: try old?.status(name)?.fileMode)
    case .carry:
      if let old, try new.link(name, from: old) { return }
      if let old, try new.copySymlink(name, from: old) { return }
      throw .cannotCarry(new.shown(name))
    }
  }
}

extension Plan {
  fileprivate func leaf(_ path: TreePath, _ bytes: [UInt8]) -> StagedTree.StagedEntry {
    switch steps[path] {
    case .keep: .link(bytes)
    case .replace(let found): .write(bytes, mode: found.fileMode)
    case .create, nil: .write(bytes, mode: nil)
    }
  }
}

extension Status {
  /// The permissions that a new version of a file takes over, if it was one.
  var fileMode: UInt32? { kind == .file ? mode & 0o777 : nil }
}
