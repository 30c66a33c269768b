import AuthServer

/// Shorter words for the tests.
extension JSONValue {
  /// Reads a text with wide limits; the tests of limits say their own.
  init(parsing text: String, limits: Limits = .wide) throws(JSONFault) {
    try self.init(reading: Array(text.utf8), limits: limits)
  }
}

extension Limits {
  static let wide = Limits(
    bodyBytes: .max, jsonDepth: 100, jsonFields: .max, stringBytes: .max)
}

extension Response {
  var text: String { String(decoding: body, as: UTF8.self) }
}

/// Everything that printing, logging, mirroring and dumping would show of a value.
func everythingShown(_ value: Any) -> String {
  var dumped = ""
  dump(value, to: &dumped)
  let children = Mirror(reflecting: value).children.map { "\($0.label ?? "") \($0.value)" }
  return "\(value)" + String(describing: value) + String(reflecting: value) + dumped
    + children.joined()
}
