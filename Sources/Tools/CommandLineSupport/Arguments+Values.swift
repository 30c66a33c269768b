/// Values that are more than a text.
extension Arguments {
  /// The value of an option that takes one word of a closed list.
  package func word<Word: CaseIterable & RawRepresentable<String>>(
    _ option: String
  ) throws(UsageError) -> Word? {
    guard let value = self[option] else { return nil }
    if let word = Word(rawValue: value) { return word }
    throw .unknownValue(value, of: option, among: Word.allCases.map(\.rawValue))
  }

  /// The values of an option that may come several times, each `NAME=VALUE`.
  package func pairs(
    _ option: String, as spelling: String = "NAME=VALUE"
  ) throws(UsageError) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    for text in all(option) {
      let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[0].isEmpty, !halves[1].isEmpty else {
        throw .noPair(text, of: option, as: spelling)
      }
      let name = String(halves[0])
      guard !pairs.contains(where: { $0.name == name }) else {
        throw .optionTwice("\(option) \(name)")
      }
      pairs.append((name, String(halves[1])))
    }
    return pairs
  }

  package func port(_ option: String) throws(UsageError) -> UInt16? {
    guard let text = self[option] else { return nil }
    guard let port = UInt16(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw UsageError(
        message: "`\(option)` cannot be `\(text)`",
        help: "a port is a number up to 65535; 0 picks a free one")
    }
    return port
  }
}
