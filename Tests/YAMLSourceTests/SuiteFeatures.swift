import YAMLSource

/// The features of a suite's case that this language does not have, found without our own reader: in
/// the suite's list of events, and for what gives no event in the raw text.
struct SuiteFeatures {
  /// Rules of which at least one must be among the problems.
  private(set) var refused: [YAMLRule] = []
  /// Rules that the text may break: it holds what they are about, where only a parser can tell.
  private(set) var doubtful: [YAMLRule] = []

  init(_ example: YAMLSuite.Case) {
    for event in example.events { look(atEvent: event) }
    look(atKeysOf: example.events)
    look(atText: example.text)
    let documents = example.events.filter { $0.hasPrefix("+DOC") }.count
    if documents > 1 { refused += [.secondDocument, .documentEnd] }
    if documents == 0 { refused += [.empty, .documentEnd] }
    if example.events.contains("-DOC ...") { refused += [.documentEnd] }
  }

  private mutating func look(atEvent event: String) {
    let words = event.split(separator: " ").drop {
      ["+SEQ", "+MAP", "=VAL", "[]", "{}"].contains($0)
    }
    for word in words.prefix(2) where event.hasPrefix("+") || event.hasPrefix("=VAL") {
      if word.hasPrefix("&") { refused.append(.anchor) }
      if word.hasPrefix("<") { refused.append(.tag) }
      if !word.hasPrefix("&"), !word.hasPrefix("<") { break }
    }
    if event.hasPrefix("=ALI") { refused.append(.alias) }
    if event.hasPrefix("=VAL"), event.hasSuffix(" :") {
      refused += [.missingValue, .complexKey, .empty]
    }
    if event.hasPrefix("=VAL"), event.contains("\\b") || event.contains("\\r") {
      refused.append(.character)
    }
  }

  /// Keys that are no scalars, empty, or there twice.
  private mutating func look(atKeysOf events: [String]) {
    var open: [(isMapping: Bool, children: Int, keys: [String])] = []
    for event in events where event.hasPrefix("+") || event.hasPrefix("=") || event.hasPrefix("-") {
      if event.hasPrefix("-MAP") || event.hasPrefix("-SEQ") {
        open.removeLast()
        continue
      }
      let isNode = ["+MAP", "+SEQ", "=VAL", "=ALI"].contains { event.hasPrefix($0) }
      guard isNode else { continue }
      if let top = open.last, top.isMapping, top.children.isMultiple(of: 2) {
        look(atKey: event, before: top.keys)
        open[open.count - 1].keys.append(event)
      }
      if !open.isEmpty { open[open.count - 1].children += 1 }
      if event.hasPrefix("+") { open.append((event.hasPrefix("+MAP"), 0, [])) }
    }
  }

  private mutating func look(atKey event: String, before keys: [String]) {
    if event.hasPrefix("+") { refused += [.complexKey] }
    if event.hasPrefix("=VAL"), event.hasSuffix(" :") { refused += [.missingKey, .complexKey] }
    if keys.contains(event) { refused.append(.duplicateKey) }
  }

  private mutating func look(atText text: String) {
    var isBeforeDocument = true
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix("---") { isBeforeDocument = false }
      if isBeforeDocument, line.hasPrefix("%") { refused.append(.directive) }
      if line.hasPrefix("...") { doubtful.append(.documentEnd) }
      let indent = line.prefix { $0 == " " || $0 == "\t" || $0 == "-" || $0 == "?" || $0 == ":" }
      if indent.contains("\t") { doubtful.append(.tab) }
    }
    if text.contains("?") { doubtful.append(.complexKey) }
  }
}
