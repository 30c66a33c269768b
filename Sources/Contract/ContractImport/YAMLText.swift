/// Texts as YAML.
enum YAMLText {
  /// Without quotes where every reader takes it for the same text.
  static func scalar(_ text: String) -> String {
    let isWord = text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || "_-./".utf8.contains(byte)
    }
    let starts = text.utf8.first.map { (0x61...0x7A).contains($0 | 0x20) } ?? false
    return isWord && starts && !words.contains(text.lowercased()) ? text : quoted(text)
  }

  private static let words: Set<String> = [
    "y", "n", "yes", "no", "true", "false", "on", "off", "null",
  ]

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\t", "\n", "\r": quoted += " "
      default:
        let isShown =
          scalar.value >= 0x20 && !scalar.properties.isDefaultIgnorableCodePoint
          && scalar.properties.generalCategory != .control
          && scalar.properties.generalCategory != .format
        if isShown { quoted.unicodeScalars.append(scalar) }
      }
    }
    return quoted + "\""
  }
}
