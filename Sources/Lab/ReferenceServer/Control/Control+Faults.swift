import AuthServer
import ContractModel

extension Control {
  private static let kinds = ["drop", "delay", "slow", "status"]

  func addFault(_ body: ControlBody) async throws(ControlFault) -> Response {
    let more = ["delay": ["for"], "status": ["status"]][try body.text("kind")] ?? []
    try body.allow(["endpoint", "kind", "times"] + more)
    let endpoint = try body.text("endpoint")
    guard contract.endpoints.find(endpoint) != nil else {
      throw ControlFault(400, "there is no endpoint `\(endpoint)`")
    }
    let fault = Fault(
      endpoint: endpoint, kind: try kind(body), times: try body.number("times", in: 1...1_000) ?? 1)
    await faults.add(fault)
    return Self.answer(Self.shown(fault), status: 201)
  }

  func faultList() async -> Response {
    Self.answer(.array(await faults.all.map(Self.shown)))
  }

  private func kind(_ body: ControlBody) throws(ControlFault) -> Fault.Kind {
    switch try body.text("kind") {
    case "drop": return .harm(.drop)
    case "slow": return .harm(.slow)
    case "delay": return .harm(.delay(try body.duration("for")))
    case "status": return .status(try body.number("status", in: 500...599) ?? 500)
    default:
      throw ControlFault(400, "`kind` is one of \(Self.kinds.joined(separator: ", "))")
    }
  }

  private static func shown(_ fault: Fault) -> JSONValue {
    let kind: (String, (String, JSONValue)?) =
      switch fault.kind {
      case .harm(.drop): ("drop", nil)
      case .harm(.slow): ("slow", nil)
      case .harm(.delay(let seconds)): ("delay", ("for", .string("\(seconds)s")))
      case .status(let status): ("status", ("status", status.json))
      }
    var fields: JSONObject = [
      "endpoint": .string(fault.endpoint), "kind": .string(kind.0), "times": fault.times.json,
    ]
    if let more = kind.1 { fields[more.0] = more.1 }
    return .object(fields)
  }
}
