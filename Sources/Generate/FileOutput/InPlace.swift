import CSystem

/// Writes file by file, each by a rename. Killed in between it leaves old and new files, and a
/// manifest that knows both, so that the next run takes none of them for somebody's edit.
struct InPlace {
  private let folder: Folder
  private let plan: Plan
  private let old: OldTree

  static func apply(_ plan: Plan, over old: OldTree, in folder: Folder) throws(OutputError) {
    let step = InPlace(folder: folder, plan: plan, old: old)
    try step.announce()
    for path in plan.removed.sorted() { try step.remove(path) }
    for path in plan.emptied.sorted().reversed() { try step.removeFolder(path) }
    for (path, bytes) in plan.contents.sorted(by: { $0.key < $1.key }) {
      try step.write(path, bytes)
    }
    try step.replace(OwnNames.manifest, plan.manifest.bytes, in: folder, mode: step.manifestMode)
  }

  private func announce() throws(OutputError) {
    var manifest = plan.manifest
    for (path, bytes) in try made() { manifest.add(path, bytes) }
    try replace(OwnNames.manifest, manifest.bytes, in: folder, mode: manifestMode)
  }

  /// The files that are as some run made them, and that this one replaces or removes.
  private func made() throws(OutputError) -> [TreePath: [UInt8]] {
    guard let known = old.record.manifest else { return [:] }
    var made: [TreePath: [UInt8]] = [:]
    for path in known.files.union(plan.removed)
    where old.snapshot.entries[path]?.kind == .file {
      if case .keep = plan.steps[path] { continue }
      //! killed-in-place-known
      if let bytes = try old.bytes(path), known.fits(path, bytes) { made[path] = bytes }
    }
    return made
  }

  private func write(_ path: TreePath, _ bytes: [UInt8]) throws(OutputError) {
    switch plan.steps[path] {
    case .keep: return
    case .replace(let found):
      try replace(path.name, bytes, in: try parent(of: path), mode: found.fileMode)
    case .create, nil:
      try replace(path.name, bytes, in: try parent(of: path), mode: nil)
    }
  }

  private func replace(
    _ name: TreePath, _ bytes: [UInt8], in target: Folder, mode: UInt32?
  ) throws(OutputError) {
    let temporary = try write(bytes, mode: mode)
    do {
      try folder.rename(temporary, to: name, in: target)
    } catch {
      try? folder.removeFile(temporary)
      throw error
    }
  }

  /// Writes a file under a name that is free; without locks a killed run's may still be there.
  private func write(_ bytes: [UInt8], mode: UInt32?) throws(OutputError) -> TreePath {
    var number = 0
    while true {
      let name = OwnNames.temporary(process: csystem_process(), number: number)
      do {
        try folder.create(name, bytes, mode: mode)
        return name
      } catch {
        guard error.code == EEXIST, number < 1000 else { throw error }
        number += 1
      }
    }
  }

  private var manifestMode: UInt32? { old.snapshot.entries[OwnNames.manifest]?.fileMode }

  private func remove(_ path: TreePath) throws(OutputError) {
    try parent(of: path).removeFile(path.name)
  }

  /// Something new in it is somebody else's: then it stays.
  private func removeFolder(_ path: TreePath) throws(OutputError) {
    do {
      try parent(of: path).removeFolder(path.name)
    } catch {
      guard error.code == ENOTEMPTY || error.code == EEXIST else { throw error }
    }
  }

  private func parent(of path: TreePath) throws(OutputError) -> Folder {
    var folder = folder
    for name in path.parts.dropLast() {
      if try folder.status(name) == nil { _ = try folder.makeFolder(name) }
      folder = try folder.folder(name)
    }
    return folder
  }
}
