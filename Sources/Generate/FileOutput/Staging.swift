import CSystem

/// Puts a new tree in place of the old one in one step: built beside it, then exchanged. Killed
/// anywhere, it leaves the old tree or the new one, and perhaps a staging folder for the next run.
struct Staging {
  private let place: OutputPlace
  private let name: TreePath
  private let staging: TreePath

  static func apply(
    _ plan: Plan, over old: OldTree, at place: OutputPlace, named name: TreePath
  ) throws(OutputError) {
    if let mount = old.snapshot.mounts.min() {
      throw .refused(Findings.mount(place.root, inside: mount.text))
    }
    let staging = OwnNames.staging(for: name, process: csystem_process(), number: 0)
    let step = Staging(place: place, name: name, staging: staging)
    do {
      try step.build(StagedTree(plan, over: old), from: old)
      try step.putInPlace(old)
    } catch {
      try? place.parent.removeTree(staging)
      throw error
    }
    if let folder = old.folder {
      try step.takeBackIfChanged(folder, since: old.snapshot)
      try step.removeOld()
    }
  }

  private func build(_ tree: StagedTree, from old: OldTree) throws(OutputError) {
    let new = try place.parent.makeFolder(staging, shown: place.root.path)
    try tree.build(in: new, from: old.folder)
    if let folder = old.folder { try new.takePermissions(of: try folder.ownStatus()) }
  }

  private func putInPlace(_ old: OldTree) throws(OutputError) {
    if old.folder == nil { try putInEmptyPlace() } else { try exchange() }
  }

  /// A change that somebody saved in the old tree while the new one was built must not go with it.
  private func takeBackIfChanged(_ old: Folder, since earlier: Snapshot) throws(OutputError) {
    do throws(OutputError) {
      let changes = try Snapshot(of: old).changes(since: earlier)
      if changes.isEmpty { return }  //! meanwhile-edit-kept
      throw .refused(Findings.changedMeanwhile(place.root, changes.map(\.text)))
    } catch {
      try rollBack()
      throw error
    }
  }

  private func rollBack() throws(OutputError) {
    do {
      try exchange()
    } catch {
      throw .refused(Findings.cannotTakeBack(place.root, place.parent.shown(staging)))
    }
    try? place.parent.removeTree(staging)
  }

  /// Nothing is lost where the exclusive form is missing: the plain one never replaces a folder
  /// with something in it.
  private func putInEmptyPlace() throws(OutputError) {
    do {
      try place.parent.call(.rename, name) { folder, target in
        staging.withPointer { Int64(csystem_rename_exclusive(folder, $0, target)) }
      }
    } catch {
      guard let code = error.code, Staging.unsupported.contains(code) else { throw error }
      try place.parent.rename(staging, to: name, in: place.parent)
    }
  }

  private func exchange() throws(OutputError) {
    do {
      try place.parent.call(.exchange, name) { folder, target in
        staging.withPointer { Int64(csystem_exchange(folder, $0, target)) }
      }
    } catch {
      guard let code = error.code, Staging.unsupported.contains(code) || code == EXDEV else {
        throw error
      }
      throw .refused(Findings.noExchange(place.root))
    }
  }

  /// The new tree is in place by now, whatever happens here.
  private func removeOld() throws(OutputError) {
    do {
      try place.parent.removeTree(staging)
    } catch {
      guard case .failed(let error) = error else { throw error }
      throw .refused(Findings.oldTreeLeft(place.root, place.parent.shown(staging), error))
    }
  }

  /// The errors with which systems answer an exchange that they cannot do.
  private static let unsupported = [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP]
}
