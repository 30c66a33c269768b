/// A step of a path into JSON, such as `error.0.code`.
package enum PathStep {
  /// One or two digits below 64 count the items of a list; anything else is a name, and nil.
  package static func index(_ step: String) -> Int? {
    let areDigits = step.utf8.count <= 2 && step.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return areDigits ? Int(step).flatMap { $0 < 64 ? $0 : nil } : nil
  }
}
