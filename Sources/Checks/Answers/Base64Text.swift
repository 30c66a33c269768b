import Primitives

/// Base64 with padding, as archives have it.
enum Base64Text {
  static func decoded(_ text: String) -> String? {
    let urlSafe = text.replacing("+", with: "-").replacing("/", with: "_")
    let bytes = try? Base64URL.decode(urlSafe.prefix { $0 != "=" })
    return bytes.flatMap { String(validating: $0, as: UTF8.self) }
  }
}
