/// Decides what becomes of every file, from what is wanted, what is there, and what the manifest
/// says.
struct WritePlanner {
  private let old: OldTree
  private let known: Manifest
  private let force: Bool
  private let history: (any OutputHistory)?
  private var plan: Plan

  static func plan(
    _ files: FileSet, over old: OldTree, _ root: OutputRoot, force: Bool
  ) throws(OutputError) -> Plan {
    var planner = WritePlanner(files, old, root, force)
    for path in planner.plan.contents.keys.sorted() { try planner.judgeWanted(path) }
    for path in planner.made.sorted() { try planner.judgeStale(path) }
    try planner.judgeManifest()
    planner.judgeForeign()
    planner.judgeFolders()
    planner.judgeCase()
    return planner.plan
  }

  private init(_ files: FileSet, _ old: OldTree, _ root: OutputRoot, _ force: Bool) {
    self.old = old
    self.known = old.record.manifest ?? Manifest(generator: "")
    self.force = force
    history = root.history
    plan = Plan(manifest: Manifest(generator: root.generator))
    for file in files.files {
      plan.contents[TreePath(file.path)] = file.bytes
      plan.manifest.add(TreePath(file.path), file.bytes)
    }
  }

  private mutating func judgeWanted(_ path: TreePath) throws(OutputError) {
    guard let found = old.snapshot.entries[path], found.kind != .folder else {
      return plan.steps[path] = .create
    }
    plan.steps[path] = .replace(found)
    guard found.kind == .file else {
      return object(path, found.kind == .symlink ? .symlink : .foreign)
    }
    let bytes = try old.bytes(path)
    if bytes == plan.contents[path] { return plan.steps[path] = .keep }
    if let bytes, known.fits(path, bytes) || isMerged(path, bytes) { return }
    if !known.knows(path) { return object(path, .foreign) }  //! foreign-file-kept
    object(path, .edited)  //! edited-file-kept
  }

  /// The files that the generator may have made: those with a name, and all if a merge dropped names.
  private var made: Set<TreePath> {
    guard known.knowsMoreThanNames else { return known.files }
    return known.files.union(old.snapshot.entries.filter { $0.value.kind == .file }.keys)
  }

  /// A file that the generator made and makes no more.
  private mutating func judgeStale(_ path: TreePath) throws(OutputError) {
    guard plan.contents[path] == nil, path != OwnNames.manifest,
      let found = old.snapshot.entries[path]
    else { return }
    switch found.kind {
    case .folder: return
    case .file:
      let isOurs = try old.bytes(path).map { known.fits(path, $0) || isMerged(path, $0) } ?? false
      guard known.knows(path) || isOurs else { return }
      plan.removed.insert(path)
      guard isOurs else {
        return object(path, .edited)  //! edited-file-not-removed
      }
    case .symlink, .other:
      plan.removed.insert(path)
      object(path, found.kind == .symlink ? .symlink : .foreign)
    }
  }

  /// Version control put it together of generated versions: nobody's work is in it.
  private func isMerged(_ path: TreePath, _ bytes: [UInt8]) -> Bool {
    guard let history else { return false }
    let versions = history.generated(path)
    guard !versions.isEmpty else { return false }
    return MergedFile(of: [plan.contents[path]].compactMap { $0 } + versions).isMade(bytes)
  }

  private mutating func judgeManifest() throws(OutputError) {
    let path = OwnNames.manifest
    guard let found = old.snapshot.entries[path] else { return plan.manifestChanges = true }
    switch found.kind {
    case .file: plan.manifestChanges = try old.bytes(path) != plan.manifest.bytes
    case .folder: plan.conflicts.append(Plan.Conflict(path: path, kind: .folder))
    case .symlink, .other:
      plan.manifestChanges = true
      object(path, found.kind == .symlink ? .symlink : .foreign)
    }
  }

  /// All that is left over is somebody else's, and stays unless a folder has to be in its place.
  private mutating func judgeForeign() {
    let folders = plan.folders
    for (path, found) in old.snapshot.entries where found.kind != .folder {
      let isOurs = plan.contents[path] != nil || path == OwnNames.manifest
      if isOurs || plan.removed.contains(path) { continue }
      guard folders.contains(path) else {
        plan.kept.insert(path)  //! foreign-file-not-dropped
        continue
      }
      plan.removed.insert(path)
      object(path, found.kind == .symlink ? .symlink : .foreign)
    }
  }

  /// Folders are ours only for the files that we made in them.
  private mutating func judgeFolders() {
    let made = Set(known.files.union(plan.removed).flatMap(\.ancestors))
    let used = plan.folders.union(plan.kept.flatMap(\.ancestors))
    let loose = old.snapshot.entries.filter { $0.value.kind == .folder && !used.contains($0.key) }
    let above = Set(loose.keys.flatMap(\.ancestors))
    for path in loose.keys {
      if made.contains(path) {
        plan.emptied.insert(path)
      } else if !above.contains(path) || old.snapshot.mounts.contains(path) {
        plan.kept.insert(path)
      }
    }
    settleFolders()
  }

  /// A folder above a kept one stays with it; what stands where a file must be is a conflict.
  private mutating func settleFolders() {
    let held = Set(plan.kept.flatMap(\.ancestors))
    plan.emptied.subtract(held)
    for path in plan.contents.keys where old.snapshot.entries[path]?.kind == .folder {
      if plan.kept.contains(path) || held.contains(path) {
        plan.conflicts.append(Plan.Conflict(path: path, kind: .folder))
      }
    }
  }

  /// A new name that differs only in case from a kept one is the same name on many systems.
  private mutating func judgeCase() {
    let kept = plan.kept.union(plan.kept.flatMap(\.ancestors))
    let byCase = Dictionary(kept.map { ($0.folded, $0) }, uniquingKeysWith: min)
    let wanted = plan.folders.union(plan.contents.keys)
    for path in wanted.sorted() where old.snapshot.entries[path] == nil {
      guard let other = byCase[path.folded], other != path else { continue }
      plan.conflicts.append(Plan.Conflict(path: path, kind: .caseConflict(other)))
    }
  }

  /// A single file or link stands in the way: the user said that it may go, or the run is refused.
  private mutating func object(_ path: TreePath, _ kind: Plan.Conflict.Kind) {
    if force {
      plan.forced.insert(path)
    } else {
      plan.conflicts.append(Plan.Conflict(path: path, kind: kind))
    }
  }
}
