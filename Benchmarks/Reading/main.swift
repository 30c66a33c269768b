import AuthClient
import Foundation
import LongdeClient

// A call whose answer holds 5,000 rows with a date each, beside `JSONDecoder` alone on the same rows. Rounds are taken
// in turn, so that a slower hour of the machine falls on all.

let rowCount = 5_000
let rounds = 21
let limit = 1.5

struct Row: Decodable, Sendable {
  let id: Int
  let name: String
  let created: Date
}

struct UndatedRow: Decodable {
  let id: Int
  let name: String
  let created: String
}

let body: Data = {
  let rows = (0..<rowCount).map { number in
    let time = String(format: "%02d:%02d:%02d", number / 3_600, number / 60 % 60, number % 60)
    return #"{"id":\#(number),"name":"row \#(number)","created":"2027-03-01T\#(time).250Z"}"#
  }
  return Data("[\(rows.joined(separator: ","))]".utf8)
}()

struct Rows: Transport {
  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    HTTPResponse(status: 200, body: body)
  }
}

/// Milliseconds of the processor.
func measure(_ work: () async throws -> Void) async rethrows -> Double {
  let start = clock()
  try await work()
  return Double(clock() - start) * 1_000 / Double(CLOCKS_PER_SEC)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let client = Longde.Client(store: MemoryStore(), options: ClientOptions(transport: Rows()))
let plain = JSONDecoder()
let dated = JSONDecoder()
dated.dateDecodingStrategy = .custom { decoder in
  let text = try decoder.singleValueContainer().decode(String.self)
  return try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)
}

var times: [[Double]] = [[], [], []]
for _ in 0...rounds {
  times[0].append(try await measure { _ = try plain.decode([UndatedRow].self, from: body) })
  times[1].append(try await measure { _ = try dated.decode([Row].self, from: body) })
  times[2].append(
    try await measure {
      let call = Call<[Row], NoRefusal>("rows", .get, "/api/rows")
      let rows = try await client.session.call(call)
      precondition(rows.count == rowCount, "rows are missing")
    })
}
// The first round warms up.
let medians = times.map { median(Array($0.dropFirst())) }
let names = [
  "JSONDecoder, dates as texts", "JSONDecoder, ISO8601FormatStyle", "a call of a client",
]
print(
  "\(rowCount) rows of \(body.count) bytes, medians of \(rounds) rounds in milliseconds of the processor"
)
for (name, time) in zip(names, medians) {
  print(
    "\(name.padding(toLength: 34, withPad: " ", startingAt: 0))\(String(format: "%.1f", time))")
}
let ratio = medians[2] / medians[1]
print(String(format: "a call takes %.2f of JSONDecoder with dates, at most %.1f", ratio, limit))
exit(ratio <= limit ? 0 : 1)
