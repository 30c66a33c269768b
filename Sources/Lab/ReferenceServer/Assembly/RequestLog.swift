import AuthServer
import ContractModel
import Stores

/// One line of JSON for each request. It holds words of the contract and of this server: no path, no
/// value, no token; of the address only the net that it is in.
struct RequestLog {
  let clock: any Clock
  let write: @Sendable ([UInt8]) -> Void
  private let times = LogTimes()

  init(clock: any Clock, write: @escaping @Sendable ([UInt8]) -> Void) {
    self.clock = clock
    self.write = write
  }

  func note(
    _ request: Request, id: String, _ trace: Trace, status: Int, _ time: Duration
  ) {
    let trace = trace.entry
    var line = LogLine()
    line.add("time", clock.now, times)
    line.add("id", id)
    line.add("method", Self.method(request))
    if let route = trace.route {
      line.add("route", route)  //! log-without-query
    } else {
      line.add("route", plain: "null")
    }
    line.add("endpoint", trace.endpoint)
    line.add("status", plain: "\(status)")
    line.add("ms", plain: Self.milliseconds(time))
    line.add("reason", trace.reason)
    line.add("refusal", trace.refusal)
    line.add("why", trace.why)
    write(line.whole())
  }

  /// One that was answered before anybody read it.
  func note(refused status: Int, why: String) {
    var line = LogLine()
    line.add("time", clock.now, times)
    line.add("route", plain: "null")
    line.add("status", plain: "\(status)")
    line.add("why", why)
    write(line.whole())
  }

  /// A method is the caller's text as well.
  private static func method(_ request: Request) -> String {
    let name = request.method.name
    return Endpoint.Method(rawValue: name) != nil || name == "OPTIONS" ? name : "other"
  }

  private static func milliseconds(_ time: Duration) -> String {
    let (seconds, rest) = time.components
    let tenths = seconds * 10_000 + rest / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// An object of JSON, put together as bytes: there is one for each request.
private struct LogLine {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(256) }

  consuming func whole() -> [UInt8] {
    bytes.append(UInt8(ascii: "}"))
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  mutating func add(_ name: StaticString, _ time: Moment, _ times: LogTimes) {
    begin(name)
    bytes.append(UInt8(ascii: "\""))
    times.append(time, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func add(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    begin(name)
    JSONValue.append(text, to: &bytes)
  }

  mutating func add(_ name: StaticString, plain text: String) {
    begin(name)
    bytes += text.utf8
  }

  private mutating func begin(_ name: StaticString) {
    bytes.append(UInt8(ascii: bytes.isEmpty ? "{" : ","))
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes += $0 }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }
}
