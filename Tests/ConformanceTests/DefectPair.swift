import Defects
import TestLab
import Testing

/// A contract and a defect that a server of it can have.
struct DefectPair: Sendable, CustomTestStringConvertible {
  let server: LabContract
  let defect: Defect

  var testDescription: String { "\(server.name): \(defect.name)" }

  /// Readmigo has many promises: those are looked at that the defect may break.
  var promises: [String] {
    guard server.name == "readmigo" else { return [] }
    switch defect.name.prefix(while: { $0 != "." }) {
    case "password": return ["passwords"]
    case "step": return ["tokens"]
    case "lockout": return ["lockout"]
    case "code": return ["codes"]
    case "signOut": return ["signOut"]
    case "sessions": return ["sessions"]
    case "registration", "terms": return ["accounts.register"]
    case "refusal": return ["accounts", "codes", "lockout"]
    case "sends": return ["requests.saveProfile"]
    default: return ["answers", "claims", "accounts", "enumeration", "scenarios"]
    }
  }

  static let all = [LabContract.longde, .syncnos, .rote, .atrium, .readmigo, .annex].flatMap {
    server in
    Defect.all.filter { (try? server.contract(with: $0)) ?? nil != nil }
      .map { DefectPair(server: server, defect: $0) }
  }

  /// The pairs that are run: of the largest contracts only defects that none before shows.
  static let run = all.filter { pair in
    !["readmigo", "annex"].contains(pair.server.name)
      || all.first { $0.defect.name == pair.defect.name }?.server.name == pair.server.name
  }
}
