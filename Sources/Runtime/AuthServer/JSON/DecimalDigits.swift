/// A decimal number taken apart: `digits × 10^exponent`. No work depends on the exponent's size.
struct DecimalDigits {
  private var isNegative = false
  private var digits: [UInt8] = []
  private var exponent = 0

  /// The text must follow the grammar of a JSON number.
  init(_ text: String) {
    var isFraction = false
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        exponent += Self.exponent(rest)
        rest = rest[rest.endIndex...]
      default:
        digits.append(byte - UInt8(ascii: "0"))
        if isFraction { exponent -= 1 }
      }
    }
    dropZeros()
  }

  /// Stops growing long before it could overflow, far beyond what any text could balance.
  private static func exponent(_ text: Substring.UTF8View) -> Int {
    let size = text.lazy.filter { $0 >= UInt8(ascii: "0") }.reduce(0) { sum, digit in
      min(sum * 10 + Int(digit - UInt8(ascii: "0")), 1 << 48)
    }
    return text.first == UInt8(ascii: "-") ? -size : size
  }

  private mutating func dropZeros() {
    digits = Array(digits.drop { $0 == 0 })
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
  }

  /// The value if it is whole and fits.
  var int: Int? {
    if digits.isEmpty { return 0 }
    guard exponent >= 0, digits.count + exponent <= 19 else { return nil }
    var value = 0
    for digit in digits + Array(repeating: 0, count: exponent) {
      let (tenfold, tooBig) = value.multipliedReportingOverflow(by: 10)
      let signed = isNegative ? -Int(digit) : Int(digit)
      let (sum, tooFar) = tenfold.addingReportingOverflow(signed)
      guard !tooBig, !tooFar else { return nil }
      value = sum
    }
    return value
  }
}
