package import ContractModel
package import Diagnostics
package import Machines

/// What is said about the proof of one contract.
package struct ProofReport {
  package let proof: SessionProof
  /// The changes after which a claim holds, by claim: tried, not guessed.
  private let remedies: [SessionClaim: [Remedy]]
  private let today: CalendarDay

  package init(_ proof: SessionProof, remedies: [SessionClaim: [Remedy]], on today: CalendarDay) {
    self.proof = proof
    self.remedies = remedies
    self.today = today
  }

  package enum ClaimVerdict: String {
    case holds
    case fails
    case waived
  }

  package func verdict(_ claim: SessionClaim) -> ClaimVerdict {
    guard let failure = proof.failures.first(where: { $0.claim == claim }) else { return .holds }
    return waiver(of: failure) == nil ? .fails : .waived
  }

  private func waiver(of failure: ClaimFailure) -> Waiver? {
    proof.contract.waivers.first {
      $0.rule.value == failure.claim.rawValue && $0.covers(failure.span) && today <= $0.until.value
    }
  }

  /// The claims that fail and that no waiver sets aside.
  package var failures: [ClaimFailure] { proof.failures.filter { waiver(of: $0) == nil } }

  /// The claims that fail, and waivers that set nothing aside.
  package var diagnostics: [Diagnostic] {
    let failed = failures.map(diagnostic)
    let unneeded = proof.contract.waivers.filter { waiver in
      SessionClaim(rawValue: waiver.rule.value).map { verdict($0) == .holds } ?? false
    }.map(Diagnostic.unneeded)
    return (failed + unneeded).sorted(by: Diagnostic.reportOrder)
  }

  private func diagnostic(_ failure: ClaimFailure) -> Diagnostic {
    let story = failure.story.map { "\($0.clock)  \($0.words)" }
    let tried = (remedies[failure.claim] ?? []).map(\.words)
    return Diagnostic(
      failure.claim.rawValue, failure.event, at: failure.span, related: failure.related,
      why: ([failure.claim.reason] + story).joined(separator: "\n"),
      help: tried.isEmpty
        ? failure.claim.wayOut
        : "the claim holds with \(tried.joined(separator: ", or with "))")
  }

  /// One line on all claims, and one on what was left out.
  package var summary: String {
    let count = { (verdict: ClaimVerdict) in
      SessionClaim.allCases.filter { self.verdict($0) == verdict }.count
    }
    var words = ["\(count(.holds)) of \(SessionClaim.allCases.count) claims hold"]
    if count(.fails) > 0 { words.append("\(count(.fails)) fail") }
    if count(.waived) > 0 { words.append("\(count(.waived)) waived") }
    let depth = proof.situations.map(\.depth).max() ?? 0
    var text =
      "\(proof.contract.service.value): \(words.joined(separator: ", ")) "
      + "(\(proof.states) states, \(depth) steps deep, \(proof.situations.count) situations)\n"
    if let cut = situations(stoppedBy: .states) {
      text += "  up to \(proof.bound) states in \(cut); `--bound` sets another limit\n"
    }
    if let cut = situations(stoppedBy: .time) {
      text += "  ran out of processor time in \(cut); `--within` sets another limit\n"
    }
    if !proof.unreached.isEmpty, verdict(.statesReachable) == .holds {
      let states = proof.unreached.map { "`\($0)`" }.joined(separator: ", ")
      text += "  no app was in \(states): a larger `--bound` may show it\n"
    }
    return text
  }

  private func situations(stoppedBy limit: SearchLimit) -> String? {
    let names = proof.situations.filter { $0.stoppedBy == limit }.map { "“\($0.name)”" }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  package var json: JSONValue {
    .object([
      .init("service", .text(proof.contract.service.value)),
      .init("file", .text(proof.contract.service.span.source.path)),
      .init("bound", .number(proof.bound)),
      .init("states", .number(proof.states)),
      .init("situations", .list(proof.situations.map(\.json))),
      .init("claims", .list(SessionClaim.allCases.map(json))),
    ])
  }

  private func json(_ claim: SessionClaim) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("claim", .text(claim.rawValue)), .init("says", .text(claim.says)),
      .init("verdict", .text(verdict(claim).rawValue)),
    ]
    if let failure = proof.failures.first(where: { $0.claim == claim }) {
      members += [
        .init("event", .text(failure.event)),
        .init(
          "place",
          .object([
            .init("file", .text(failure.span.source.path)),
            .init("line", .number(failure.span.start.line)),
          ])),
        .init(
          "story",
          .list(
            failure.story.map { line in
              .object([
                .init("at", .text(line.clock)), .init("words", .text(line.words)),
              ])
            })),
        .init("remedies", .list((remedies[claim] ?? []).map { .text($0.words) })),
      ]
    }
    return .object(members)
  }
}

extension SessionProof.ExploredSituation {
  fileprivate var json: JSONValue {
    .object(
      [
        .init("name", .text(name)), .init("states", .number(states)),
        .init("depth", .number(depth)), .init("whole", .bool(stoppedBy == nil)),
      ] + (stoppedBy.map { [.init("stoppedBy", .text($0.rawValue))] } ?? []))
  }
}

extension Diagnostic {
  fileprivate static func unneeded(_ waiver: Waiver) -> Diagnostic {
    Diagnostic(
      "waiver-unneeded", .warning, "the claim `\(waiver.rule.value)` holds", at: waiver.rule.span,
      help: "remove the waiver")
  }
}

extension ProofReport {
  /// All claims, for a person.
  package static var claims: String {
    SessionClaim.allCases.map { "\($0.rawValue)\n  \($0.says)\n" }.joined()
  }

  /// All claims, as the rules of a report.
  package static var rules: [(id: String, title: String, text: String)] {
    SessionClaim.allCases.map { ($0.rawValue, $0.says, $0.reason) }
  }
}
