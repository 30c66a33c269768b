import ContractModel
import Generation

/// Swift that touches every part of an output that holds a text, so that code in one would run, and that looks whether
/// what it does is what the fixtures say.
enum Drivers {
  static let all: [(output: OutputKind, code: @Sendable (Blueprint, Int) -> String)] = [
    (.client, { ClientDriver(blueprint: $0, number: $1).code }),
    (.server, { ServerDriver(blueprint: $0, number: $1).code }),
  ]

  static func folder(of output: OutputKind) -> String { output == .client ? "Client" : "Server" }

  /// A literal in which nothing at all is written as it is.
  static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }

  static func literals(_ texts: [String]) -> String {
    "[" + texts.map(literal).joined(separator: ", ") + "]"
  }
}
