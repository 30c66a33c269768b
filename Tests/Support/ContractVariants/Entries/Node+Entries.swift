import YAMLSource

extension Node {
  /// The entries of a mapping; none of anything else.
  var pairs: [Entry] { if case .mapping(let entries) = content { entries } else { [] } }

  var single: Scalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  func value(of key: String) -> Node? { pairs.first { $0.key.text == key }?.value }
}
