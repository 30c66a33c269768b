import Foundation

/// Everything by which a value can end up in a log.
func views(of value: Any) -> String {
  var all = "\(value) \(String(reflecting: value))"
  dump(value, to: &all)
  if let error = value as? any Error {
    let bridged = error as NSError
    all +=
      "\(error.localizedDescription) \(bridged) \(bridged.userInfo) \(bridged.debugDescription)"
  }
  all += deepViews(of: value, depth: 0)
  return all
}

/// `dump` visits an object once and says less than mirrors do of what bears a description of its own.
private func deepViews(of value: Any, depth: Int) -> String {
  guard depth < 12 else { return "" }
  let mirrors = sequence(first: Mirror(reflecting: value)) { $0.superclassMirror }
  return mirrors.flatMap(\.children).map { child in
    "\(child.label ?? "") \(child.value) " + deepViews(of: child.value, depth: depth + 1)
  }.joined()
}
