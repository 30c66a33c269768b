import AuthServer

@testable import HTTPServer

/// A connection without a socket, whose handler says at once what it saw.
struct Playing {
  var connection: Connection
  private(set) var answers: [UInt8] = []
  private(set) var seen: [Request] = []
  var time: Int64 = 0

  init(limits: Limits = Limits(), timeouts: Timeouts = Timeouts()) {
    connection = Connection(
      limits: limits, timeouts: timeouts, peer: "192.0.2.1", now: Self.moment(0))
  }

  static func moment(_ time: Int64) -> LoopTime {
    LoopTime(time: time, date: "Thu, 01 Jan 1970 00:00:00 GMT")
  }

  var now: LoopTime { Self.moment(time) }

  mutating func receive(_ bytes: some Sequence<UInt8>) {
    Array(bytes).withUnsafeBytes { connection.receive($0, now: now) }
    settle()
  }

  mutating func receiveEnd() {
    connection.receiveEnd(now: now)
    settle()
  }

  /// Lets time go by.
  mutating func wait(_ duration: Duration) {
    time += duration.nanoseconds
    connection.passDeadline(now: now)
    settle()
  }

  mutating func settle(answering: Bool = true) {
    while true {
      if let request = connection.takeRequest() {
        seen.append(request)
        if answering { connection.answer(Delivery(Self.answer(to: request)), now: now) }
      }
      guard connection.wantsToWrite else { return }
      answers += connection.output[connection.sent..<connection.released]
      connection.didSend(connection.released - connection.sent, now: now)
    }
  }

  static func answer(to request: Request) -> Response {
    Response(
      status: 200,
      body: Array("\(request.method.name) \(request.target) \(request.body.count)".utf8))
  }
}

struct Echo: Handler {
  func respond(to request: Request) async -> Response { Playing.answer(to: request) }
}

extension Options {
  /// Time ends nothing, so that no test depends on how busy the machine is: where handlers and clients wait for
  /// their turn behind all other tests, that takes as long as the rest of them.
  static var calm: Options {
    var options = Options()
    let hour = Duration.seconds(3_600)
    options.timeouts.head = hour
    options.timeouts.body = hour
    options.timeouts.request = hour
    options.timeouts.idle = hour
    options.timeouts.answer = hour
    options.timeouts.ending = hour
    return options
  }
}

extension SocketServer {
  static func calm(_ handler: any Handler) throws(HTTPServerError) -> SocketServer {
    try start(handler, options: .calm)
  }
}
