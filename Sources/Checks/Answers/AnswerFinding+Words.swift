import ContractModel
import Diagnostics
import JSONSource

/// Findings about an answer as a whole.
extension AnswerFinding {
  static func noEndpoint(_ answer: RecordedAnswer, _ contract: Contract) -> AnswerFinding {
    let nearest = Suggestions.nearest(to: answer.endpoint, among: contract.endpoints.names)
    return AnswerFinding(
      .noEndpoint, .error, "the contract has no endpoint `\(answer.endpoint)`",
      at: AnswerPlace(.body(JSONPointer()), answer.span), contract: nil,
      help: nearest.map { "did you mean `\($0)`?" }
        ?? "the endpoints are \(Suggestions.list(contract.endpoints.names))")
  }

  static func readByOthers(_ answer: RecordedAnswer, _ endpoint: Endpoint) -> AnswerFinding {
    AnswerFinding(
      .notRead, .note, "the app does not read the answer of `\(endpoint.name.value)`",
      at: AnswerPlace(.status, answer.span), contract: endpoint.name.span,
      help: "a \(endpoint.caller.rawValue) makes the call; record what the app itself calls")
  }

  static func notJSON(
    _ answer: RecordedAnswer, _ mistake: JSONMistake, _ endpoint: Endpoint
  ) -> AnswerFinding {
    AnswerFinding(
      .notJSON, .error, "the body is not JSON: \(mistake.message)",
      at: AnswerPlace(.body(JSONPointer()), answer.body.mistakePlace), contract: endpoint.name.span,
      help: "record the whole body; or leave `returns` out if the app needs nothing of it")
  }

  static func noEnvelope(
    _ answer: RecordedAnswer, _ pointer: JSONPointer, _ server: Server
  ) -> AnswerFinding {
    AnswerFinding(
      .missing, .error, "`\(pointer)` is missing, where the server's `answer` should stand",
      at: answer.body.place(pointer, answer.body.json), contract: server.name.span)
  }

  static func unmarked(
    _ answer: RecordedAnswer, _ server: Server, _ matching: RefusalMatching
  ) -> AnswerFinding {
    let condition = server.success.first { !matching.holds($0) }
    let name = condition?.field.value ?? ""
    return AnswerFinding(
      .unmarked, .error,
      "`\(name)` is not what the server's `success` says, and no error in `refuses` fits",
      at: AnswerPlace(.body(JSONPointer()), answer.body.span),
      contract: condition?.field.span ?? server.name.span,
      help: "declare an error with `status: 200` that matches this refusal")
  }

  static func unrecognised(
    _ answer: RecordedAnswer, _ endpoint: Endpoint, _ elsewhere: Refusal?
  ) -> AnswerFinding {
    let place = AnswerPlace(.status, answer.span)
    guard let elsewhere else {
      return AnswerFinding(
        .unknownRefusal, .warning,
        "no error of the contract fits this refusal of status \(answer.status)",
        at: place, contract: endpoint.name.span,
        help: "declare an error with this status, and list it in `refuses`")
    }
    return AnswerFinding(
      .undeclaredRefusal, .warning,
      "`\(endpoint.name.value)` does not declare `\(elsewhere.name.value)`, which this refusal is",
      at: place, contract: endpoint.name.span,
      help: "add `\(elsewhere.name.value)` to its `refuses`")
  }
}
