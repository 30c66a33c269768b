import FileOutput
import Primitives

/// The versions of generated files that the repository around the current folder keeps, in all branches.
final class GitHistory: OutputHistory {
  private let folder: String
  private let moves = Locked<Moves?>(nil)

  private struct Moves {
    /// The folder's names before it was renamed: git follows the manifest.
    let formerFolders: [String]
    /// The old and the new name of each file of the folder that a side renamed.
    let renames: [[String]]

    /// Other files that git takes for this one under another name, and whose lines it may put into it.
    func takenFor(_ file: String) -> [String] {
      let names = renames.filter { $0.contains(file) }.flatMap { $0 }  //! renamed-file-known
      return Set(names).subtracting([file]).sorted()
    }
  }

  /// - Parameter folder: an output folder, from the current folder.
  init(_ folder: String) { self.folder = folder }

  /// The ends of the branches that are put together come first: a long branch would hide them.
  func versions(of file: String) -> [OutputVersion] {
    guard !folder.hasPrefix("/") else { return [] }
    let moves = known()
    let folders = [folder] + moves.formerFolders
    let paths = ([file] + moves.takenFor(file)).flatMap { name in
      folders.map { (folder: $0, name: name) }
    }
    let near = paths.flatMap { path in  //! merged-heads-first
      Self.heads.flatMap { Self.commits(path.folder, path.name, [$0], atMost: 2) }
    }
    let all = paths.flatMap {
      Self.commits($0.folder, $0.name, ["--all", "--reflog"], atMost: Self.most)
    }
    var seen: Set<Place> = []
    return (near + all).filter { seen.insert($0).inserted }.prefix(Self.most).compactMap { place in
      guard let text = try? Git.run(["show", "\(place.folder)/\(place.name)"]),
        let manifest = try? Git.run(["show", "\(place.folder)/.authgen.json"])
      else { return nil }
      return OutputVersion(path: place.name, file: text, manifest: manifest)
    }
  }

  /// A file in a commit, with `COMMIT:./FOLDER`.
  private struct Place: Hashable {
    let folder: String
    let name: String
  }

  /// The places in which the file has another text than before.
  private static func commits(
    _ folder: String, _ name: String, _ starts: [String], atMost count: Int
  ) -> [Place] {
    lines(
      ["log", "--full-history", "--format=%H", "-n", "\(count)"] + starts
        + ["--", "./\(folder)/\(name)"]
    ).map { Place(folder: "\($0):./\(folder)", name: name) }
  }

  /// Asks git once.
  private func known() -> Moves {
    moves.use { known in
      if let known { return known }
      let formerFolders = formerFolders()
      let renames = ([folder] + formerFolders).flatMap(renames)
      let moves = Moves(formerFolders: formerFolders, renames: renames)
      known = moves
      return moves
    }
  }

  private func renames(in folder: String) -> [[String]] {
    let log = Self.lines(
      [
        "log", "--find-renames", "--diff-filter=R", "--name-status", "--relative", "--format=",
        "-n", "\(Self.most)",
      ] + Self.heads + ["--", "./\(folder)"])
    return log.compactMap { rename -> [String]? in
      let names = rename.split(separator: "\t").dropFirst().map(String.init)
      guard names.count == 2, names.allSatisfy({ $0.hasPrefix(folder + "/") }) else { return nil }
      return names.map { String($0.dropFirst(folder.count + 1)) }
    }
  }

  var wayToMore: String? {
    guard Self.lines(["rev-parse", "--is-shallow-repository"]) == ["true"] else { return nil }
    return "or, if git merged them, fetch their older versions, which this shallow clone lacks: "
      + "`git fetch --unshallow`"
  }

  private func formerFolders() -> [String] {
    let manifest = "/.authgen.json"
    let renames = Self.starts.flatMap { start in
      Self.lines([
        "log", "--follow", "--find-renames", "--diff-filter=R", "--name-status", "--relative",
        "--format=", "-n", "2", start, "--", "./\(folder)\(manifest)",
      ])
    }
    let names = renames.compactMap { rename -> String? in
      let words = rename.split(separator: "\t")
      guard words.count == 3, words[1].hasSuffix(manifest) else { return nil }
      return String(words[1].dropLast(manifest.utf8.count))
    }
    var seen: Set = [folder]
    return names.filter { seen.insert($0).inserted }
  }

  /// The versions that are looked at.
  private static let most = 40

  /// The commits that git puts together now, by the names that it gives.
  private static let starts = [
    "HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "ORIG_HEAD",
  ].filter { !lines(["rev-parse", "--verify", "--quiet", $0]).isEmpty }

  /// The ends of branches, and where they left this one.
  private static let heads: [String] = {
    let own = starts.flatMap { lines(["rev-parse", $0]) }
    let branches = lines([
      "for-each-ref", "--sort=-committerdate", "--count=8", "--format=%(objectname)", "refs/heads",
      "refs/remotes", "refs/stash",
    ])
    let bases = (own + branches).flatMap { lines(["merge-base", "HEAD", $0]) }
    var seen: Set<String> = []
    return (own + branches + bases).filter { seen.insert($0).inserted }
  }()

  private static func lines(_ words: [String]) -> [String] {
    guard let output = try? Git.run(words) else { return [] }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
