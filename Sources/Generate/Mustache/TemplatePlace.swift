/// A place in a template. Lines and columns begin at 1 and columns count Unicode scalars.
package struct TemplatePlace: Sendable, Equatable, CustomStringConvertible {
  package let template: String
  package let line: Int
  package let column: Int
  /// The lines, as `page:3`, whose partial tags led here during rendering; the nearest first.
  package internal(set) var includedFrom: [String] = []

  init(_ offset: Int, in source: TemplateSource) {
    template = source.name
    (line, column) = source.position(at: offset)
  }

  package var description: String { "\(template):\(line):\(column)" }

  /// The lines that led here, for the end of a message.
  var trail: String {
    if includedFrom.isEmpty { return "" }
    let more = includedFrom.count > 3 ? " and \(includedFrom.count - 3) more" : ""
    return " (included from \(includedFrom.prefix(3).joined(separator: ", "))\(more))"
  }
}
