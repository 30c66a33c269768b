import CommandLineSupport
import Diagnostics
import Review

/// The contracts that are compared, and with which: two files, a commit, shipped files or released versions.
struct ComparisonChoice {
  static let options = [
    Option("--against", "git:REV", says: "compare contracts with those of a commit"),
    Option(
      "--shipped", "VERSION=FILE", repeated: true,
      says: "a version that is in use; default: released/NAME-VERSION.yaml beside the contract"),
    Option(
      "--bound", "STATES",
      says: "the pairs of states that are visited to find a story at most; default \(usualBound)"),
  ]

  private static let usualBound = 2_000

  private let words: [String]
  private let revision: String?
  private let shipped: [(name: String, value: String)]
  private let bound: Int

  init(_ words: [String], _ arguments: Arguments) throws(UsageError) {
    self.words = words
    shipped = try arguments.pairs("--shipped", as: "VERSION=FILE")
    revision = try Self.revision(arguments["--against"])
    bound = try arguments.bound(orElse: Self.usualBound)
    if revision != nil, !shipped.isEmpty { throw .againstAndShipped }
    if revision == nil, shipped.isEmpty, words.count > 2 { throw .tooManyContracts(2) }
    if !shipped.isEmpty, words.count != 1 { throw .oneNewContract }
  }

  private static func revision(_ text: String?) throws(UsageError) -> String? {
    guard let text else { return nil }
    guard text.hasPrefix("git:"), text.count > 4 else { throw .noRevision(text) }
    return String(text.dropFirst(4))
  }

  /// Holds contracts against their old versions.
  func reports(_ compared: [ComparedContract]) -> [ReviewReport] {
    compared.map {
      ReviewReport($0.new, against: $0.old, revision: $0.revision, storyBound: bound)
    }
  }

  func contracts() throws(Problems) -> ([ComparedContract], [Diagnostic]) {
    let old = OldContracts()
    if let revision {
      let paths = words.isEmpty ? try Self.contractsLeft() : words
      let found = try old.compare(paths, with: Git(revision))
      return (found.compared, found.remarks)
    }
    if !shipped.isEmpty {
      return ([try old.compare(words[0], with: shipped.map { ($0.name, $0.value) })], [])
    }
    if words.count == 2 { return ([try old.compare(words[1], with: [(nil, words[0])])], []) }
    return (try released(old), [])
  }

  private static func contractsHere() throws(Problems) -> [String] {
    try ContractFiles.read(Project.read().contracts).map(\.path)
  }

  /// None where the last contract was deleted: the commit still has it.
  private static func contractsLeft() throws(Problems) -> [String] {
    do {
      return try contractsHere()
    } catch {
      guard error.diagnostics.allSatisfy({ $0.rule == "no-contracts" }) else { throw error }
      return []
    }
  }

  /// Each contract against the versions of it that were released.
  private func released(_ old: OldContracts) throws(Problems) -> [ComparedContract] {
    var compared: [ComparedContract] = []
    for path in words.isEmpty ? try Self.contractsHere() : words {
      let versions = try old.released(path)
      if versions.isEmpty && !words.isEmpty { throw Problems([.nothingReleased(path)]) }
      if versions.isEmpty { continue }
      compared.append(try old.compare(path, with: versions.map { (nil, $0) }))
    }
    if compared.isEmpty { throw Problems([.nothingReleased("contract")]) }
    return compared
  }
}

extension UsageError {
  fileprivate static var againstAndShipped: UsageError {
    UsageError(
      message: "`--against` and `--shipped` are given together",
      help: "compare with a commit or with shipped files, in two runs")
  }

  fileprivate static var oneNewContract: UsageError {
    UsageError(
      message: "`--shipped` compares with one new contract",
      help: "write authgen diff --shipped 1.2=OLD.yaml NEW.yaml")
  }

  fileprivate static func tooManyContracts(_ count: Int) -> UsageError {
    UsageError(
      message: "authgen diff compares \(count) files", help: "write authgen diff OLD.yaml NEW.yaml")
  }

  fileprivate static func noRevision(_ text: String) -> UsageError {
    UsageError(
      message: "`--against` cannot be `\(text)`",
      help: "write `--against git:REV`, as in `--against git:origin/main`")
  }
}

extension Diagnostic {
  fileprivate static func nothingReleased(_ path: String) -> Diagnostic {
    Diagnostic(
      "nothing-released", "there is no released version to compare `\(path)` with", at: nil,
      help: "keep one with `authgen release`, or write authgen diff OLD.yaml NEW.yaml, "
        + "or authgen diff --against git:main")
  }
}
