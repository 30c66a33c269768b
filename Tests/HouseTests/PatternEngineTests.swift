import CaseFolders
import Foundation
import Testing

/// Regular expressions backtrack, so text from a contract goes only to the matchers of the runtimes.
@Suite struct PatternEngineTests {
  @Test func swiftUsesNoOtherEngine() throws {
    for file in Checkout.files(in: "Sources", ending: ".swift") {
      let text = try Checkout.text(file)
      for engine in ["NSRegularExpression", "Regex(", "import RegexBuilder"] {
        #expect(!text.contains(engine), "\(file) uses \(engine): use TextPattern")
      }
    }
  }

  @Test func typeScriptUsesNoOtherEngine() throws {
    for file in Checkout.files(in: "Sources/Runtime/TypeScript/src", ending: ".ts") {
      let text = try Checkout.text(file)
      #expect(!text.contains("RegExp("), "\(file) makes a regular expression: use pattern()")
    }
  }

  /// Expressions that the runtime itself writes as literals are fine.
  @Test func pythonUsesNoOtherEngine() throws {
    let calls = ["compile", "match", "fullmatch", "search", "findall", "finditer", "sub", "split"]
    for file in Checkout.files(in: "Sources/Runtime/Python/src", ending: ".py") {
      let text = try Checkout.text(file)
      for call in calls {
        for rest in text.components(separatedBy: "re.\(call)(").dropFirst() {
          let argument = rest.drop(while: \.isWhitespace).drop { "rbf".contains($0) }
          #expect(
            "\"'".contains(argument.first ?? " "),
            "\(file) gives re.\(call) a text that isn't a literal: use Pattern")
        }
      }
    }
  }
}
