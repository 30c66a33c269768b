import Diagnostics

/// The faults that libyaml stumbled over, in our words. Its own places are where it noticed; ours
/// are where the mistake is.
extension TreeReader {
  /// Nil for what only follows from the last mistake.
  mutating func mistake(_ fault: ParserFault) -> Diagnostic? {
    if isDoubtful, openBrackets.isEmpty || fault.isAboutBrackets { return nil }
    let place = offset(ofIndex: fault.index)
    let begun = fault.contextIndex.map { offset(ofIndex: $0) } ?? place
    let found = FaultPlace(place: place, begun: begun)
    return scannerMistake(fault, found) ?? parserMistake(fault, found)
      ?? propertyMistake(fault, found) ?? .unreadable(at: word(place))
  }

  /// Offsets of where libyaml noticed, and of the beginning of what it was reading.
  private struct FaultPlace {
    let place: Int
    let begun: Int
  }

  private func scannerMistake(_ fault: ParserFault, _ found: FaultPlace) -> Diagnostic? {
    switch fault.problem {
    case "found unexpected end of stream":
      return .unclosedQuote(at: word(found.begun))
    case "found unexpected document indicator":
      return .markerInQuote(at: word(found.place), quote: word(found.begun))
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return .tab(at: run(found.place) { $0 == .tab })
    case "found unknown escape character":
      return .badEscape(at: escape(found.place))
    case "did not find expected hexdecimal number" where isQuoted(found.begun):
      return .shortEscape(at: escape(found.place - 2))
    case "found invalid Unicode character escape code":
      return .noCharacter(at: escape(found.place - 2))
    case "found an indentation indicator equal to 0":
      return .blockHeader(at: word(found.place))
    case "did not find expected comment or line break"
    where fault.context == "while scanning a block scalar":
      return .blockHeader(at: restOfLine(found.place))
    case "found unexpected ':'": return .colonInBrackets(at: character(found.place))
    case "found character that cannot start any token": return unstartable(found.place)
    case "could not find expected ':'": return lineWithoutColon(found)
    case "mapping values are not allowed in this context": return misplacedColon(found.place)
    case "block sequence entries are not allowed in this context":
      return .misplacedDash(at: character(found.place))
    case "mapping keys are not allowed in this context":
      return .questionMark(at: character(found.place))
    default: return nil
    }
  }

  private func parserMistake(_ fault: ParserFault, _ found: FaultPlace) -> Diagnostic? {
    switch fault.problem {
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return misfit(found)
    case "did not find expected node content": return noContent(found.place)
    case "did not find expected key": return noKey(found, isList: false)
    case "did not find expected '-' indicator": return noKey(found, isList: true)
    default: return nil
    }
  }

  private func propertyMistake(_ fault: ParserFault, _ found: FaultPlace) -> Diagnostic? {
    if fault.problem == "found undefined tag handle" { return .tag(at: word(found.place)) }
    switch fault.context {
    case "while scanning an anchor": return .anchor(at: word(found.begun))
    case "while scanning an alias": return .alias(at: word(found.begun))
    case "while scanning a tag", "while parsing a tag": return .tag(at: word(found.begun))
    case "while scanning a directive", "while scanning a %YAML directive",
      "while scanning a %TAG directive", "while parsing a %TAG directive":
      return .directive(at: restOfLine(found.begun))
    default: return nil
    }
  }

  private func unstartable(_ place: Int) -> Diagnostic {
    guard place < text.count else { return .unreadable(at: word(place)) }
    switch text[place] {
    case .tab: return .tab(at: run(place) { $0 == .tab })
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return .blockHeaderInBrackets(at: character(place))
    default: return .reservedCharacter(at: character(place))
    }
  }

  private func lineWithoutColon(_ found: FaultPlace) -> Diagnostic {
    let line = restOfLine(found.begun)
    let isLong = text.scalarCount(line.start.offset..<line.end.offset) > Diagnostic.longestKey
    return isLong ? .longKey(at: line) : .missingColon(at: line)
  }

