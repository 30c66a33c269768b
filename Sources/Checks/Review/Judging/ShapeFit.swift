import ContractModel

/// Whether a value that one side writes is one that the other side reads.
struct ShapeFit {
  enum Result: Comparable {
    case fits
    /// Some values are understood and others not; the text says which.
    case narrower(String)
    case unreadable(String)

    private var weight: Int {
      switch self {
      case .fits: 0
      case .narrower: 1
      case .unreadable: 2
      }
    }

    static func < (left: Result, right: Result) -> Bool { left.weight < right.weight }
  }

  private let written: Contract
  private let read: Contract
  /// The pairs of types that are being compared: a type may hold itself.
  private var open: Set<[String]> = []

  init(written: Contract, read: Contract) {
    self.written = written
    self.read = read
  }

  mutating func result(_ writer: Shape, _ reader: Shape) -> Result {
    if reader.isAnyJSON { return .fits }
    guard writer.container.text == reader.container.text else {
      let (one, other) = (writer.container.text, reader.container.text)
      return .unreadable("\(one ?? "one value") is not \(other ?? "one value")")
    }
    if writer.travelsAsText != reader.travelsAsText {
      return .unreadable("a text is not a number or a bool")
    }
    if writer.timeUnit != reader.timeUnit {
      return .unreadable("\(writer.clock) is not \(reader.clock)")
    }
    if writer.isLiteral != reader.isLiteral {
      return .unreadable("a text is not a number or a bool")
    }
    if writer.isURLSafe != reader.isURLSafe { return .unreadable("base64url is not base64") }
    let fit = result(writer.element, reader.element)
    guard writer.isClearable, !reader.isClearable else { return fit }  //! review-null-clears
    return max(fit, .narrower("null is read as a value that was left out, and clears nothing"))
  }

  mutating func result(_ writer: [Field], _ reader: [Field]) -> Result {
    var worst = Result.fits
    for field in reader {
      guard let other = writer.first(where: { $0.travels(as: field) }) else {
        if !field.shape.isOptional { return .unreadable("`\(field.name.value)` is missing") }
        continue
      }
      if other.shape.isOptional && !field.shape.isOptional {
        worst = max(worst, .narrower("`\(field.name.value)` may be missing"))
      }
      worst = max(worst, result(other.shape, field.shape))
    }
    return worst
  }

  private mutating func result(_ writer: Shape.Element, _ reader: Shape.Element) -> Result {
    if let fields = fields(writer, written), let others = fields_(reader) {
      let pair = [name(writer), name(reader)]
      guard open.insert(pair).inserted else { return .fits }
      defer { open.remove(pair) }
      return result(fields, others)
    }
    if let texts = texts(writer, written), let known = texts_(reader) {
      let unknown = texts.filter { !known.contains($0) }
      return unknown.isEmpty
        ? .fits : .narrower("`\(unknown.joined(separator: "`, `"))` is unknown")
    }
    if case .constant(let constant) = reader {
      let text = texts(writer, written)
      return text == [constant.value]
        ? .fits
        : text?.contains(constant.value) ?? (ScalarKind(writer) == .text)
          ? .narrower("only `\(constant.value)` is understood")
          : .unreadable("only `\(constant.value)` is understood")
    }
    if let choices = choices(reader, read) {
      return choices == choices_(writer)
        ? .fits : .unreadable("the types of the choice are others")
    }
    return scalars(writer, reader)
  }

  private func scalars(_ writer: Shape.Element, _ reader: Shape.Element) -> Result {
    let wroteText = texts(writer, written) != nil
    let (one, other) = (wroteText ? .text : ScalarKind(writer), ScalarKind(reader))
    if let known = texts_(reader) {
      return one == .text
        ? .narrower("only \(known.count) texts are understood") : .unreadable("it is no text")
    }
    if one == other {
      return one == .format ? formats(writer, reader) : .fits
    }
    switch (one, other) {
    case (.whole, .fraction), (.format, .text), (_, .json): return .fits
    case (.text, .format): return .unreadable("not every text is \(reader.words)")
    default: return .unreadable("\(writer.words) is not \(reader.words)")
    }
  }

