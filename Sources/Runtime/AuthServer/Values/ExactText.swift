/// A text that is compared byte by byte.
///
/// Swift's strings compare by Unicode's rules: the Kelvin sign equals K, and a caller who sends
/// thousands of combining marks makes every comparison slow. Names on the wire are neither.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool { isSame(left.text, right.text) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
  }
}
