import Answers
import Diagnostics

extension CensusAnswer {
  /// The same answer, as `authgen check` takes it.
  func recorded(_ endpoint: String) throws -> RecordedAnswer {
    let names = Set(headers.map(\.name)).sorted()
    let lines = names.map { name -> (String, JSONValue) in
      (name, .list(headers.filter { $0.name == name }.map { .text($0.value) }))
    }
    let file = JSONValue.members([
      ("status", .number(status)), ("headers", .members(lines)), ("text", .text(body)),
    ])
    let source = SourceFile(path: "a.json", text: file.written())
    return try AnswerFile(source, of: endpoint, usualStatus: 200).answer()
  }
}
