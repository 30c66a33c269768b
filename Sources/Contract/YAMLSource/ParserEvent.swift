import CYAML

/// One step of libyaml through a text, freed of libyaml's memory.
struct ParserEvent {
  enum Kind {
    case stream, documentStart, documentEnd, alias, scalar
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  /// A place as libyaml counts it: characters, lines and columns from 0.
  struct Mark {
    let index: Int
    let line: Int
    let column: Int
  }

  let kind: Kind
  let start: Mark
  let end: Mark
  private(set) var text = ""
  private(set) var style = Node.Scalar.Style.plain
  /// True for a collection in brackets, and for a single pair in a list in brackets.
  private(set) var isFlow = false
  /// How many of anchor and tag a collection has.
  private(set) var properties = 0
  /// True for the end of a document that is written as `...`.
  private(set) var isExplicit = false

  /// True where nothing stands: libyaml puts an empty scalar for a value that is missing.
  var isMissing: Bool { kind == .scalar && style == .plain && text.isEmpty }
}

extension ParserEvent {
  init(_ event: yaml_event_t) {
    start = Mark(event.start_mark)
    end = Mark(event.end_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      kind = .scalar
      style = Node.Scalar.Style(event.data.scalar.style)
      text = ParserEvent.text(event.data.scalar.value, event.data.scalar.length)
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      isFlow = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      properties = ParserEvent.count(
        event.data.sequence_start.anchor, event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      isFlow = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      properties = ParserEvent.count(event.data.mapping_start.anchor, event.data.mapping_start.tag)
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT:
      kind = .documentEnd
      isExplicit = event.data.document_end.implicit == 0
    default: kind = .stream
    }
  }

  private static func text(_ bytes: UnsafeMutablePointer<UInt8>, _ length: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  private static func count(
    _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?
  ) -> Int { (anchor == nil ? 0 : 1) + (tag == nil ? 0 : 1) }
}

extension ParserEvent.Mark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(index: Int(mark.index), line: Int(mark.line), column: Int(mark.column))
  }
}

extension Node.Scalar.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .single
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .double
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