  /// A colon behind a value: a second one on the line, or the line is indented too far.
  private func misplacedColon(_ place: Int) -> Diagnostic {
    let start = text.lineStart(of: place, floor: source.textStart)
    let hasOther = (start..<place).contains { index in
      text[index] == UInt8(ascii: ":") && text[index + 1].isWhite
    }
    if hasOther { return .secondColon(at: character(place)) }
    if let value = lastValue, text.isFirstOnLine(value.startOffset, floor: source.textStart) {
      return .missingColon(at: restOfLine(value.startOffset))
    }
    let key = text.skip(from: start) { $0 == .space }
    return .tooFarIndented(at: source.span(key..<max(key, place)), value: lastValue)
  }

  /// Something inside brackets that is neither a comma nor their end.
  private func misfit(_ found: FaultPlace) -> Diagnostic {
    guard found.place < text.count else {
      return .unclosedBracket(at: character(found.begun), misfit: nil)
    }
    let isOther = text[found.place] == UInt8(ascii: "]") || text[found.place] == UInt8(ascii: "}")
    let bracket = character(found.begun)
    return isOther || text.isFirstOnLine(found.place, floor: source.textStart)
      ? .unclosedBracket(at: bracket, misfit: word(found.place))
      : .missingComma(at: word(found.place), bracket: bracket)
  }

  private func noContent(_ place: Int) -> Diagnostic {
    guard place < text.count else {
      return openBrackets.last.map { .unclosedBracket(at: character($0), misfit: nil) }
        ?? .unreadable(at: word(place))
    }
    switch text[place] {
    case UInt8(ascii: ","): return .missingBetweenCommas(at: character(place))
    case UInt8(ascii: "-") where text.isWord("---", at: place): return markerInside(place)
    case UInt8(ascii: "."): return markerInside(place)
    case UInt8(ascii: "-"): return .misplacedDash(at: character(place))
    case UInt8(ascii: ":"): return .missingKey(at: character(place))
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return .closesNothing(at: character(place))
    default: return .unreadable(at: word(place))
    }
  }

  private func markerInside(_ place: Int) -> Diagnostic {
    guard let bracket = openBrackets.last else { return .documentEnd(at: word(place)) }
    return .unclosedBracket(at: character(bracket), misfit: word(place))
  }

  /// Something in a mapping or list without brackets that does not go on with it.
  private func noKey(_ found: FaultPlace, isList: Bool) -> Diagnostic {
    let place = found.place
    guard place < text.count else { return .unreadable(at: word(place)) }
    switch text[place] {
    case UInt8(ascii: ":"): return .missingKey(at: character(place))
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return .closesNothing(at: character(place))
    default: break
    }
    if text.isFirstOnLine(place, floor: source.textStart) {
      return .wrongIndent(
        at: word(place), outer: character(found.begun), isList: isList,
        inner: lastClosed.map { character($0) })
    }
    return .afterValue(at: restOfLine(place), value: lastValue)
  }
}

/// Stretches of the text around an offset.
extension TreeReader {
  private func run(_ start: Int, while belongs: (UInt8) -> Bool) -> Span {
    source.span(start..<max(start, text.skip(from: start, while: belongs)))
  }

  private func character(_ start: Int) -> Span {
    let end = min(start + 1, text.count)
    return source.span(start..<text.skip(from: end, while: \.isContinuation))
  }

  /// Up to the next blank or sign of a collection.
  private func word(_ start: Int) -> Span {
    let end = text.skip(from: start) { !$0.isWhite && !$0.isFlowIndicator }
    return end == start ? character(start) : source.span(start..<end)
  }

  /// Up to the end of the line or a comment.
  private func restOfLine(_ start: Int) -> Span {
    var end = text.lineEnd(from: start)
    if let comment = (start..<end).dropFirst().first(where: {
      text[$0] == UInt8(ascii: "#") && text[$0 - 1].isSpaceOrTab
    }) {
      end = comment
    }
    while end > start, text[end - 1].isSpaceOrTab { end -= 1 }
    return source.span(start..<end)
  }

  /// From a backslash to the end of what was meant as an escape.
  private func escape(_ start: Int) -> Span {
    guard start + 1 < text.count else { return word(start) }
    let most = min(text.count, start + 2 + Escapes.digits(text[start + 1]))
    let digits = text.skip(from: start + 2, to: most, while: \.isHexDigit)
    return source.span(start..<text.skip(from: digits, while: \.isContinuation))
  }

  private func isQuoted(_ offset: Int) -> Bool {
    offset < text.count && text[offset] == UInt8(ascii: "\"")
  }
}
