import Answers
import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import YAMLSource

/// A contract of an API that many know, and answers as its public documentation shows them.
struct RecordedAPI: CustomStringConvertible {
  static let all = [
    "gotrue", "kratos", "firebase", "devise", "atproto", "matrix", "allauth",
  ].map(RecordedAPI.init)

  let name: String
  let recorded: CaseFolder
  let contract: Contract
  /// Files of answers by their path from the folder of the API.
  let files: [(path: String, endpoint: String, text: String)]

  private init(_ name: String) {
    self.name = name
    let recorded = CaseFolder(at: "answers/\(name)")
    let read = { (path: String) in recorded.text(path) ?? "" }
    let source = SourceFile(path: "contract.yaml", text: read("contract.yaml"))
    contract = try! ContractReader.read(YAMLSource.parse(source))
    files = recorded.names.filter { $0.hasPrefix("answers/") }.map { path in
      (path, String(path.split(separator: "/")[1]), read(path))
    }
    self.recorded = recorded
  }

  var description: String { name }

  func answer(_ path: String, _ endpoint: String, _ text: String) throws -> RecordedAnswer {
    try AnswerFile(
      SourceFile(path: path, text: text), of: endpoint,
      usualStatus: contract.endpoints[endpoint].status
    ).answer()
  }

  func verdict(_ path: String, _ endpoint: String, _ text: String) throws -> AnswerVerdict {
    check(try answer(path, endpoint, text), against: contract)
  }
}
