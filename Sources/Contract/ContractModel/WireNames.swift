import Diagnostics

/// How a server spells names that the author did not spell for it.
package enum WireNames {
  package static func spell(_ field: Field, for style: Server.NameStyle) -> String {
    if let wire = field.wire { return wire.value }
    return field.location == .path ? field.name.value : spell(field.name.value, style)
  }

  /// `accessToken` becomes `access_token` or `AccessToken`.
  package static func spell(_ name: String, _ style: Server.NameStyle) -> String {
    switch style {
    case .camelCase: name
    case .pascalCase: name.prefix(1).uppercased() + name.dropFirst()
    case .snakeCase: snake(name)
    }
  }

  /// A word begins at a capital behind a small letter or a digit, and at the last of several capitals: `userID` is
  /// `user_id`, `IDToken` is `id_token`.
  private static func snake(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var text: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if isCapital(byte), index > 0, bytes[index - 1] != UInt8(ascii: "_") {
        let endsRun = index + 1 < bytes.count && isSmall(bytes[index + 1])
        if !isCapital(bytes[index - 1]) || endsRun { text.append(UInt8(ascii: "_")) }
      }
      text.append(isCapital(byte) ? byte | 0x20 : byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
