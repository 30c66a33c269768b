import Foundation

/// All that printing, debugging, dumping and mirroring show of a value.
func views(of value: Any) -> String {
  var dumped = ""
  dump(value, to: &dumped)
  return [
    "\(value)", String(describing: value), String(reflecting: value), dumped, mirrored(value, 8),
  ].joined(separator: "\n")
}

private func mirrored(_ value: Any, _ depth: Int) -> String {
  guard depth > 0 else { return "" }
  let children = Mirror(reflecting: value).children.map { child in
    "\(child.label ?? ""): \(child.value) \(mirrored(child.value, depth - 1))"
  }
  return children.joined(separator: "\n")
}
