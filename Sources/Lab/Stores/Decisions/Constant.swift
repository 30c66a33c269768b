/// Comparison that takes as long whatever differs.
enum Constant {
  static func isSame(_ one: Fingerprint, _ other: Fingerprint) -> Bool {
    var difference = one.bytes.count ^ other.bytes.count
    for (one, other) in zip(one.bytes, other.bytes) { difference |= Int(one ^ other) }
    return difference == 0
  }
}
