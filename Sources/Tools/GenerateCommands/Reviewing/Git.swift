import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks `git` about the repository around the current folder. It never changes anything.
struct Git {
  let revision: String

  /// - Throws: a diagnostic where there is no such commit here.
  init(_ revision: String) throws(Problems) {
    self.revision = revision
    let isSafe = !revision.hasPrefix("-") && !revision.contains(":")
    guard isSafe, try Self.run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) != nil
    else {
      let isRepository = try Self.run(["rev-parse", "--git-dir"]) != nil
      throw Problems([isRepository ? .noCommit(revision) : .noRepository])
    }
  }

  /// The bytes of a file in that commit, by its path from the current folder; nil where it is not there.
  func file(_ path: String) throws(Problems) -> [UInt8]? {
    try Self.run(["show", "\(revision):\(Self.relative(path))"])
  }

  /// The contracts right in a folder of that commit.
  func contracts(in folder: String) throws(Problems) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    guard
      let list = try Self.run([
        "ls-tree", "-z", "--name-only", "\(revision):\(Self.relative(folder))",
      ])
    else { return [] }
    return list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.hasSuffix(".yaml") && !$0.hasPrefix(".") }.map { prefix + $0 }
  }

  private static func relative(_ path: String) -> String {
    path.hasPrefix("/") || path.hasPrefix("./") ? path : "./\(path)"
  }

  /// The lines in which two files differ; empty where they do not.
  static func lines(from old: String, to new: String) throws(Problems) -> String {
    let words = ["diff", "--no-index", "--no-ext-diff", "--no-color", "--", old, new]
    return String(decoding: try run(words, takingToo: 1) ?? [], as: UTF8.self)
  }

  /// The output; nil where git ends with an error.
  /// - Parameter other: a status that is none, beside 0.
  static func run(
    _ arguments: [String], takingToo other: Int32 = 0
  ) throws(Problems) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Problems([.gitMissing]) }
    let started = spawn(["git"] + arguments, output: ends[1], unused: ends[0])
    close(ends[1])
    defer { close(ends[0]) }
    guard let started else { throw Problems([.gitMissing]) }
    let output = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(started, &status, 0) < 0 && errno == EINTR {}
    let hasEnded = status & 0x7F == 0
    return hasEnded && [0, other].contains(status >> 8) ? output : nil
  }

  private static func spawn(_ words: [String], output: Int32, unused: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addclose(&actions, unused)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var list = words.map { strdup($0) } + [nil]
    defer { for word in list { free(word) } }
    var process = pid_t()
    return posix_spawnp(&process, words[0], &actions, nil, &list, environ) == 0 ? process : nil
  }

  private static func readAll(_ file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}

extension Diagnostic {
  fileprivate static var gitMissing: Diagnostic {
    Diagnostic(
      "git-missing", "git cannot be run", at: nil,
      help: "install git, or name two files: authgen diff OLD NEW")
  }

  fileprivate static var noRepository: Diagnostic {
    Diagnostic(
      "no-repository", "there is no git repository here", at: nil,
      help: "run authgen in one, or name two files: authgen diff OLD NEW")
  }

  fileprivate static func noCommit(_ revision: String) -> Diagnostic {
    Diagnostic(
      "no-commit", "there is no commit `\(revision)` in the repository here", at: nil,
      help: "fetch it first: a shallow clone has its newest commits only (`git fetch --unshallow`, "
        + "or `fetch-depth: 0` where a workflow checks out)")
  }
}
