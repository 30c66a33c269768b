/// A word that stands for a text, `zq7z` or `Zq7z`: what an output makes of it shows where the text goes.
package enum Marker {
  package static func small(_ number: Int) -> String { "zq\(number)z" }
  package static func capital(_ number: Int) -> String { "Zq\(number)z" }

  static func isIn(_ text: String) -> Bool {
    var found = false
    replace(in: text) { _, _ in
      found = true; return nil
    }
    return found
  }

  /// Asks for each marker with its number and whether it begins with a capital letter; nil keeps it.
  @discardableResult
  static func replace(in text: String, _ change: (Int, Bool) -> String?) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if let (number, end) = marker(scalars, at: index),
        let new = change(number, scalars[index] == "Z")
      {
        result.append(contentsOf: new.unicodeScalars)
        index = end
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  private static func marker(_ scalars: [Unicode.Scalar], at start: Int) -> (Int, Int)? {
    guard scalars[start] == "z" || scalars[start] == "Z", start + 2 < scalars.count,
      scalars[start + 1] == "q"
    else { return nil }
    var number = 0
    var index = start + 2
    while index < scalars.count, (0x30...0x39).contains(scalars[index].value), index < start + 8 {
      number = number * 10 + Int(scalars[index].value - 0x30)
      index += 1
    }
    guard index > start + 2, index < scalars.count, scalars[index] == "z" else { return nil }
    return (number, index + 1)
  }
}
