import AuthServer
import ContractModel

extension Control {
  private static let kinds = ["drop", "delay", "slow", "status", "refusal"]

  func addFault(_ body: ControlBody) async throws(ControlFault) -> Response {
    let more = ["delay": ["for"], "status": ["status"], "refusal": ["refusal", "for"]]
    try body.allow(["endpoint", "kind", "times"] + (more[try body.text("kind")] ?? []))
    let name = try body.text("endpoint")
    guard let endpoint = contract.endpoints.find(name) else {
      throw ControlFault(400, "there is no endpoint `\(name)`")
    }
    let fault = InjectedFault(
      endpoint: name, kind: try kind(body, endpoint),
      times: try body.number("times", in: 1...1_000) ?? 1)
    await faults.add(fault)
    return Self.answer(Self.shown(fault), status: 201)
  }

  func faultList() async -> Response {
    Self.answer(.array(await faults.all.map(Self.shown)))
  }

  private func kind(
    _ body: ControlBody, _ endpoint: Endpoint
  ) throws(ControlFault) -> InjectedFault.Kind {
    switch try body.text("kind") {
    case "drop": return .injection(.drop)
    case "slow": return .injection(.slow)
    case "delay": return .injection(.delay(try body.duration("for")))
    case "status": return .status(try body.number("status", in: 500...599) ?? 500)
    case "refusal": return try refusal(body, endpoint)
    default:
      throw ControlFault(400, "`kind` is one of \(Self.kinds.joined(separator: ", "))")
    }
  }

  /// One that the server itself could say, to an app: a page is shown again, with words for a person. Who is to wait
  /// waits a minute where nothing is said.
  private func refusal(
    _ body: ControlBody, _ endpoint: Endpoint
  ) throws(ControlFault) -> InjectedFault.Kind {
    guard endpoint.caller != .page else {  //! asked-refusal-not-page
      throw ControlFault(
        400, "`\(endpoint.name.value)` is called by a page, which says in words what was wrong")
    }
    let name = try body.text("refusal")
    let seconds = try body.optionalText("for") == nil ? 60 : try body.duration("for")
    let refusals = endpoint.refuses.map { contract.refusals[$0.value] }  //! asked-refusal-declared
      .filter { $0.cause.status != nil }
    guard let refusal = refusals.first(where: { $0.name.value == name }) else {
      let names = refusals.isEmpty ? "none" : refusals.map(\.name.value).joined(separator: ", ")
      throw ControlFault(
        400, "`refusal` is one that `\(endpoint.name.value)` can answer: \(names)")
    }
    guard !refusal.bringsToken else {  //! asked-refusal-token
      throw ControlFault(400, "`\(name)` brings a token, which only a real refusal can")
    }
    return .refusal(name, seconds: seconds)
  }

  private static func shown(_ fault: InjectedFault) -> JSONValue {
    let (kind, more): (String, JSONObject) =
      switch fault.kind {
      case .injection(.drop): ("drop", [:])
      case .injection(.slow): ("slow", [:])
      case .injection(.delay(let seconds)): ("delay", ["for": .string("\(seconds)s")])
      case .status(let status): ("status", ["status": status.json])
      case .refusal(let name, let seconds):
        ("refusal", ["refusal": .string(name), "for": .string("\(seconds)s")])
      }
    var fields: JSONObject = [
      "endpoint": .string(fault.endpoint), "kind": .string(kind), "times": fault.times.json,
    ]
    for field in more.fields { fields[field.name] = field.value }
    return .object(fields)
  }
}
