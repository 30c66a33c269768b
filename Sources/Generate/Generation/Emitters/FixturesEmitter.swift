import ContractModel
import Mustache

/// A request and an answer for each endpoint, and the answer of each refusal, as JSON.
enum FixturesEmitter: Emitter {
  static let folder = "Fixtures"

  static func emit(_ blueprint: Blueprint, _ templates: Templates) -> [EmittedFile] {
    blueprint.calls.flatMap { call in
      let examples = Examples(blueprint)
      let refusals = call.refusals.map { refusal in
        EmittedFile(
          name: "\(call.name)/refused.\(refusal.name).json",
          text: answer(status(refusal), examples.body(of: refusal, from: call)))
      }
      return [
        EmittedFile(name: "\(call.name)/request.json", text: request(call, examples)),
        EmittedFile(
          name: "\(call.name)/answer.json",
          text: answer(call.status, call.answer.map { examples.value($0, named: "answer") })),
      ] + refusals
    }
  }

  private static func request(_ call: CallPlan, _ examples: Examples) -> String {
    var headers = call.headers.map { ($0.wire, JSONText.string(examples.text($0))) }
    headers += call.needs.map { ("Authorization", .string("Bearer \(Examples.token($0))")) }
    if call.takesBody { headers.append(("Content-Type", .string("application/json"))) }
    var members: [(key: String, value: JSONText)] = [
      ("method", .string(call.method)), ("path", .string(examples.target(call))),
      ("headers", .object(headers)),
    ]
    if call.takesBody { members.append(("body", examples.object(call.body))) }
    return JSONText.object(members).written()
  }

  private static func answer(_ status: Int, _ body: JSONText?) -> String {
    var members: [(key: String, value: JSONText)] = [("status", .plain(String(status)))]
    if let body {
      members.append(("headers", .object([("Content-Type", .string("application/json"))])))
      members.append(("body", body))
    }
    return JSONText.object(members).written()
  }

  /// A class of statuses is shown by its first.
  private static func status(_ refusal: RefusalPlan) -> Int {
    switch refusal.status {
    case .exactly(let status): status
    case .hundreds(let digit): digit * 100
    }
  }
}
