import Configuration
package import ContractModel
package import Diagnostics
import FileOutput
package import Generation
package import Lint
import YAMLSource

/// The settings in `authgen.yaml`, where there is one, held against the rules that there are.
package struct Project {
  /// The project where nothing is said.
  package static let without = Project(Settings(), .firstParty)

  package static let file = "authgen.yaml"
  private static let limit = 1024 * 1024

  /// The contracts that a command takes if none is named; empty for every file in `contract/`.
  package let contracts: [String]
  package let profile: Profile
  package let severities: [String: Severity]
  /// The place where stubs in other languages than Swift find their runtime.
  package let runtime: RuntimePlace
  private let outputs: [String: Set<OutputKind>]
  private let only: Set<OutputKind>?

  /// Reads the file in the current folder, if there is one.
  package static func read() throws(Problems) -> Project {
    do {
      if try Disk.kind(of: file) == nil { return without }
    } catch {
      throw Problems([error.diagnostic])
    }
    return try read(file)
  }

  package static func read(_ path: String) throws(Problems) -> Project {
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
    runtime = settings.runtime == .installed ? .installed : .shared
    severities = Dictionary(
      settings.severities.map { ($0.rule.value, $0.severity) }, uniquingKeysWith: { one, _ in one })
    let made = settings.contracts.compactMap { contract in
      contract.outputs.map {
        (contract.path.value, Set($0.map(\.value)))
      }
    }
    outputs = Dictionary(made, uniquingKeysWith: { one, _ in one })
    only = nil
  }

  /// The outputs that are to be made of a contract.
  package func outputs(of contract: String) -> Set<OutputKind> {
    only ?? outputs[contract] ?? Self.everything
  }

  private static let everything = OutputKind.usual

  /// The same rules, where one output is asked for, whatever the project makes.
  package func with(only output: OutputKind) -> Project { Project(rulesOf: self, only: output) }

  private init(rulesOf other: Project, only output: OutputKind) {
    contracts = []
    profile = other.profile
    severities = other.severities
    runtime = other.runtime == .installed ? .installed : .inside
    outputs = [:]
    only = [output]
  }

  /// The contract is read and linted only.
  package func generatesNothing(of contract: String) -> Bool { outputs(of: contract).isEmpty }

  private static func check(_ settings: Settings) throws(Problems) -> Profile {
    let ids = Lint.rules.map(\.id)
    var problems = settings.severities.filter { !ids.contains($0.rule.value) }.map {
      Diagnostic.unknownWord($0.rule, "a rule", among: ids)
    }
    problems += settings.contracts.filter { ProjectFolder.isOutside($0.path.value) }.map {
      Diagnostic(
        "input-unreadable", "`\($0.path.value)` is not a file of this project", at: $0.path.span,
        why: "what a contract contains is printed, and a pull request can name any file",
        help: "copy the contract into the project")
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
