import ContractModel
import ContractPipeline
import ContractReader
import Diagnostics
import Lint
import Machines
import SessionExploration
import YAMLSource

/// Writes the stories of failed claims into a contract, as scenarios.
struct ScenarioWriting {
  private let report: ProofReport
  private let files: FilesOnDisk
  private var source: SourceFile
  private var contract: Contract
  /// A line for each scenario.
  private(set) var lines: [String] = []
  private(set) var problems: [Diagnostic] = []

  init(_ report: ProofReport, in source: SourceFile, including files: FilesOnDisk) {
    (self.report, self.source, self.files) = (report, source, files)
    contract = report.proof.contract
  }

  mutating func write() {
    let old = source.bytes
    for failure in report.failures {
      do { try add(failure) } catch { problems.append(.untold(failure, error)) }
    }
    guard source.bytes != old else { return }
    if let reason = ReplacedFile.write(source.bytes, to: source.path) {
      lines = []
      problems.append(.cannotWrite(source.path, reason))
    }
  }

  private mutating func add(_ failure: ClaimFailure) throws(ScenarioDraft.Untold) {
    let draft = try ScenarioDraft(failure, of: report.proof.contract)
    if let known = contract.scenarios.first(where: { draft.isWritten(in: $0) }) {
      lines.append("\(source.path): `\(known.name.value)` tells it already\n")
      return
    }
    let name = freeName(draft.name)
    let definition = ListedDefinition(
      name: name, remark: draft.remark, key: "steps", items: draft.steps)
    guard let bytes = ContractWriter.text(of: source, adding: definition, to: "scenarios") else {
      throw ScenarioDraft.Untold(
        reason: "nothing can be added to the form in which `scenarios` is written")
    }
    let changed = SourceFile(path: source.path, bytes: bytes)
    contract = try read(changed, with: name)
    source = changed
    lines.append("\(source.path): `\(name)` is written; read it before you commit it\n")
  }

  /// The contract with the scenario, which has to be one that can happen.
  private func read(
    _ changed: SourceFile, with name: String
  ) throws(ScenarioDraft.Untold) -> Contract {
    let contract: Contract
    do {
      contract = try ContractReader.read(YAMLSource.parse(changed), including: files)
    } catch {
      throw ScenarioDraft.Untold(reason: error.diagnostics.first?.message ?? "it cannot be read")
    }
    let known = Lint.check(self.contract).diagnostics.count(where: \.isOfScenarios)
    let found = Lint.check(contract).diagnostics.filter(\.isOfScenarios)
    if found.count > known, let finding = found.last {
      throw ScenarioDraft.Untold(reason: finding.message)
    }
    return contract
  }

  private func freeName(_ name: String) -> String {
    let known = Set(contract.scenarios.map(\.name.value))
    if !known.contains(name) { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { !known.contains($0) } ?? name
  }
}

extension ScenarioDraft {
  /// The same steps stand in the text of a scenario.
  fileprivate func isWritten(in scenario: Scenario) -> Bool {
    guard scenario.steps.count == steps.count else { return false }
    return zip(scenario.steps, steps).allSatisfy { step, text in
      let bytes = step.span.source.bytes
      let start = step.span.startOffset
      return bytes[start...].starts(with: Array(text.utf8))
    }
  }
}

extension Diagnostic {
  fileprivate var isOfScenarios: Bool { rule == "scenario-happens" }

  fileprivate static func untold(
    _ failure: ClaimFailure, _ untold: ScenarioDraft.Untold
  ) -> Diagnostic {
    Diagnostic(
      "scenario-untold", .warning,
      "no scenario is written for `\(failure.claim.rawValue)`: \(untold.reason)",
      at: failure.span, help: "mend the contract by the story, or write a test of your own for it")
  }
}
