import AuthServer
import ContractModel

import struct Diagnostics.Located

@testable import ReferenceServer

/// The input of an operation, for a person to read. Tests may show secrets: theirs are none.
enum OperationInputText {
  static func write(_ input: OperationInput?) -> String {
    guard let input else { return "nothing reached an operation\n" }
    let lines: [(String, String?)] =
      [
        ("person", input.person), ("password", input.password?.reveal()),
        ("newPassword", input.newPassword?.reveal()), ("code", input.code?.reveal()),
      ]
      + input.tokens.sorted { $0.key < $1.key }.map { ("tokens.\($0.key)", $0.value.reveal()) }
      + input.slots.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ("slots.\($0.key.rawValue)", $0.value.reveal()) }
      + [
        ("device", input.device?.reveal()),
        ("deviceName", input.deviceName.isEmpty ? nil : input.deviceName),
        ("back.state", input.back.state?.reveal()), ("back.error", input.back.error),
        ("values", JSONValue.object(input.values).text),
      ]
    return "given \(input.endpoint.name.value)\n"
      + lines.compactMap { name, text in text.map { "  \(name): \($0)\n" } }.joined()
  }
}
