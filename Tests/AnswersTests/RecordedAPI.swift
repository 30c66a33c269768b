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
  let contract: Contract
  /// Files of answers by their path from the folder of the API.
  let files: [(path: String, endpoint: String, text: String)]

  private init(_ name: String) {
    self.name = name
    let folder = "Tests/Cases/answers/\(name)"
    let read = { (path: String) in (try? Checkout.text(path)) ?? "" }
    let source = SourceFile(path: "contract.yaml", text: read("\(folder)/contract.yaml"))
    contract = try! ContractReader.read(YAMLSource.parse(source))
    let paths = [".json", ".txt"].flatMap { Checkout.files(in: "\(folder)/answers", ending: $0) }
    files = paths.sorted().map { path in
      let parts = path.split(separator: "/")
      return (parts.suffix(3).joined(separator: "/"), String(parts[parts.count - 2]), read(path))
    }
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
