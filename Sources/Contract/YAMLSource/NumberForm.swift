/// Holds a text against the forms of numbers and times in YAML 1.1 (as its readers have them) and
/// 1.2.
struct NumberForm {
  private let text: Substring.UTF8View
  private let digits: Substring.UTF8View

  init(_ text: String) {
    self.text = text[...].utf8
    let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
    digits = text.dropFirst(isSigned ? 1 : 0).utf8
  }

  var kind: Node.Scalar.Kind? {
    if let kind = prefixed { return kind }
    if isOctal { return .octal }
    if isDecimal { return .number }
    if isSexagesimal { return .sexagesimal }
    return isTime ? .time : nil
  }

  /// `0x1F`, `0b101`, `0o17`.
  private var prefixed: Node.Scalar.Kind? {
    guard digits.first == UInt8(ascii: "0"), digits.count > 2 else { return nil }
    let rest = digits.dropFirst(2)
    switch digits.dropFirst().first {
    case UInt8(ascii: "x"): return rest.allSatisfy(\.isHexOrUnderscore) ? .number : nil
    case UInt8(ascii: "b"):
      return rest.allSatisfy { $0.isUnderscore || $0 &- 48 < 2 } ? .number : nil
    case UInt8(ascii: "o"): return rest.allSatisfy(\.isOctal) ? .octal : nil
    default: return nil
    }
  }

  /// `0123` is 83 to a reader of YAML 1.1.
  private var isOctal: Bool {
    digits.first == UInt8(ascii: "0") && digits.count > 1
      && digits.allSatisfy { $0.isUnderscore || $0.isOctal }
  }

  /// `12`, `1_000`, `1.0`, `.5`, `1e3`.
  private var isDecimal: Bool {
    var form = ByteForm(digits)
    let whole = form.skip(\.isDigitOrUnderscore)
    let hasPoint = form.skip(UInt8(ascii: "."))
    let isWhole = whole > 0 && digits.first.map(\.isDigit) == true
    guard isWhole || (whole == 0 && hasPoint && form.next.map(\.isDigit) == true) else {
      return false
    }
    form.skip(\.isDigitOrUnderscore)
    if form.skip(UInt8(ascii: "e")) || form.skip(UInt8(ascii: "E")) {
      if !form.skip(UInt8(ascii: "-")) { form.skip(UInt8(ascii: "+")) }
      guard form.skip(\.isDigit) > 0 else { return false }
    }
    return form.isAtEnd && !isMisplacedZero(hasPoint)
  }

  /// An underscore behind a leading zero is no number to anybody, unless it is octal.
  private func isMisplacedZero(_ hasPoint: Bool) -> Bool {
    !hasPoint && digits.count > 1 && digits.first == UInt8(ascii: "0")
      && digits.contains(where: \.isUnderscore)
  }

  /// `1:30` is 90 to a reader of YAML 1.1.
  private var isSexagesimal: Bool {
    var form = ByteForm(digits)
    guard form.next.map(\.isDigit) == true else { return false }
    form.skip(\.isDigitOrUnderscore)
    var places = 0
    while form.skip(UInt8(ascii: ":")) {
      guard form.skipSixtieth() else { return false }
      places += 1
    }
    if form.skip(UInt8(ascii: ".")) { form.skip(\.isDigitOrUnderscore) }
    return places > 0 && form.isAtEnd
  }

  /// `2027-03-01`, `2027-3-1 12:00:00`, `2001-12-14t21:59:43.10-05:00`.
  private var isTime: Bool {
    var form = ByteForm(text)
    guard form.skip(\.isDigit) == 4, form.skip(UInt8(ascii: "-")) else { return false }
    let month = form.skip(\.isDigit)
    guard form.skip(UInt8(ascii: "-")) else { return false }
    let day = form.skip(\.isDigit)
    if form.isAtEnd { return month == 2 && day == 2 }
    guard (1...2).contains(month), (1...2).contains(day) else { return false }
    return form.skipTimeOfDay() && form.isAtEnd
  }
}

/// Steps through the bytes of a text as a pattern would.
private struct ByteForm {
  private var rest: Substring.UTF8View

  init(_ text: Substring.UTF8View) { rest = text }

  var isAtEnd: Bool { rest.isEmpty }
  var next: UInt8? { rest.first }

  /// How many bytes of a class were passed.
  @discardableResult
  mutating func skip(_ belongs: (UInt8) -> Bool) -> Int {
    let passed = rest.prefix(while: belongs).count
    rest = rest.dropFirst(passed)
    return passed
  }

  @discardableResult
  mutating func skip(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// One or two digits that make less than 60.
  mutating func skipSixtieth() -> Bool {
    let first = next
    let count = skip(\.isDigit)
    return count == 1 || (count == 2 && first.map { $0 < UInt8(ascii: "6") } == true)
  }

  /// Skips what may stand behind a day: a `T` or blanks, the time, a part of a second, a zone.
  mutating func skipTimeOfDay() -> Bool {
    if !skip(UInt8(ascii: "T")), !skip(UInt8(ascii: "t")), skip(\.isBlank) == 0 { return false }
    guard (1...2).contains(skip(\.isDigit)), skip(UInt8(ascii: ":")), skip(\.isDigit) == 2,
      skip(UInt8(ascii: ":")), skip(\.isDigit) == 2
    else { return false }
    if skip(UInt8(ascii: ".")) { skip(\.isDigit) }
    skip(\.isBlank)
    if isAtEnd || skip(UInt8(ascii: "Z")) { return true }
    guard skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-")) else { return false }
    return (1...2).contains(skip(\.isDigit)) && (!skip(UInt8(ascii: ":")) || skip(\.isDigit) == 2)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 48 < 10 }
  fileprivate var isOctal: Bool { self &- 48 < 8 }
  fileprivate var isUnderscore: Bool { self == UInt8(ascii: "_") }
  fileprivate var isDigitOrUnderscore: Bool { isDigit || isUnderscore }
  fileprivate var isHexOrUnderscore: Bool { isHexDigit || isUnderscore }
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}
