/// Names and values of a query, a form or headers, in order. Items whose value is nil are left out.
public struct WireItems: Sendable, ExpressibleByDictionaryLiteral {
  let pairs: [(name: String, value: String)]

  public init(dictionaryLiteral elements: (String, (any WireText)?)...) {
    pairs = elements.compactMap { name, value in value.map { (name, $0.wireText) } }
  }

  private init(_ pairs: [(name: String, value: String)]) { self.pairs = pairs }

  /// For values of which there may be any number: `["page": 2] + .list("tag", tags)`.
  public static func list(_ name: String, _ values: [some WireText]) -> WireItems {
    WireItems(values.map { (name, $0.wireText) })
  }

  public static func + (left: WireItems, right: WireItems) -> WireItems {
    WireItems(left.pairs + right.pairs)
  }

  var encoded: String {
    pairs.map { "\($0.name.encoded)=\($0.value.encoded)" }.joined(separator: "&")
  }
}

extension WireItems: CustomStringConvertible, CustomReflectable {
  public var description: String { pairs.map(\.name).joined(separator: ", ") }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
