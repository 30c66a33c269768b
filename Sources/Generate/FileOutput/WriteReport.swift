package import Diagnostics

/// The work that a run did. Paths are relative to the folder and sorted; what is no UTF-8 in them
/// is replaced.
package struct WriteReport: Sendable {
  /// The output folder as the user named it.
  package let folder: String
  /// New files and files with new bytes.
  package let written: [String]
  package let removed: [String]
  package let unchanged: [String]
  /// Entries that are there and were not generated: files, links, and folders with nothing in them.
  package let kept: [String]
  /// Those of them that are files or links.
  package let foreign: [String]
  /// The files written or removed that were edited by hand or not generated, and taken away because
  /// `overwriteEdited` said so.
  package let overwritten: [String]
  /// False if the tree was as it should be already: then nothing at all was written.
  package let wroteAnything: Bool
  /// Warnings and notes, in the order of a report.
  package let notes: [Diagnostic]

  init(_ plan: Plan, _ old: OldTree, _ root: OutputRoot) {
    folder = root.path
    let (kept, fresh) = plan.keptAndFresh
    written = WriteReport.texts(fresh)
    removed = WriteReport.texts(plan.removed)
    unchanged = WriteReport.texts(kept)
    self.kept = WriteReport.texts(plan.kept)
    foreign = plan.foreign(in: old)
    overwritten = WriteReport.texts(plan.forced)
    wroteAnything = !plan.isDone
    notes = WriteReport.notes(old, root, wroteAnything).sorted(by: Diagnostic.reportOrder)
  }

  private static func texts(_ paths: some Sequence<TreePath>) -> [String] {
    paths.sorted().map(\.text)
  }

  private static func notes(
    _ old: OldTree, _ root: OutputRoot, _ wrote: Bool
  ) -> [Diagnostic] {
    var notes = root.inPlace && wrote ? [Findings.wroteInPlace(root)] : []
    switch old.record {
    case .none: break
    case .damaged: notes.append(Findings.damagedManifest(root))
    case .manifest(let manifest) where manifest.generator != root.generator:
      notes.append(Findings.otherGenerator(root, manifest.generator))
    case .manifest: break
    }
    return notes
  }
}

extension Plan {
  /// An empty folder is in no repository, and nobody compiles it.
  func foreign(in old: OldTree) -> [String] {
    kept.filter { old.snapshot.entries[$0]?.kind != .folder }.sorted().map(\.text)
  }

  fileprivate var keptAndFresh: (kept: [TreePath], fresh: [TreePath]) {
    var (kept, fresh): ([TreePath], [TreePath]) = ([], [])
    for (path, step) in steps {
      if case .keep = step { kept.append(path) } else { fresh.append(path) }
    }
    return (kept, fresh)
  }
}
