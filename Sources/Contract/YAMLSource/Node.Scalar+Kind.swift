extension Node.Scalar {
  /// The kind of value that a reader of YAML 1.1 or 1.2 may take a plain scalar for. The raw values
  /// are words for messages.
  package enum Kind: String, Sendable, CaseIterable {
    case bool = "a boolean"
    case null = "no value at all"
    case number = "a number"
    case octal = "an octal number"
    case sexagesimal = "a number in base 60"
    case time = "a point in time"
    case mergeKey = "a merge key"
    case defaultKey = "a default key"
  }

  /// Nil if every reader takes this scalar for the text that it is here.
  package var readDifferentlyElsewhere: Kind? {
    guard style == .plain else { return nil }
    if text.utf8.count <= Kind.longestWord, let kind = Kind.words[text] { return kind }
    guard let first = text.utf8.first, Kind.mayBeginNumber(first) else { return nil }
    return NumberForm(text).kind
  }
}

extension Node.Scalar.Kind {
  fileprivate static let longestWord = words.keys.map(\.utf8.count).max() ?? 0

  fileprivate static let words: [String: Self] = {
    let bools = "y Y n N yes Yes YES no No NO true True TRUE false False FALSE on On ON off Off OFF"
    let numbers = ".inf .Inf .INF -.inf -.Inf -.INF +.inf +.Inf +.INF .nan .NaN .NAN"
    let others: [String: Self] = ["=": .defaultKey, "<<": .mergeKey]
    return others.merging(all(bools, .bool) + all(numbers, .number)) { one, _ in one }
      .merging((all("~ null Null NULL", .null) + [("", .null)])) { one, _ in one }
  }()

  private static func all(_ words: String, _ kind: Self) -> [(String, Self)] {
    words.split(separator: " ").map { (String($0), kind) }
  }

  fileprivate static func mayBeginNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
    default: false
    }
  }
}
