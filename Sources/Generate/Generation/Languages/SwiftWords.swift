/// The words of the Swift language, by where an identifier of ours may not stand without ticks.
enum SwiftWords {
  /// Every word that Swift reserves somewhere that an identifier of ours may stand.
  static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break",
    "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    //! reserved-word-ticks
    "in", "init", "inout", "internal", "is", "let", "nil", "nonisolated", "open", "operator",
    "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Every other word stands as it is where something is called, and ticks draw a warning.
  static let reservedAsLabel: Set<String> = ["inout"]
}
