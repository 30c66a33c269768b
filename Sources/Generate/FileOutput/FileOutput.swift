package import Diagnostics

/// Puts files where they belong, all or nothing, and takes nothing away that it did not make. A
/// killed process leaves the old tree or the new one; a power cut may leave less, since nothing is
/// synced.
package enum FileOutput {
  /// Makes the folder hold these files and, beside them, what others put there. Where it does
  /// already, nothing is written. On an error the folder is as it was, unless the words say
  /// otherwise.
  @discardableResult
  package static func write(
    _ files: FileSet, to root: OutputRoot
  ) throws(Problems) -> WriteReport {
    do {
      return try locked(root) { place throws(OutputError) in try write(files, at: place) }
    } catch {
      throw problems(error, root)
    }
  }

  /// The changes that `write` would have to make: none, exactly where it would write nothing.
  /// Writes nothing.
  package static func compare(
    _ files: FileSet, with root: OutputRoot
  ) throws(Problems) -> FolderComparison {
    do {
      return try comparison(files, root)
    } catch {
      throw problems(error, root)
    }
  }

  private static func locked(
    _ root: OutputRoot, _ work: (OutputPlace) throws(OutputError) -> WriteReport
  ) throws(OutputError) -> WriteReport {
    var opener = try PlaceOpener(root, for: .writing)
    do throws(OutputError) {
      guard let place = try opener.open() else { throw .refused(Findings.noPath(root)) }
      defer { place.unlock() }
      return try work(place)
    } catch {
      opener.made.undo()
      throw error
    }
  }

  private static func write(
    _ files: FileSet, at place: OutputPlace
  ) throws(OutputError) -> WriteReport {
    let root = place.root
    try RootChecks.check(place)
    try Leftovers.remove(at: place)
    let old = try OldTree.read(place.folder)
    if !root.overwriteEdited { try old.checkGenerator(root) }
    let plan = try WritePlanner.plan(
      files, over: old, root, force: root.overwriteEdited)
    guard plan.conflicts.isEmpty else { throw .refused(Findings.conflicts(plan.conflicts, root)) }
    if !plan.isDone { try apply(plan, over: old, at: place) }
    return WriteReport(plan, old, root)
  }

  private static func apply(
    _ plan: Plan, over old: OldTree, at place: OutputPlace
  ) throws(OutputError) {
    if place.root.inPlace, let folder = place.folder {
      try InPlace.apply(plan, over: old, in: folder)
    } else if let name = place.name {
      try Staging.apply(plan, over: old, at: place, named: name)
    }
  }

  private static func comparison(
    _ files: FileSet, _ root: OutputRoot
  ) throws(OutputError) -> FolderComparison {
    var opener = try PlaceOpener(root, for: .comparing)
    let place = try opener.open()
    defer { place?.unlock() }
    let old = try OldTree.read(place?.folder)
    try old.checkGenerator(root)
    let plan = try WritePlanner.plan(files, over: old, root, force: false)
    return FolderComparison(
      differences: try Difference.all(in: plan, old, root), foreign: plan.foreign(in: old))
  }

  private static func problems(_ error: OutputError, _ root: OutputRoot) -> Problems {
    switch error {
    case .failed(let system): Problems([Findings.failed(system, root)])
    case .refused(let diagnostics): Problems(diagnostics)
    case .cannotCarry(let path): Problems([Findings.cannotCarry(root, path)])
    }
  }
}
