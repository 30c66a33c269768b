import ContractModel
package import Diagnostics
import SessionExploration

/// The findings for programs.
extension ReviewReport {
  package var json: JSONValue {
    [
      "contract": .text(contract.source.path), "service": .text(contract.service.value),
      "version": .text(contract.version.value), "against": .texts(versions),
      "verdict": .text(verdict?.rawValue ?? "same"), "changes": .list(findings.map(\.json)),
    ]
  }
}

extension ReviewReport.SharedFinding {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("rule", .text(finding.rule)), ("level", .text(finding.level.rawValue)),
      ("verdict", .text(finding.verdict.rawValue)),
      ("direction", .text(finding.direction.rawValue)), ("breaks", .texts(breaks)),
    ]
    if let how = finding.how { members.append(("how", .text(how.rawValue))) }
    members += [
      ("message", .text(finding.message)), ("why", .text(finding.why)),
      ("help", .text(finding.help)), ("path", .text(finding.path.joined(separator: "."))),
    ]
    if !finding.story.isEmpty {
      let lines = finding.story.map { line in
        JSONValue.members([("at", .text(line.clock)), ("words", .text(line.words))])
      }
      members.append(("story", .list(lines)))
    }
    if let old = finding.old { members.append(("old", Self.place(old))) }
    if let new = finding.new { members.append(("new", Self.place(new))) }
    return .members(members + [("fingerprint", .text(fingerprint))])
  }

  private static func place(_ place: ReviewFinding.WrittenValue) -> JSONValue {
    var members: [(String, JSONValue)] = []
    if let span = place.span {
      members = [("file", .text(span.source.path)), ("line", .number(span.start.line))]
    }
    return .members(members + [("value", .text(place.text))])
  }
}
