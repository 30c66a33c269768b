package import ContractModel
package import Diagnostics

/// One contract against all versions of it that are in use.
package struct ReviewReport: Sendable {
  package let contract: Contract
  /// The versions that it was held against, the oldest first.
  package let versions: [String]
  /// Each finding once, the worst first.
  package let findings: [SharedFinding]
  /// The versions and directions in which stories were looked for up to the bound only.
  package let cut: [String]
  /// The commit of the old versions; nil for files.
  let revision: String?
  /// Set where the declared version is too low for what changed, accepted or not.
  package let objection: Diagnostic?
  /// The text of each version.
  let oldSources: [(version: String, source: SourceFile)]

  /// A finding, and the versions of the old contract that it is about.
  package struct SharedFinding: Sendable {
    package let finding: ReviewFinding
    package let versions: [String]
    package let fingerprint: String

    /// The versions whose apps or code it breaks.
    package var breaks: [String] { finding.verdict == .breaking ? versions : [] }
  }

  /// - Parameter storyBound: of the pairs of states that are visited to find stories; nil to look for none.
  package init(
    _ contract: Contract, against old: [(version: String, contract: Contract)],
    revision: String? = nil, storyBound: Int? = nil
  ) {
    self.contract = contract
    self.revision = revision
    versions = old.map(\.version)
    var order: [String] = []
    var found: [String: (ReviewFinding, [String])] = [:]
    var cut: [String] = []
    for (version, oldContract) in old {
      let review = ContractReview(from: oldContract, to: contract, storyBound: storyBound)
      cut += review.cut.map { "\(version), \($0.rawValue)" }
      for finding in review.findings {
        let name = finding.fingerprint
        if found[name] == nil { order.append(name) }
        let known = found[name]?.1 ?? []
        found[name] = (finding, known.last == version ? known : known + [version])
      }
    }
    let all = order.compactMap { name in
      found[name].map { SharedFinding(finding: $0.0, versions: $0.1, fingerprint: name) }
    }
    findings = Self.worstFirst(all)
    objection = versions.last.flatMap { newest in
      VersionAdvice(from: newest, to: contract, all.map(\.finding.verdict).max())?.objection
    }
    self.cut = cut
    oldSources = old.map { ($0.version, $0.contract.source) }
  }

  /// The same comparison with other verdicts.
  func judged(_ findings: [SharedFinding]) -> ReviewReport {
    ReviewReport(self, findings)
  }

  private init(_ report: ReviewReport, _ findings: [SharedFinding]) {
    (contract, versions, cut) = (report.contract, report.versions, report.cut)
    (oldSources, revision) = (report.oldSources, report.revision)
    objection = report.objection
    self.findings = Self.worstFirst(findings)
  }

  private static func worstFirst(_ findings: [SharedFinding]) -> [SharedFinding] {
    ReviewFinding.ReviewVerdict.allCases.flatMap { verdict in
      findings.filter { $0.finding.verdict == verdict }
    }
  }

  package var verdict: ReviewFinding.ReviewVerdict? { findings.map(\.finding.verdict).max() }

  package func count(_ verdict: ReviewFinding.ReviewVerdict) -> Int {
    findings.filter { $0.finding.verdict == verdict }.count
  }

  /// "2 breaking, 1 risky, 5 fine"; "no change" where the contracts say the same.
  package var counts: String {
    let counts = ReviewFinding.ReviewVerdict.allCases.compactMap { verdict -> String? in
      let number = count(verdict)
      return number == 0 ? nil : "\(number) \(verdict.rawValue)"
    }
    return counts.isEmpty ? "no change" : counts.joined(separator: ", ")
  }

  /// One line on all findings, and one on stories that were not looked for to the end.
  package var summary: String {
    let left =
      cut.isEmpty
      ? ""
      : "  stories were looked for up to the bound (\(cut.joined(separator: "; "))); `--bound` sets another\n"
    return "\(title): \(counts)\n\(left)"
  }

  /// "Longde 0.2.0 against 0.1.0", or "against 0.2.0 of main".
  package var title: String {
    let commit = revision.map {
      $0.count == 40 && $0.allSatisfy(\.isHexDigit) ? String($0.prefix(7)) : $0
    }
    let old = versions.joined(separator: " and ") + (commit.map { " of \($0)" } ?? "")
    return "\(contract.service.value) \(contract.version.value) against \(old)"
  }
}

extension ReviewFinding {
  /// Outlives edits elsewhere, and other values of the same change.
  var fingerprint: String {
    FindingFingerprint.of(
      [rule, verdict.rawValue, level.rawValue, direction.rawValue, message] + path)
  }
}
