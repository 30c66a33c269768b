import ContractModel
import Mustache

/// A request and an answer for each endpoint, and the answer of each refusal, as JSON.
enum FixturesEmitter: Emitter {
  static let folder = "Fixtures"

  static func emit(_ blueprint: Blueprint, _ templates: Templates) -> [EmittedFile] {
    let examples = Examples(blueprint)
    let tokens = Dictionary(uniqueKeysWithValues: blueprint.tokens.map { ($0.name, $0) })
    return blueprint.calls.flatMap { call in
      let refusals = call.refusals.map { refusal in
        EmittedFile(
          name: "\(call.name)/refused.\(refusal.name).json",
          text: answer(
            status(refusal), examples.headers(refusal), examples.body(of: refusal, from: call)))
      }
      return [
        EmittedFile(
          name: "\(call.name)/request.json",
          text: request(call, examples, call.needs.compactMap { tokens[$0] })),
        EmittedFile(
          name: "\(call.name)/answer.json",
          text: answer(call.status, examples.headers(call), examples.answer(call))),
      ] + refusals
    }
  }

  private static func request(
    _ call: CallPlan, _ examples: Examples, _ tokens: [TokenPlan]
  ) -> String {
    var headers = call.headers.map { ($0.wire, JSONText.string(examples.text($0))) }
    headers += tokens.compactMap(header)
    let cookies = call.cookies.map { "\($0.wire)=\(examples.text($0))" } + tokens.compactMap(cookie)
    if !cookies.isEmpty { headers.append(("Cookie", .string(cookies.joined(separator: "; ")))) }
    if call.takesBody || call.takesEmptyObject {
      headers.append(("Content-Type", .string(type(call.content))))
    }
    var members: [(key: String, value: JSONText)] = [
      ("method", .string(call.method)), ("path", .string(examples.target(call, tokens))),
      ("headers", .object(headers)),
    ]
    if call.takesBody || call.takesEmptyObject {
      let isForm = call.content == .form
      members.append(
        ("body", isForm ? .string(examples.form(call.body)) : examples.object(call.body)))
    }
    return JSONText.object(members).written()
  }

  private static func header(_ token: TokenPlan) -> (String, JSONText)? {
    let example = Examples.token(token.name)
    switch token.placement {
    case .bearer: return ("Authorization", .string("Bearer \(example)"))
    case .header(let name): return (name, .string(example))
    case .cookie, .query, nil: return nil
    }
  }

  private static func cookie(_ token: TokenPlan) -> String? {
    guard case .cookie(let name)? = token.placement else { return nil }
    return "\(name)=\(Examples.token(token.name))"
  }

  private static func type(_ content: Server.Content) -> String {
    switch content {
    case .json: "application/json"
    case .form: "application/x-www-form-urlencoded"
    case .mediaType(let name): name
    }
  }

  private static func answer(
    _ status: Int, _ headers: [(String, JSONText)], _ body: JSONText?
  ) -> String {
    var members: [(key: String, value: JSONText)] = [("status", .plain(String(status)))]
    let type = [("Content-Type", JSONText.string("application/json"))]
    let all = (body == nil ? [] : type) + headers
    if !all.isEmpty { members.append(("headers", .object(all.map { ($0.0, $0.1) }))) }
    if let body { members.append(("body", body)) }
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
