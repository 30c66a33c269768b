/// What stands behind a command's name, held against what the command takes.
struct Arguments {
  /// What is no option, in the order given.
  private(set) var words: [String] = []
  private var values: [String: [String]] = [:]

  init(_ words: ArraySlice<String>, for command: any NamedCommand.Type) throws(UsageError) {
    var rest = words
    while let word = rest.popFirst() {
      if word.hasPrefix("-") {
        try take(word, &rest, command)
      } else {
        if command.takes.isEmpty { throw .unwantedWord(word, of: command) }
        self.words.append(word)
      }
    }
  }

  func has(_ option: String) -> Bool { values[option] != nil }

  subscript(option: String) -> String? { values[option]?.first }

  /// The values of an option that may come several times, each `NAME=VALUE`.
  func pairs(_ option: String) throws(UsageError) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    for text in values[option] ?? [] {
      let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[0].isEmpty, !halves[1].isEmpty else {
        throw .noPair(text, of: option)
      }
      let name = String(halves[0])
      guard !pairs.contains(where: { $0.name == name }) else {
        throw .optionTwice("\(option) \(name)")
      }
      pairs.append((name, String(halves[1])))
    }
    return pairs
  }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  func port(_ option: String) throws(UsageError) -> UInt16? {
    guard let text = self[option] else { return nil }
    guard let port = UInt16(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw UsageError(
        message: "`\(option)` cannot be `\(text)`",
        help: "a port is a number up to 65535; 0 takes a free one")
    }
    return port
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: any NamedCommand.Type
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw .unknownOption(name, of: command)
    }
    if values[name] != nil && !option.isRepeated { throw .optionTwice(name) }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let value = option.value else {
      if attached != nil { throw .unwantedValue(name) }
      values[name] = []
      return
    }
    guard let given = attached ?? rest.popFirst(), !given.isEmpty else {
      throw .missingValue(name, value)
    }
    values[name, default: []].append(given)
  }
}
