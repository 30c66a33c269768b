import AuthServer
import HTTPServer

/// The request that a handler gets, as one text.
private func described(_ request: Request) -> String {
  "\(request.method.name) \(request.target) "
    + request.headers.map { "\($0.name)=\($0.value)" }.joined(separator: "|")
    + " \(request.body)"
}

private let now = LoopTime(time: 0, date: "Thu, 01 Jan 1970 00:00:00 GMT")

/// Everything a connection does with bytes that come in pieces: what its handler sees and what goes out.
private struct Outcome: Equatable {
  var requests: [String] = []
  var answers: [UInt8] = []
  var phase = Connection.Phase.reading
}

private func outcome(_ bytes: UnsafeRawBufferPointer, piece: Int) -> Outcome {
  var limits = Limits()
  (limits.bodyBytes, limits.headerCount, limits.headerBytes, limits.targetBytes) = (64, 8, 128, 32)
  var connection = Connection(limits: limits, patience: Patience(), peer: nil, now: now)
  var outcome = Outcome()
  var position = 0
  while position < bytes.count {
    let end = min(bytes.count, position + piece)
    connection.receive(UnsafeRawBufferPointer(rebasing: bytes[position..<end]), now: now)
    settle(&connection, &outcome, limits)
    position = end
  }
  outcome.phase = connection.phase
  return outcome
}

private func settle(_ connection: inout Connection, _ outcome: inout Outcome, _ limits: Limits) {
  while true {
    if let request = connection.takeRequest() {
      check(request, limits)
      outcome.requests.append(described(request))
      connection.answer(Delivery(Response(status: 204)), now: now)
    }
    guard connection.wantsToWrite else { return }
    let part = connection.output[connection.sent..<connection.released]
    // Whether a body is asked for depends on whether it came at once.
    let invitation = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
    outcome.answers += part.starts(with: invitation) ? part.dropFirst(invitation.count) : part
    connection.didSend(part.count, now: now)
  }
}

/// Checks the properties of a request on which a handler may rely.
private func check(_ request: Request, _ limits: Limits) {
  precondition(request.body.count <= limits.bodyBytes, "a body over its limit")
  precondition(request.target.utf8.count <= limits.targetBytes, "a target over its limit")
  precondition(request.target.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "a broken target")
  precondition(request.headers.count <= limits.headerCount, "too many headers")
  for field in request.headers {
    precondition(
      field.value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }, "a broken header")
  }
  let (lengths, codings) = (
    request.headers.all("Content-Length"), request.headers.all("Transfer-Encoding")
  )
  precondition(lengths.count + codings.count <= 1, "a body with two ends")
  if let length = lengths.first {
    precondition(Int(length) == request.body.count, "a body of another length")
  }
  precondition(request.headers.all("Host").count <= 1, "two hosts")
}

/// Any bytes in any pieces: the same requests, the same answers, nothing that a handler must not see.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  let whole = outcome(bytes, piece: max(1, count))
  for piece in [1, 3, 1 + count / 2] {
    let other = outcome(bytes, piece: piece)
    precondition(other == whole, "cut after \(piece) bytes it is another conversation")
  }
  return 0
}
