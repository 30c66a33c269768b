/// The words behind a command's name, held against what the command takes.
package struct Arguments: Sendable {
  /// The words that are no option, in the order given.
  package private(set) var words: [String] = []
  private var values: [String: [String]] = [:]

  init(_ words: ArraySlice<String>, for command: CommandShape) throws(UsageError) {
    var rest = words
    var onlyWords = false
    while let word = rest.popFirst() {
      if onlyWords || !word.hasPrefix("-") {
        if command.takes.isEmpty { throw .unwantedWord(word, of: command) }
        self.words.append(word)
      } else if word == "--" {
        onlyWords = true
      } else {
        try take(word, &rest, command)
      }
    }
  }

  package func has(_ option: String) -> Bool { values[option] != nil }

  package subscript(option: String) -> String? { values[option]?.first }

  /// The values of an option that may come several times.
  package func all(_ option: String) -> [String] { values[option] ?? [] }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: CommandShape
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
