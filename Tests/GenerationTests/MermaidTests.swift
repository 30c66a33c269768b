import Testing

@testable import AllOutputs
@testable import Generation

@Suite struct MermaidTests {
  @Test(arguments: [
    ("signIn.refused", "signIn.refused"), ("a --> b", "a#32;#45;#45;#62;#32;b"),
    ("a:b;c", "a#58;b#59;c"),
    ("a\nb", "a#10;b"), ("#35;", "#35;35#59;"), ("<br>", "#60;br#62;"), ("é", "#233;"),
  ])
  func arrowLabelIsEscaped(_ text: String, _ label: String) {
    #expect(MermaidText.label(text) == label)
  }

  @Test(arguments: [("signedIn", "signedIn"), ("end", "end_"), ("State", "State_"), ("a.b", "ab")])
  func stateNameIsWordNotReservedByMermaid(_ name: String, _ state: String) {
    #expect(MermaidText.state(name) == state)
  }
}
