import AuthServer

/// A simple value as plain text: for headers, cookies and queries.
enum JSONText {
  static func plain(_ value: JSONValue) -> String {
    if case .string(let text) = value { text } else { value.text }
  }
}
