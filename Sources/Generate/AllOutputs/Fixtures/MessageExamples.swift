import ContractModel
import Diagnostics
import Generation

/// Whole messages of examples, as JSON.
struct MessageExamples {
  var examples: Examples
  private let tokens: [String: TokenPlan]
  private let callbacks: [String: CallbackPlan]

  init(_ blueprint: Blueprint) {
    examples = Examples(blueprint)
    tokens = Dictionary(uniqueKeysWithValues: blueprint.tokens.map { ($0.name, $0) })
    callbacks = Dictionary(uniqueKeysWithValues: blueprint.callbacks.map { ($0.name, $0) })
  }

  func request(_ call: CallPlan) -> JSONValue {
    let tokens = call.needs.compactMap { self.tokens[$0] }
    var headers = call.headers.shown.map { ($0.wire, JSONValue.text(examples.text($0))) }
    headers += tokens.compactMap(header)
    let cookies =
      call.cookies.shown.map { "\($0.wire)=\(examples.text($0))" } + tokens.compactMap(cookie)
    if !cookies.isEmpty { headers.append(("Cookie", .text(cookies.joined(separator: "; ")))) }
    if call.takesBody || call.takesEmptyObject {
      headers.append(("Content-Type", .text(Self.type(call.content))))
    }
    var members: [(String, JSONValue)] = [
      ("method", .text(call.method)), ("path", .text(examples.target(call, tokens))),
      ("headers", .members(headers)),
    ]
    if call.takesBody || call.takesEmptyObject {
      let isForm = call.content == .form
      members.append(
        ("body", isForm ? .text(examples.form(call.body)) : examples.body(of: call)))
    }
    return .members(members)
  }

  private func header(_ token: TokenPlan) -> (String, JSONValue)? {
    let example = examples.token(token.name)
    switch token.placement {
    case .bearer: return ("Authorization", .text("Bearer \(example)"))
    case .header(let name): return (name, .text(example))
    case .cookie, .query, nil: return nil
    }
  }

  private func cookie(_ token: TokenPlan) -> String? {
    guard case .cookie(let name)? = token.placement else { return nil }
    return "\(name)=\(examples.token(token.name))"
  }

  private static func type(_ content: Server.Content) -> String {
    switch content {
    case .json: "application/json"
    case .form: "application/x-www-form-urlencoded"
    case .mediaType(let name): name
    }
  }

  /// Forms are answered with JSON.
  private static func answerType(_ content: Server.Content) -> String {
    content == .form ? "application/json" : type(content)
  }

  /// A good answer, with the body of the type that is named where there are several.
  func answer(_ call: CallPlan, named name: String? = nil) -> JSONValue {
    answer(
      call.status, Self.answerType(call.content),
      (name == nil ? location(call) : []) + examples.headers(call),
      examples.answer(call, named: name))
  }

  /// The body of a refusal that is a plain text.
  func refused(_ refusal: RefusalPlan, from call: CallPlan) -> JSONValue {
    let body = examples.body(of: refusal, from: call)
    var type = Self.answerType(call.content)
    if case .text? = body { type = "text/plain; charset=utf-8" }
    return answer(refusal.status.first, type, examples.headers(refusal), body)
  }

  /// The URL of the app to which a redirect leads.
  private func location(_ call: CallPlan) -> [(String, JSONValue)] {
    guard let callback = call.endsIn.flatMap({ callbacks[$0] }), (300...399).contains(call.status)
    else { return [] }
    return [("Location", .text(examples.url(of: callback)))]
  }

  private func answer(
    _ status: Int, _ contentType: String, _ headers: [(String, JSONValue)], _ body: JSONValue?
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [("status", .plain(String(status)))]
    let type = [("Content-Type", JSONValue.text(contentType))]
    let all = (body == nil ? [] : type) + headers
    if !all.isEmpty { members.append(("headers", .members(all))) }
    if let body { members.append(("body", body)) }
    return .members(members)
  }
}
