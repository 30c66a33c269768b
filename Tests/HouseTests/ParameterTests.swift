import CaseFolders
import Testing

/// A call with four values and no labels reads like a tuple.
@Suite struct ParameterTests {
  @Test func interfacesLabelTheirParameters() throws {
    for file in Checkout.files(in: "Sources", ending: ".swift") {
      let found = try Self.unlabeled(in: Checkout.text(file))
      #expect(found.isEmpty, "\(file): label the parameters of \(found)")
    }
  }

  @Test func unlabeledParametersAreFound() {
    let functions = """
      package func a(_ a: Int, _ b: (_ c: Int, _ d: Int) -> Void, _ e: [Int: Int], f: Int) {}
      func b(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}
      public static func c<T>(
        _ a: T, _ b: Int = f(1), _ c: Int, d: Int, _ e: inout Int
      ) {}
      package init(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}
      """
    #expect(Self.unlabeled(in: functions) == ["c<T>", "init"])
  }

  /// The names of functions whose parameters have no label four times or more.
  private static func unlabeled(in text: String) -> [String] {
    let start = #/\b(?:package|public)\b[^\n("]*\b(?:func +([^(\n]+)|(init\??))\(/#
    return text.matches(of: start).compactMap { match in
      var depth = 1
      var isNext = true
      var count = 0
      for letter in text[match.range.upperBound...] {
        if isNext, letter == "_" { count += 1 }
        if "([{".contains(letter) { depth += 1 } else if ")]}".contains(letter) { depth -= 1 }
        if depth == 0 { break }
        isNext = depth == 1 && (letter == "," || isNext && letter.isWhitespace)
      }
      return count < 4 ? nil : String(match.output.1 ?? match.output.2 ?? "")
    }
  }
}