  private func formats(_ writer: Shape.Element, _ reader: Shape.Element) -> Result {
    writer.words == reader.words
      ? .fits : .unreadable("\(writer.words) is not \(reader.words)")
  }

  private func fields(_ element: Shape.Element, _ contract: Contract) -> [Field]? {
    switch element {
    case .record(let fields): return fields
    case .type(let name):
      if case .record(let fields)? = contract.types.find(name)?.content { return fields }
      return nil
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: return nil
    }
  }

  private func fields_(_ element: Shape.Element) -> [Field]? { fields(element, read) }

  private func texts(_ element: Shape.Element, _ contract: Contract) -> [String]? {
    switch element {
    case .enumeration(let texts): return texts.map(\.value)
    case .constant(let text): return [text.value]
    case .type(let name):
      if case .enumeration(let texts)? = contract.types.find(name)?.content {
        return texts.map(\.value)
      }
      return nil
    case .scalar, .token, .provider, .configuration, .record: return nil
    }
  }

  private func texts_(_ element: Shape.Element) -> [String]? {
    if case .constant = element { return nil }
    return texts(element, read)
  }

  private func choices(_ element: Shape.Element, _ contract: Contract) -> [String]? {
    guard case .type(let name) = element,
      case .oneOf(let names)? = contract.types.find(name)?.content
    else { return nil }
    return names.map(\.value).sorted()
  }

  private func choices_(_ element: Shape.Element) -> [String]? { choices(element, written) }

  private func name(_ element: Shape.Element) -> String {
    if case .type(let name) = element { name } else { "" }
  }
}

/// How a simple value travels.
private enum ScalarKind {
  /// Any text.
  case text
  /// A text of one form.
  case format
  case whole
  case fraction
  case bool
  case json
  case other

  init(_ element: Shape.Element) {
    switch element {
    case .scalar(let scalar): self = ScalarKind(scalar)
    case .token(_, .value), .configuration, .enumeration, .constant: self = .text
    case .token(_, .expiresIn), .token(_, .expiresAt): self = .whole
    case .provider: self = .text
    case .type, .record: self = .other
    }
  }

  private init(_ scalar: ScalarType) {
    switch scalar {
    case .int, .seconds, .unixTime: self = .whole
    case .number: self = .fraction
    case .bool: self = .bool
    case .json: self = .json
    case .instant, .uuid, .url, .bytes, .duration: self = .format
    case .string, .email, .phone, .username, .identifier, .password, .newPassword, .code, .jwt:
      self = .text
    }
  }
}

extension Shape.Element {
  /// As a reviewer calls it.
  var words: String {
    switch self {
    case .scalar(let scalar): "`\(scalar.rawValue)`"
    case .type(let name): "`\(name)`"
    case .token(let name, let slot):
      slot == .value ? "`tokens.\(name)`" : "`tokens.\(name).\(slot.rawValue)`"
    case .provider(let name, let slot): "`providers.\(name).\(slot.rawValue)`"
    case .configuration(let name): "`configuration.\(name)`"
    case .enumeration: "one of some texts"
    case .constant(let text): "just `\(text.value)`"
    case .record: "fields"
    }
  }
}

extension Shape {
  /// How the time of a token is counted.
  fileprivate var clock: String {
    switch (timeUnit, element) {
    case (let unit?, _): "`\(unit.rawValue)`"
    case (nil, .token(_, .expiresAt)): "a moment as RFC 3339 text"
    case (nil, _): "seconds"
    }
  }

  fileprivate var isAnyJSON: Bool {
    if case .scalar(.json) = element { container == .one } else { false }
  }

  var words: String {
    let container = container.text.map { "\($0) of " } ?? ""
    let spelt = travelsAsText ? ", as text" : isURLSafe ? ", as base64url" : ""
    let unit = timeUnit.map { ", as \($0.rawValue)" } ?? ""
    let presence = isClearable ? "clearable " : isOptional ? "optional " : ""
    return presence + container + element.words + unit + spelt
  }
}

extension Field {
  /// Both stand at one place of a message under one name.
  func travels(as other: Field) -> Bool {
    location == other.location
      && (wireName == other.wireName
        || name.value == other.name.value && wire == nil && other.wire == nil)
  }
}
