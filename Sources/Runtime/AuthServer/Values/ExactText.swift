/// A text that is compared byte by byte.
///
/// Swift's strings compare by Unicode's rules: the Kelvin sign equals K, and a caller who sends
/// thousands of combining marks makes every comparison slow. Names on the wire are neither.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool { isSame(left.text, right.text) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  static func isSame(_ left: String, _ right: String) -> Bool {
    SameBytes.areSame(left, right)
  }
}
