import AuthServer
import ContractModel
import Stores

/// One line of JSON for each request. It holds words of the contract and of this server: no path, no
/// value, no token; of the address only the net that it is in.
struct RequestLog {
  let clock: any Clock
  let write: @Sendable (String) -> Void

  func note(
    _ request: Request, id: String, _ trace: Trace, status: Int, _ time: Duration
  ) {
    let route = trace.route.map(JSONValue.string) ?? .null
    let line: JSONValue = [
      "time": ScalarType.instant.moment(clock.now), "id": .string(id),
      "method": .string(Self.method(request)), "route": route,
      "endpoint": trace.endpoint.map(JSONValue.string),
      "status": .number(JSONNumber(status)), "ms": Self.milliseconds(time),
      "reason": trace.reason.map(JSONValue.string),
      "refusal": trace.refusal.map(JSONValue.string),
    ]
    write(line.text + "\n")
  }

  /// A method is the caller's text as well.
  private static func method(_ request: Request) -> String {
    let known = Endpoint.Method.allCases.map(\.rawValue) + ["OPTIONS"]
    return known.contains(request.method.name) ? request.method.name : "other"
  }

  private static func milliseconds(_ time: Duration) -> JSONValue {
    let (seconds, rest) = time.components
    let tenths = seconds * 10_000 + rest / 100_000_000_000_000
    return JSONNumber("\(tenths / 10).\(tenths % 10)").map(JSONValue.number) ?? .null
  }
}
