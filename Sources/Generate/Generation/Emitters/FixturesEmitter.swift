import ContractModel
import Diagnostics
import Mustache

/// A request and an answer for each endpoint, and the answer of each refusal, as JSON.
enum FixturesEmitter: Emitter {
  static let folder = "Fixtures"

  static func emit(_ blueprint: Blueprint, _ templates: Templates) -> [EmittedFile] {
    let examples = Examples(blueprint)
    let tokens = Dictionary(uniqueKeysWithValues: blueprint.tokens.map { ($0.name, $0) })
    let callbacks = Dictionary(uniqueKeysWithValues: blueprint.callbacks.map { ($0.name, $0) })
    return blueprint.calls.flatMap { call in
      let refusals = call.refusals.map { refusal in
        EmittedFile(
          name: "\(call.name)/refused.\(refusal.name).json",
          text: refused(refusal, from: call, examples))
      }
      return [
        EmittedFile(
          name: "\(call.name)/request.json",
          text: request(call, examples, call.needs.compactMap { tokens[$0] })),
        EmittedFile(
          name: "\(call.name)/\(answerName(call)).json",
          text: answer(
            call.status, answerType(call.content),
            location(call, callbacks, examples) + examples.headers(call), examples.answer(call))),
      ] + options(call, examples) + refusals
    }
  }

  /// A page or a provider comes first; the redirect to the app is the end of the whole way.
  private static func answerName(_ call: CallPlan) -> String {
    [.webSignIn, .providerStart].contains(call.operation) && call.endsIn != nil ? "end" : "answer"
  }

  /// One file for each of the types that an answer may be.
  private static func options(_ call: CallPlan, _ examples: Examples) -> [EmittedFile] {
    examples.options(of: call).map { option, body in
      EmittedFile(
        name: "\(call.name)/answer.\(option).json",
        text: answer(call.status, answerType(call.content), examples.headers(call), body))
    }
  }

  private static func request(
    _ call: CallPlan, _ examples: Examples, _ tokens: [TokenPlan]
  ) -> String {
    var headers = call.headers.shown.map { ($0.wire, JSONValue.text(examples.text($0))) }
    headers += tokens.compactMap(header)
    let cookies =
      call.cookies.shown.map { "\($0.wire)=\(examples.text($0))" } + tokens.compactMap(cookie)
    if !cookies.isEmpty { headers.append(("Cookie", .text(cookies.joined(separator: "; ")))) }
    if call.takesBody || call.takesEmptyObject {
      headers.append(("Content-Type", .text(type(call.content))))
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
    return JSONValue.members(members).written()
  }

  private static func header(_ token: TokenPlan) -> (String, JSONValue)? {
    let example = Examples.token(token.name)
    switch token.placement {
    case .bearer: return ("Authorization", .text("Bearer \(example)"))
    case .header(let name): return (name, .text(example))
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

  /// Forms are answered with JSON.
  private static func answerType(_ content: Server.Content) -> String {
    content == .form ? "application/json" : type(content)
  }

  /// The body of a refusal that is a plain text.
  private static func refused(
    _ refusal: RefusalPlan, from call: CallPlan, _ examples: Examples
  ) -> String {
    let body = examples.body(of: refusal, from: call)
    var type = answerType(call.content)
    if case .text? = body { type = "text/plain; charset=utf-8" }
    return answer(refusal.status.first, type, examples.headers(refusal), body)
  }

  /// The URL of the app to which a redirect leads.
  private static func location(
    _ call: CallPlan, _ callbacks: [String: CallbackPlan], _ examples: Examples
  ) -> [(String, JSONValue)] {
    guard let callback = call.endsIn.flatMap({ callbacks[$0] }), (300...399).contains(call.status)
    else { return [] }
    return [("Location", .text(examples.url(of: callback)))]
  }

  private static func answer(
    _ status: Int, _ contentType: String, _ headers: [(String, JSONValue)], _ body: JSONValue?
  ) -> String {
    var members: [(String, JSONValue)] = [("status", .plain(String(status)))]
    let type = [("Content-Type", JSONValue.text(contentType))]
    let all = (body == nil ? [] : type) + headers
    if !all.isEmpty { members.append(("headers", .members(all))) }
    if let body { members.append(("body", body)) }
    return JSONValue.members(members).written()
  }
}
