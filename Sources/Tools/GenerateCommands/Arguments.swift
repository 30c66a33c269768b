/// What stands behind a command's name, held against what the command takes.
struct Arguments {
  /// What is no option, in the order given: contracts, for most commands.
  private(set) var words: [String] = []
  private var values: [String: String] = [:]

  init(_ words: ArraySlice<String>, for command: any NamedCommand.Type) throws(UsageError) {
    var rest = words
    var onlyContracts = false
    while let word = rest.popFirst() {
      if onlyContracts || !word.hasPrefix("-") {
        if command.takes.isEmpty { throw .unwantedWord(word, of: command) }
        self.words.append(word)
      } else if word == "--" {
        onlyContracts = true
      } else {
        try take(word, &rest, command)
      }
    }
  }

  var contracts: [String] { words }

  func has(_ option: String) -> Bool { values[option] != nil }

  subscript(option: String) -> String? { values[option] }

  /// The value of an option that takes one word of a closed list.
  func word<Word: CaseIterable & RawRepresentable<String>>(
    _ option: String
  ) throws(UsageError) -> Word? {
    guard let value = values[option] else { return nil }
    if let word = Word(rawValue: value) { return word }
    throw .unknownValue(value, of: option, among: Word.allCases.map(\.rawValue))
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: any NamedCommand.Type
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw .unknownOption(name, of: command)
    }
    if values[name] != nil { throw .optionTwice(name) }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let value = option.value else {
      if attached != nil { throw .unwantedValue(name) }
      values[name] = ""
      return
    }
    guard let given = attached ?? rest.popFirst(), !given.isEmpty else {
      throw .missingValue(name, value)
    }
    values[name] = given
  }
}
