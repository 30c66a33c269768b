/// The path of a call. Literal parts stand as written; interpolated values are encoded, so that a
/// value stays one segment: `"/api/sessions/\(id)"`.
public struct RequestPath: Sendable, ExpressibleByStringInterpolation {
  /// Nil if a value is `.`, `..` or nothing: no encoding keeps such a segment what it is.
  let text: String?

  public init(stringLiteral text: String) { self.text = text }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.isSound ? stringInterpolation.text : nil
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var isSound = true

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ value: some WireText) {
      if ["", ".", ".."].contains(value.wireText) { isSound = false }  //! dot-segment-refused
      text += value.encoded
    }
  }
}

extension RequestPath: CustomStringConvertible, CustomReflectable {
  public var description: String { "path" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
