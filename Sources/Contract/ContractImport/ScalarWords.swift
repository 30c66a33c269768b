/// The scalar of a contract for a type and a format of a description.
enum ScalarWords {
  static func word(_ kind: String, format: String?) -> String? {
    switch (kind, format) {
    case ("string", "date-time"): "instant"
    case ("string", "uuid"): "uuid"
    case ("string", "email"), ("string", "idn-email"): "email"
    case ("string", "phone"): "phone"
    case ("string", "uri"), ("string", "url"): "url"
    case ("string", "byte"): "bytes"
    case ("string", "password"): "password"
    case ("string", "binary"): nil
    case ("string", _): "string"
    case ("integer", _): "int"
    case ("number", _): "number"
    case ("boolean", _): "bool"
    default: nil
    }
  }

  /// The scalar of a text whose name says what it is.
  static let named = ["password": "password", "email": "email", "phone": "phone"]

  /// True for a text that only its name shows to be a secret.
  static func isSecret(_ name: String) -> Bool {
    let plain = name.lowercased().filter { $0.isLetter }
    return endings.contains { plain.hasSuffix($0) }
  }

  private static let endings = [
    "password", "passwd", "passcode", "secret", "apikey", "privatekey", "token", "otp",
    "credential",
  ]
}
