import Diagnostics
import Testing

@Suite struct SuggestionsTests {
  /// A written name, the existing names, and the suggestion.
  @Test(
    arguments: [
      ("lifetme", ["lifetime", "format"], "lifetime"),
      ("lifteime", ["lifetime", "idle"], "lifetime"),
      ("Lifetime", ["lifetime"], "lifetime"),
      ("sign_in", ["signIn", "signOut"], "signIn"),
      ("url", ["url"], "url"),
      ("ulr", ["url", "names"], "url"),
      ("formatt", ["format"], "format"),
      ("ormat", ["format"], "format"),
      ("grace", ["rotates", "reuse"], nil),
      ("x", ["at", "why"], nil),
      ("b", ["a"], nil),
      ("", ["a", "at"], nil),
      ("ab", ["at"], "at"),
      ("xyz", ["abc"], nil),
      ("a", [], nil),
      ("请先", ["请后", "登录"], "请后"),
      ("café", ["cafe"], nil),
      ("seconds", ["second", "secondss"], "second"),
      ("secnods", ["seconds", "secrets"], "seconds"),
    ] as [(String, [String], String?)])
  func suggestsNearestName(_ word: String, _ names: [String], _ wanted: String?) {
    #expect(Suggestions.nearest(to: word, among: names) == wanted)
  }

  /// A word that is the beginning or end of names, at a dot or a capital letter, asks about up to three of
  /// them.
  @Test(
    arguments: [
      ("lifetme", ["lifetime"], "did you mean `lifetime`? "),
      ("signIn", ["password.signIn", "code.send"], "did you mean `password.signIn`? "),
      (
        "signin", ["password.signIn", "provider.signIn", "signIn.continue"],
        "did you mean `password.signIn`, `provider.signIn` or `signIn.continue`? "
      ),
      ("expired", ["tokenExpired", "other"], "did you mean `tokenExpired`? "),
      ("ign", ["password.signIn"], ""), ("signIn", [], ""),
    ] as [(String, [String], String)])
  func asksAboutSimilarNames(_ word: String, _ names: [String], _ wanted: String) {
    #expect(Suggestions.question(for: word, among: names) == wanted)
  }

  @Test func firstOfEquallyNearNamesWins() {
    #expect(Suggestions.nearest(to: "refuse", among: ["reuse", "refuses"]) == "reuse")
    #expect(Suggestions.nearest(to: "refuse", among: ["refuses", "reuse"]) == "refuses")
  }

  @Test func longNamesGetNoSuggestion() {
    let word = String(repeating: "a", count: 100_000)
    #expect(Suggestions.nearest(to: word, among: ["a", "ab"]) == nil)
  }

  @Test(
    arguments: [
      ([], "none"), (["a"], "`a`"), (["a", "b"], "`a` and `b`"),
      (["a", "b", "c"], "`a`, `b` and `c`"),
      (Array("abcdefghij").map(String.init), "`a`, `b`, `c`, `d`, `e`, `f`, `g`, `h`, `i` and `j`"),
      (
        Array("abcdefghijkl").map(String.init),
        "`a`, `b`, `c`, `d`, `e`, `f`, `g`, `h`, `i`, `j` and 2 more"
      ),
    ] as [([String], String)])
  func listsNames(_ names: [String], _ words: String) {
    #expect(Suggestions.list(names) == words)
  }
}
