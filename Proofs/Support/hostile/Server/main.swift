public import AuthServer
public import Foundation

// Runs the generated stubs of one batch. usage: PROGRAM FOLDER-OF-CONTRACTS FILE-OF-THE-CANARY

let canaryFile = URL(fileURLWithPath: CommandLine.arguments[2])

/// Leaves a file behind, as a sign that code in a text was run.
func canary() -> String {
  try? Data("executed".utf8).write(to: canaryFile)
  return "executed"
}

/// The value that a fixture holds under a key.
func fixture(_ number: Int, _ path: String, _ key: String) -> JSONValue? {
  let file = URL(fileURLWithPath: CommandLine.arguments[1])
    .appending(path: "\(number)/Fixtures/\(path).json")
  let json = (try? Data(contentsOf: file)).flatMap { try? JSONValue(reading: Array($0)) }
  return (try? json?.fields())?[key]
}

func answer(_ number: Int, _ call: String) -> JSONValue {
  fixture(number, "\(call)/answer", "body") ?? .null
}

struct Check {
  private let number: Int
  private var faults: [String] = []

  init(_ number: Int) { self.number = number }

  func touch(_ values: Any...) { for value in values { _ = String(describing: value) } }

  mutating func same(_ value: String?, _ wanted: String) {
    if value != wanted { faults.append("\(value ?? "nothing") where \(wanted) was wanted") }
  }

  func end() { for fault in faults { print("\(number): \(fault)") } }

  mutating func call(_ name: String, under base: String, _ routes: some Handler) async {
    var headers = Headers()
    for header in (try? fixture(number, "\(name)/request", "headers")?.fields())?.fields ?? [] {
      headers.add(header.name, text(header.value))
    }
    let body = fixture(number, "\(name)/request", "body")
    let path = text(fixture(number, "\(name)/request", "path"))
    let response = await routes.respond(
      to: Request(
        Request.Method(text(fixture(number, "\(name)/request", "method"))),
        base + path, headers: headers, body: body?.bytes ?? [])
    )
    if isRefused(path) { return same(String(response.status), "400") }
    let wanted = fixture(number, "\(name)/answer", "body")
    same(String(decoding: response.body, as: UTF8.self), wanted?.text ?? "")
  }

  /// The router takes no slash and no control character for a part of a segment.
  private func isRefused(_ path: String) -> Bool {
    path.prefix { $0 != "?" }.contains(#/%(?:2F|[01].|7F)/#)
  }

  private func text(_ value: JSONValue?) -> String {
    if case .string(let text)? = value { text } else { "" }
  }
}

for drive in drives { await drive() }
