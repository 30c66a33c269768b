/// Turns a template's text into steps, in one pass from the first byte to the last.
struct TemplateParser {
  private let source: TemplateSource
  private var scanner: TagScanner
  private var steps: [Step] = []
  /// The steps that begin the sections still open, the innermost last.
  private var openSections: [Int] = []
  private var position = 0
  /// Whether nothing of the line has been added; a standalone tag adds nothing.
  private var isAtLineStart = true

  /// The steps of the whole template.
  static func parse(_ source: TemplateSource) throws(TemplateError) -> [Step] {
    var parser = TemplateParser(source)
    try parser.run()
    return parser.steps
  }

  private init(_ source: TemplateSource) {
    self.source = source
    scanner = TagScanner(source)
  }

  private mutating func run() throws(TemplateError) {
    while let tag = try scanner.nextTag(from: position) {
      let line = tag.mayStandAlone ? source.standaloneLine(around: tag.range) : nil
      let covered = line ?? tag.range
      addText(until: covered.lowerBound)
      if line == nil { startLine() }
      let indentation = line.map { source.text($0.lowerBound..<tag.range.lowerBound) }
      try add(tag, indentation: indentation)
      position = covered.upperBound
    }
    addText(until: source.bytes.count)
    if let last = openSections.last, case .section(let name, _, _, let at) = steps[last] {
      throw .unclosedSection(name.text, at: TemplatePlace(at, in: source))
    }
  }

  private mutating func add(_ tag: Tag, indentation: String?) throws(TemplateError) {
    let at = tag.range.lowerBound
    switch tag.kind {
    case .value(let escaped): steps.append(.value(try name(tag), escaped: escaped, at: at))
    case .section(let isInverted):
      openSections.append(steps.count)
      steps.append(.section(try name(tag), isInverted: isInverted, end: 0, at: at))
    case .close: try close(tag)
    case .partial: steps.append(.partial(try partialName(tag), indentation: indentation, at: at))
    case .comment: break
    case .delimiters: try setDelimiters(tag)
    }
  }

  private mutating func close(_ tag: Tag) throws(TemplateError) {
    let name = try name(tag)
    guard let step = openSections.popLast(),
      case .section(let opened, let isInverted, _, let at) = steps[step]
    else { throw .unopenedClose(name.text, at: place(tag)) }
    guard opened.text == name.text else {
      let line = source.position(at: at).line
      throw .mismatchedClose(name.text, of: opened.text, openedOn: line, at: place(tag))
    }
    steps[step] = .section(opened, isInverted: isInverted, end: steps.count, at: at)
  }

  private mutating func setDelimiters(_ tag: Tag) throws(TemplateError) {
    guard let delimiters = Delimiters(tag.content) else {
      throw .badDelimiters(source.excerpt(tag.range), at: place(tag))
    }
    scanner.delimiters = delimiters
  }

  private func name(_ tag: Tag) throws(TemplateError) -> Name {
    guard let name = Name(tag.content) else {
      throw .badName(source.excerpt(tag.range), at: place(tag))
    }
    return name
  }

  /// A partial is named by its whole text: dots in it mean nothing.
  private func partialName(_ tag: Tag) throws(TemplateError) -> String {
    let isName = !tag.content.isEmpty && !tag.content.utf8.contains(where: \.isBlank)
    guard isName else { throw .badName(source.excerpt(tag.range), at: place(tag)) }
    return tag.content
  }

  /// Adds the text up to the offset line by line, for a partial's indentation goes before each.
  private mutating func addText(until end: Int) {
    while position < end {
      let lineBreak = source.bytes[position..<end].firstIndex(of: UInt8(ascii: "\n"))
      let next = lineBreak.map { $0 + 1 } ?? end
      let line = source.text(position..<next)
      if line != "\n" && line != "\r\n" { startLine() }
      steps.append(.text(line))
      isAtLineStart = lineBreak != nil
      position = next
    }
  }

  private mutating func startLine() {
    if isAtLineStart { steps.append(.lineStart) }
    isAtLineStart = false
  }

  private func place(_ tag: Tag) -> TemplatePlace {
    TemplatePlace(tag.range.lowerBound, in: source)
  }
}
