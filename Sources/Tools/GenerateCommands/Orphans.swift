import Diagnostics
import FileOutput

/// Files and folders among the generated ones that follow from no contract. They are reported and never deleted.
struct Orphans {
  private let severity: Severity

  /// - Parameter isCheck: they fail the run.
  init(isCheck: Bool) { severity = isCheck ? .error : .warning }

  /// - Parameter foreign: the files of an output folder that were not generated. Those that git ignores, such as
  ///   caches, are nobody's mistake.
  func files(_ foreign: [String], in folder: String) -> [Diagnostic] {
    let ignored = Self.ignored(foreign.map { "\(folder)/\($0)" })
    let files = foreign.filter { !ignored.contains("\(folder)/\($0)") }
    if files.isEmpty { return [] }
    let names = files.map { "`\($0)`" }.joined(separator: ", ")
    return [
      Diagnostic(
        OutputRule.orphan.rawValue, severity,
        "`\(folder)` has files that no contract generates: \(names)", at: nil,
        why: "they pass for generated code, and a target with this folder compiles them",
        help: "move them out of the folder, or delete them; authgen deletes only what it wrote")
    ]
  }

  /// - Parameter folders: the output folders of all contracts.
  func folders(in out: String, besides folders: [String]) -> [Diagnostic] {
    Self.generated(in: out).filter { !folders.contains($0) }.map { folder in
      Diagnostic(
        OutputRule.orphan.rawValue, severity,
        "`\(folder)` was generated from a contract that is gone", at: nil,
        why: "the contract was removed or renamed, or no longer generates this folder",
        help: """
          delete it with `rm -r \(folder)`; or, to keep it as your own, delete its \
          `.authgen.json`
          """)
    }
  }

  /// The folders that have a manifest. Shared runtimes are one level deeper.
  private static func generated(in out: String) -> [String] {
    let services = subfolders(of: out)
    return (services + services.flatMap(subfolders)).filter {
      (try? Disk.kind(of: "\($0)/.authgen.json")) == .file
    }
  }

  private static func subfolders(of folder: String) -> [String] {
    let entries = (try? Disk.list(folder)) ?? []
    return entries.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.map {
      "\(folder)/\($0.name)"
    }.sorted()
  }

  private static func ignored(_ paths: [String]) -> Set<String> {
    let words = ["-c", "core.quotePath=false", "check-ignore", "--"]
    guard !paths.isEmpty, let found = try? Git.run(words + paths) else { return [] }
    return Set(found.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) })
  }
}
