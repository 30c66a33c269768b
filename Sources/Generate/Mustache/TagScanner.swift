/// Finds tags in a template's bytes.
struct TagScanner {
  let source: TemplateSource
  var delimiters = Delimiters()

  init(_ source: TemplateSource) {
    self.source = source
  }

  /// The first tag that begins at the offset or behind it.
  func nextTag(from offset: Int) throws(TemplateError) -> Tag? {
    guard let start = source.find(delimiters.open, from: offset) else { return nil }
    let inside = start + delimiters.open.count
    let (kind, mark, closing) = kind(at: inside)
    let contentStart = inside + mark
    guard let end = source.find(closing, from: contentStart) else {
      let excerpt = source.excerpt(start..<source.bytes.count)
      throw .unclosedTag(excerpt, closing: closing, at: TemplatePlace(start, in: source))
    }
    let content = source.trimmed(contentStart..<end)
    return Tag(kind: kind, content: content, range: start..<end + closing.count)
  }

  /// The kind that the first byte stands for, how many bytes say so, and what ends such a tag.
  private func kind(at offset: Int) -> (Tag.Kind, mark: Int, closing: [UInt8]) {
    let close = delimiters.close
    guard offset < source.bytes.count else { return (.value(escaped: true), 0, close) }
    switch source.bytes[offset] {
    case UInt8(ascii: "#"): return (.section(isInverted: false), 1, close)
    case UInt8(ascii: "^"): return (.section(isInverted: true), 1, close)
    case UInt8(ascii: "/"): return (.close, 1, close)
    case UInt8(ascii: ">"): return (.partial, 1, close)
    case UInt8(ascii: "!"): return (.comment, 1, close)
    case UInt8(ascii: "&"): return (.value(escaped: false), 1, close)
    case UInt8(ascii: "{"): return (.value(escaped: false), 1, [UInt8(ascii: "}")] + close)
    case UInt8(ascii: "="): return (.delimiters, 1, [UInt8(ascii: "=")] + close)
    default: return (.value(escaped: true), 0, close)
    }
  }
}
