import Diagnostics

/// The words for everything that stops a run. What is said is true at the moment it is said: unless
/// a text says otherwise, nothing was written.
enum Findings {
  static func conflicts(_ conflicts: [Plan.Conflict], _ root: OutputRoot) -> [Diagnostic] {
    let paths = { (isMeant: (Plan.Conflict.Kind) -> Bool) in
      conflicts.filter { isMeant($0.kind) }.map(\.path.text).sorted()
    }
    let edited = paths { $0 == .edited }
    let foreign = paths { $0 == .foreign }
    let links = paths { $0 == .symlink }
    let folders = paths { $0 == .folder }
    let found = [
      edited.isEmpty ? nil : self.edited(edited, root),
      foreign.isEmpty ? nil : self.foreign(foreign, root),
      links.isEmpty ? nil : symlinks(links, root),
      folders.isEmpty ? nil : self.folders(folders, root),
    ]
    return found.compactMap { $0 } + conflicts.compactMap { caseConflict($0, root) }
  }

  private static func edited(_ paths: [String], _ root: OutputRoot) -> Diagnostic {
    let more = root.history?.wayToMore.map { "; \($0)" } ?? ""
    return diagnostic(
      .editedFile,
      "`\(root.path)` has files that were edited since they were generated: \(list(paths))",
      why:
        "Generated files are replaced as a whole, which would lose the edits; nothing was written",
      help: """
        Move the edits to files of your own, to the contract or to a template, and remove the \
        edited files; or overwrite them with `--force`\(more)
        """)
  }

  private static func foreign(_ paths: [String], _ root: OutputRoot) -> Diagnostic {
    diagnostic(
      .foreignFile,
      """
      `\(root.path)` has files that were not generated where generated ones have to be: \
      \(list(paths))
      """,
      why: """
        Nothing says that the generator made them (`\(OwnNames.manifest.text)` lists what \
        it made), so they may be somebody's work; nothing was written
        """,
      help: "Move them elsewhere; or, if they can go, overwrite them with `--force`")
  }

  private static func symlinks(_ paths: [String], _ root: OutputRoot) -> Diagnostic {
    diagnostic(
      .symlink,
      """
      `\(root.path)` has symbolic links where generated files or folders have to be: \
      \(list(paths))
      """,
      why: "A link could lead the output out of its folder; nothing was written",
      help: "Remove the links; or replace them, but never what they lead to, with `--force`")
  }

  private static func folders(_ paths: [String], _ root: OutputRoot) -> Diagnostic {
    diagnostic(
      .foreignFile, "`\(root.path)` has folders where generated files have to be: \(list(paths))",
      why:
        "What is in them was not generated, and a folder is never overwritten; nothing was written",
      help: "Move the folders elsewhere")
  }

  private static func caseConflict(_ conflict: Plan.Conflict, _ root: OutputRoot) -> Diagnostic? {
    guard case .caseConflict(let other) = conflict.kind else { return nil }
    return diagnostic(
      .foreignFile,
      """
      `\(root.path)` has `\(other.text)`, which differs only in case from the generated \
      `\(conflict.path.text)`
      """,
      why: "On many systems the two are one file; nothing was written",
      help: "Move or rename `\(other.text)`")
  }

  static func noPath(_ root: OutputRoot) -> Diagnostic {
    diagnostic(
      .badPath, "`\(root.path)` cannot be an output folder",
      help: "Name a folder, such as `Generated/Name`")
  }

  static func rootSymlink(_ root: OutputRoot, _ link: String) -> Diagnostic {
    diagnostic(
      .symlink, "the output folder `\(root.path)` is reached by the symbolic link `\(link)`",
      why: "A link can lead the output out of the project; nothing was written",
      help: "Name the folder that the link leads to; or follow it, file by file, with `--in-place`")
  }

  static func notFolder(_ root: OutputRoot, _ path: String) -> Diagnostic {
    diagnostic(
      .notFolder, "the output folder `\(root.path)` cannot be made: `\(path)` is not a folder",
      help: "Move `\(path)` elsewhere, or choose another folder")
  }

  static func changedMeanwhile(_ root: OutputRoot, _ paths: [String]) -> Diagnostic {
    diagnostic(
      .changedMeanwhile, "`\(root.path)` changed while it was being written: \(list(paths))",
      why: "The new files would have replaced what was changed, so the old folder was kept",
      help: "Run again")
  }

  static func list(_ paths: [String]) -> String { paths.map { "`\($0)`" }.joined(separator: ", ") }

  static func diagnostic(
    _ rule: OutputRule, _ message: String, as severity: Severity = .error, why: String = "",
    help: String
  ) -> Diagnostic {
    Diagnostic(rule.rawValue, severity, message, at: nil, why: why, help: help)
  }
}
