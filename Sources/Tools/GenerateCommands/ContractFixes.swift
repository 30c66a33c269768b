import ContractPipeline
import ContractReader
import Diagnostics

/// Writes into contracts what findings propose, and says how much of it.
struct ContractFixes {
  private let findings: [Diagnostic]

  init(_ findings: [Diagnostic]) { self.findings = findings.eachOnce.filter { $0.fix != nil } }

  /// A line for each file that was changed; the problems of those that could not be.
  func write() -> (text: String, problems: [Diagnostic]) {
    var lines: [String] = []
    var problems: [Diagnostic] = []
    for (source, fixes) in byFile {
      let new = ContractWriter.text(of: source, with: fixes)
      if new == source.bytes { continue }
      if let reason = ReplacedFile.write(new, to: source.path) {
        problems.append(.cannotWrite(source.path, reason))
      } else {
        lines.append(
          "\(source.path): \(fixes.count) written; read the change before you commit it\n")
      }
    }
    return (lines.joined(), problems)
  }

  private var byFile: [(SourceFile, [KeyInsertion])] {
    var sources: [SourceFile] = []
    var fixes: [ObjectIdentifier: [KeyInsertion]] = [:]
    for fix in findings.compactMap(\.fix) {
      let source = fix.owner.source
      if fixes[ObjectIdentifier(source)] == nil { sources.append(source) }
      fixes[ObjectIdentifier(source), default: []].append(fix)
    }
    return sources.map { ($0, fixes[ObjectIdentifier($0)] ?? []) }
  }
}
