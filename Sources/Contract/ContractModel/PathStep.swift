/// A step of a path into JSON, such as `error.0.code`.
package enum PathStep {
  /// Any item of a list.
  package static let anyItem = "*"

  /// One or two digits below 64 count the items of a list; anything else is a name, and nil. Whoever writes any item
  /// writes the first.
  package static func index(_ step: String) -> Int? {
    if step == anyItem { return 0 }
    let areDigits = step.utf8.count <= 2 && step.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return areDigits ? Int(step).flatMap { $0 < 64 ? $0 : nil } : nil
  }
}
