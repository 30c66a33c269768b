import FileOutput

/// The versions of generated files that the repository around the current folder keeps, in all branches.
struct GitHistory: OutputHistory {
  private let folder: String

  /// - Parameter folder: an output folder, from the current folder.
  init(_ folder: String) { self.folder = folder }

  func versions(of file: String) -> [OutputVersion] {
    guard !folder.hasPrefix("/") else { return [] }
    let path = "./\(folder)/\(file)"
    let log = [
      "log", "--all", "--reflog", "--full-history", "--format=%H", "-n", "\(Self.most)", "--", path,
    ]
    guard let output = try? Git.run(log) else { return [] }
    let commits = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return commits.compactMap { commit in
      guard let file = try? Git.run(["show", "\(commit):\(path)"]),
        let manifest = try? Git.run(["show", "\(commit):./\(folder)/.authgen.json"])
      else { return nil }
      return OutputVersion(file: file, manifest: manifest)
    }
  }

  /// The commits that are looked at.
  private static let most = 40
}
