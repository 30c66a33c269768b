import AuthServer
import ContractModel

@testable import ReferenceServer

/// The input of an operation, for a person to read. Tests may show secrets: theirs are none.
enum OperationInputText {
  static func write(_ given: OperationInput?) -> String {
    guard let given else { return "nothing reached an operation\n" }
    let lines: [(String, String?)] =
      [
        ("person", given.person), ("password", given.password?.reveal()),
        ("newPassword", given.newPassword?.reveal()), ("code", given.code?.reveal()),
      ]
      + given.tokens.sorted { $0.key < $1.key }.map { ("tokens.\($0.key)", $0.value.reveal()) }
      + given.slots.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ("slots.\($0.key.rawValue)", $0.value.reveal()) }
      + [
        ("device", given.device?.reveal()),
        ("deviceName", given.deviceName.isEmpty ? nil : given.deviceName),
        ("back.state", given.back.state?.reveal()), ("back.error", given.back.error),
        ("values", JSONValue.object(given.values).text),
      ]
    return "given \(given.endpoint.name.value)\n"
      + lines.compactMap { name, text in text.map { "  \(name): \($0)\n" } }.joined()
  }
}
