import AuthServer

/// Requests and answers as texts that a person reads.
enum RequestText {
  static func read(_ text: String) -> Request {
    let halves = text.split(separator: "\n\n", maxSplits: 1)
    var lines = halves[0].split(separator: "\n").map(String.init)
    let first = lines.removeFirst().split(separator: " ")
    var headers = Headers()
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers.add(String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
    }
    let body = halves.count == 2 ? halves[1].trimmingSuffix("\n") : ""
    return Request(
      Request.Method(String(first[0])), String(first[1]), headers: headers,
      body: Array(body.utf8))
  }

  /// Leaves out the headers that every answer has.
  static func write(_ response: Response) -> String {
    let usual = ["cache-control", "x-content-type-options", "content-length", "x-request-id"]
    let headers = response.headers.filter { !usual.contains($0.name.lowercased()) }
      .map { "\($0.name): \($0.value)\n" }.joined()
    let body = String(decoding: response.body, as: UTF8.self)
    return "answer \(response.status)\n" + headers + (body.isEmpty ? "" : "\n\(body)\n")
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: Character) -> Substring {
    var text = self
    while text.last == suffix { text.removeLast() }
    return text
  }
}
