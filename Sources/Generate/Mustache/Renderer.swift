/// One rendering. Bodies wait on a stack kept by hand, so that depth costs no machine stack.
struct Renderer {
  /// Partials inside partials: a template that includes itself without an end stops here.
  static let maximumPartialDepth = 100

  private let library: TemplateLibrary
  private let mode: TemplateLibrary.Mode
  private let escape: (String) -> String
  private var context: ContextStack
  private var body: Body
  /// The bodies that enclose this one, the innermost last.
  private var waiting: [Body] = []
  private var partialDepth = 0
  private var output = ""

  init(
    _ template: Template, of library: TemplateLibrary, context: Value,
    escape: @escaping (String) -> String, mode: TemplateLibrary.Mode
  ) {
    self.library = library
    self.mode = mode
    self.escape = escape
    self.context = ContextStack(context)
    body = Body(template)
  }

  mutating func render() throws(TemplateError) -> String {
    repeat {
      while let step = body.nextStep() { try perform(step) }
    } while advance()
    return output
  }

  /// At the end of a body: its next item, or what encloses it; false at the very end.
  private mutating func advance() -> Bool {
    if body.isSection {
      context.pop()
      if let item = body.nextItem() {
        context.push(item)
        return true
      }
    } else {
      partialDepth -= 1
    }
    guard let outer = waiting.popLast() else { return false }
    body = outer
    return true
  }

  private mutating func perform(_ step: Step) throws(TemplateError) {
    switch step {
    case .lineStart: output += body.indentation
    case .text(let text): output += text
    case .value(let name, let isEscaped, let at): try write(name, isEscaped: isEscaped, at: at)
    case .section(let name, let isInverted, let end, let at):
      let value = try value(of: name, at: at)
      if value.isTrue == isInverted {
        body.skip(to: end)
      } else {
        enter(value.items, end: end)
      }
    case .partial(let name, let indentation, let at):
      try include(name, indentation: indentation.map { body.indentation + $0 } ?? "", at: at)
    }
  }

  /// An inverted section has no items when it is shown: its steps are simply the next ones.
  private mutating func enter(_ items: [Value], end: Int) {
    var section = Body(sectionOf: body, end: end, items: items)
    guard let first = section.nextItem() else { return }
    context.push(first)
    body.skip(to: end)
    waiting.append(body)
    body = section
  }

  private mutating func include(
    _ name: String, indentation: String, at offset: Int
  ) throws(TemplateError) {
    guard let partial = try library.template(name) else {
      if mode == .lenient { return }
      throw .unknownTemplate(name, known: library.names, at: place(offset))
    }
    try enter(partial, named: name, indentation: indentation, at: offset)
  }

  private mutating func enter(
    _ template: Template, named name: String, indentation: String, at offset: Int
  ) throws(TemplateError) {
    guard partialDepth < Self.maximumPartialDepth else {
      throw .partialsTooDeep(name, limit: Self.maximumPartialDepth, at: place(offset))
    }
    partialDepth += 1
    waiting.append(body)
    body = Body(template, indentation: indentation, includedAt: offset)
  }

  private mutating func write(_ name: Name, isEscaped: Bool, at offset: Int) throws(TemplateError) {
    switch try value(of: name, at: offset) {
    case .text(let text): output += isEscaped ? escape(text) : text
    case .verbatim(let code): output += code
    case .block(let lines): write(lines)
    case .bool(let bool): output += bool ? "true" : "false"
    case .template(let template):
      try enter(template, named: name.text, indentation: "", at: offset)
    case let other:
      if mode == .strict { throw .notText(name.text, other, at: place(offset)) }
    }
  }

  /// Lines behind the first begin as the line that they are written into.
  private mutating func write(_ lines: String) {
    let parts = lines.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    output += String(Substring(parts[0]))
    guard parts.count > 1 else { return }
    let bytes = output.utf8
    let line = bytes.lastIndex(of: UInt8(ascii: "\n")).map(bytes.index(after:)) ?? bytes.startIndex
    let margin = String(Substring(bytes[line...].prefix { $0 == UInt8(ascii: " ") }))
    for part in parts.dropFirst().dropLast() {
      output += part.isEmpty ? "\n" : "\n" + margin + Substring(part)
    }
    // Whatever follows the tag follows the last line.
    output += "\n" + margin + Substring(parts[parts.count - 1])
  }

  private func value(of name: Name, at offset: Int) throws(TemplateError) -> Value {
    switch context.look(up: name) {
    case .found(let value): return value
    case _ where mode == .lenient: return .null
    case .unknown: throw .unknownKey(name, inScope: context.keys, at: place(offset))
    case .broken(let count, let value):
      throw .brokenName(name, foundParts: count, in: value, at: place(offset))
    }
  }

  /// The place at which the step being performed was written, and the partial tags that led there.
  private func place(_ offset: Int) -> TemplatePlace {
    var place = TemplatePlace(offset, in: body.template.source)
    var inner = body
    for outer in waiting.reversed() {
      if let tag = inner.includedAt {
        let caller = TemplatePlace(tag, in: outer.template.source)
        place.includedFrom.append("\(caller.template):\(caller.line)")
      }
      inner = outer
    }
    return place
  }
}
