/// Names of a contract, made of names and texts of a description.
enum ImportName {
  /// `login-flow`, `login_flow` and `LoginFlow` become `loginFlow`.
  static func member(_ text: String, orElse other: String = "field") -> String {
    let words = words(text)
    guard let first = words.first else { return other }
    return fitted(lowercasedStart(first) + words.dropFirst().map(capitalised).joined())
  }

  /// `login-flow` becomes `LoginFlow`.
  static func type(_ text: String, orElse other: String = "Value") -> String {
    let words = words(text)
    return words.isEmpty ? other : fitted(words.map(capitalised).joined())
  }

  /// `APIKey` becomes `apiKey`, and `ID` becomes `id`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.utf8.prefix { (0x41...0x5A).contains($0) }.count
    let isWhole = capitals == word.utf8.count
    let count = isWhole || capitals < 2 ? capitals : capitals - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  static func capitalised(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func words(_ text: String) -> [String] {
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
    let isWordByte = { (byte: UInt8) in isLetter(byte) || (0x30...0x39).contains(byte) }
    var words = text.utf8.split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) }
    if let first = words.first?.utf8.first, !isLetter(first) { words[0] = "n" + words[0] }
    // A text in capitals, such as a code, is one of words.
    let isShouted = !text.utf8.contains { (0x61...0x7A).contains($0) }
    return isShouted && words.count > 1 ? words.map { $0.lowercased() } : words
  }

  private static func fitted(_ name: String) -> String { String(name.prefix(60)) }
}

/// The names that are taken in one scope.
struct TakenNames {
  private var taken: Set<String> = []
  /// The number behind the last one of a name, so that a thousand alike take a thousand steps.
  private var numbers: [String: Int] = [:]

  init(_ taken: Set<String> = []) { self.taken = Set(taken.map { $0.lowercased() }) }

  /// The name itself, or the name with a number behind it.
  mutating func claim(_ name: String) -> String {
    var number = numbers[name] ?? 1
    var free = name
    while !taken.insert(free.lowercased()).inserted {
      number += 1
      free = "\(name)\(number)"
    }
    if number > 1 { numbers[name] = number }
    return free
  }
}
