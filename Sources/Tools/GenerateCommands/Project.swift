import Configuration
import Diagnostics
import FileOutput
import Lint
import YAMLSource

/// What `authgen.yaml` says, where there is one, held against the rules that there are.
struct Project {
  /// Where nothing is said.
  static let without = Project(Settings(), .firstParty)

  private static let file = "authgen.yaml"
  private static let limit = 1024 * 1024

  /// Those that a command takes if none is named; empty for every file in `contract/`.
  let contracts: [String]
  let profile: Profile
  let severities: [String: Severity]
  private let outputs: [String: Set<String>]

  /// What the file in the current folder says, if there is one.
  static func read() throws(Problems) -> Project {
    do {
      if try Disk.kind(of: file) == nil { return without }
    } catch {
      throw Problems([error.diagnostic])
    }
    return try read(file)
  }

  static func read(_ path: String) throws(Problems) -> Project {
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(path, limit: limit)
    } catch {
      throw Problems([error.diagnostic])
    }
    let settings = try Configuration.read(YAMLSource.parse(SourceFile(path: path, bytes: bytes)))
    return Project(settings, try check(settings))
  }

  private init(_ settings: Settings, _ profile: Profile) {
    contracts = settings.contracts.map(\.path.value)
    self.profile = profile
    severities = Dictionary(
      settings.severities.map { ($0.rule.value, $0.severity) }, uniquingKeysWith: { one, _ in one })
    let made = settings.contracts.compactMap { contract in
      contract.outputs.map { (contract.path.value, Set($0.map(\.value.rawValue))) }
    }
    outputs = Dictionary(made, uniquingKeysWith: { one, _ in one })
  }

  /// The files of the outputs that a contract is to have: their first folder is the name of the output. Those
  /// without a folder belong to all.
  func wanted(_ files: FileSet, of contract: String) -> FileSet {
    guard let wanted = outputs[contract] else { return files }
    var kept = FileSet()
    for file in files.files {
      let folder = file.path.prefix { $0 != "/" }
      guard folder == file.path || wanted.contains(folder.lowercased()) else { continue }
      do {
        try kept.add(file.path, bytes: file.bytes)
      } catch {
        preconditionFailure("a path that was in a set of files fits into another")
      }
    }
    return kept
  }

  /// The same rules, whatever is to be made of which contract.
  var withEveryOutput: Project { Project(rulesOf: self) }

  private init(rulesOf other: Project) {
    contracts = []
    profile = other.profile
    severities = other.severities
    outputs = [:]
  }

  /// The contract is read and linted only.
  func generatesNothing(of contract: String) -> Bool { outputs[contract]?.isEmpty ?? false }

  private static func check(_ settings: Settings) throws(Problems) -> Profile {
    let ids = Lint.rules.map(\.id)
    var problems = settings.severities.filter { !ids.contains($0.rule.value) }.map {
      Diagnostic.unknownWord($0.rule, "a rule", among: ids)
    }
    let profile = settings.profile.map { Profile(rawValue: $0.value) } ?? .firstParty
    if profile == nil, let text = settings.profile {
      let names = Profile.allCases.map(\.rawValue)
      problems.append(.unknownWord(text, "a profile", among: names))
    }
    guard let profile, problems.isEmpty else { throw Problems(problems) }
    return profile
  }
}
