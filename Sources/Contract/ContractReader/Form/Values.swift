import ContractModel
import Diagnostics
import YAMLSource

/// Reads single values. Each reports what it cannot read and gives nil.
extension Reader {
  /// Any text. One that other YAML readers take for something else should be quoted.
  func text(_ node: Node?) -> Text? {
    guard let node else { return nil }
    guard let scalar = node.scalar else {
      report(.wrongKind(node, wanted: "a text"))
      return nil
    }
    if let other = scalar.readDifferentlyElsewhere {
      report(.ambiguousText(node, scalar.text, other.rawValue))
    }
    return Text(scalar.text, at: node.span)
  }

  /// A text of one kind of form, such as a duration.
  func value<Value>(
    _ node: Node?, _ wanted: String, example: String, _ read: (String) -> Value?
  ) -> Located<Value>? {
    guard let node else { return nil }
    guard let scalar = node.scalar else {
      report(.wrongKind(node, wanted: wanted, example: example))
      return nil
    }
    guard let value = read(scalar.text) else {
      report(.wrongForm(node, scalar.text, wanted: wanted, example: example))
      return nil
    }
    return Located(value, at: node.span)
  }

  /// One word of a closed list, behind this key.
  func word<Word: ClosedWord>(
    _ node: Node?, _ key: String, _: Word.Type = Word.self
  ) -> Located<Word>? {
    guard let node else { return nil }
    if let word = node.scalar.flatMap({ Word(rawValue: $0.text) }) {
      return Located(word, at: node.span)
    }
    _ = word(node, key, among: Word.allCases.map(\.rawValue))
    return nil
  }

  func word(_ node: Node, _ key: String, among words: [String]) -> Text? {
    guard let scalar = node.scalar else {
      report(.wrongKind(node, wanted: "a value of `\(key)`", among: words))
      return nil
    }
    guard words.contains(scalar.text) else {
      report(.unknownWord(scalar.text, "a value of `\(key)`", among: words, at: node.span))
      return nil
    }
    return Text(scalar.text, at: node.span)
  }

  func yesOrNo(_ node: Node?) -> Located<Bool>? {
    value(node, "`true` or `false`", example: "true") { Bool($0) }
  }

  /// Seconds, from `30s`, `1h` or `1h30m`.
  func seconds(_ node: Node?) -> Located<Int>? {
    duration(
      node, "a duration of at least a second", example: "30s, 5m, 1h30m or 7d", Duration.seconds)
  }

  func lifetime(_ node: Node?) -> Located<Token.Lifetime>? {
    duration(
      node, "a duration of at least a second, or `unlimited`", example: "1h, 7d or unlimited"
    ) {
      $0 == "unlimited" ? .unlimited : Duration.seconds($0).map { .seconds($0) }
    }
  }

  private func duration<Value>(
    _ node: Node?, _ wanted: String, example: String, _ read: (String) -> Value?
  ) -> Located<Value>? {
    if let node, let text = node.scalar?.text, Int(text) != nil,
      let seconds = Duration.seconds(text + "s")
    {
      report(.noUnit(node, text, seconds.asDuration))
      return nil
    }
    return value(node, wanted, example: example, read)
  }

  /// A whole number, perhaps in a range.
  func number(_ node: Node?, in range: ClosedRange<Int>? = nil) -> Located<Int>? {
    guard let node else { return nil }
    let wanted = range.map { "a whole number from \($0.lowerBound) to \($0.upperBound)" }
    return value(
      node, wanted ?? "a whole number",
      example: "\(range?.contains(8) == false ? range?.lowerBound ?? 8 : 8)"
    ) { text in
      guard let number = Int(text), String(number) == text else { return nil }
      return range?.contains(number) == false ? nil : number
    }
  }

  func day(_ node: Node?) -> Located<CalendarDay>? {
    value(node, "a day of the calendar", example: "\"2027-03-01\"", CalendarDay.init)
  }

  /// The items of a list behind this key; a mapping or a single word is reported.
  func items(_ node: Node?, _ key: String, of table: KeyTable? = nil) -> [Node] {
    guard let node else { return [] }
    guard case .sequence(let items) = node.content else {
      report(.notAList(node, key, of: table))
      return []
    }
    return items.filter { !$0.isPlaceholder }
  }

  /// A set of texts: one that stands twice is reported with both places.
  func set(_ node: Node?, _ key: String) -> [Text] {
    var found: [String: Text] = [:]
    var texts: [Text] = []
    for item in items(node, key).compactMap({ text($0) }) {
      if let first = found[item.value] {
        report(.twiceInList(item, first: first.span))
      } else {
        found[item.value] = item
        texts.append(item)
      }
    }
    return texts
  }

  /// A set of words of a closed list.
  func words(_ node: Node, _ key: String, among words: [String]) -> [Text] {
    set(node, key).filter { text in
      if words.contains(text.value) { return true }
      report(.unknownWord(text.value, "a value of `\(key)`", among: words, at: text.span))
      return false
    }
  }

  /// One word of a closed list, or a set of them.
  func wordOrWords<Word: ClosedWord>(
    _ node: Node?, _ key: String, _: Word.Type = Word.self
  ) -> [Located<Word>] {
    guard let node else { return [] }
    let value = WrittenValue(node, behind: key, self)
    return value.wordOrWords(among: Word.allCases.map(\.rawValue)).compactMap { text in
      Word(rawValue: text.value).map { Located($0, at: text.span) }
    }
  }

  /// A set of names that a section must give.
  func references(_ node: Node?, to section: String, _ key: String) -> [Text] {
    set(node, key).filter { isKnown($0, in: section) }
  }

  /// One name that a section must give.
  func reference(_ node: Node?, to section: String) -> Text? {
    text(node).flatMap { isKnown($0, in: section) ? $0 : nil }
  }

  func isKnown(_ name: Text, in section: String) -> Bool {
    if names.has(name.value, in: section) { return true }
    let place = section == "codes" ? "policies.codes" : section
    let elsewhere = names.sections(with: name.value).first
    report(
      .unknownReference(name, section: place, among: names[section], elsewhere: elsewhere))
    return false
  }
}
