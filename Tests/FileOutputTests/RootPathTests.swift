import Testing

@testable import FileOutput

@Suite struct RootPathTests {
  @Test(arguments: [
    ("Gen/Site", ".", ".", ["Gen", "Site"]), ("./Gen//Site/", "", ".", ["Gen", "Site"]),
    ("Gen", "/p/q", "/p/q", ["Gen"]), ("Gen", "/p/q/", "/p/q", ["Gen"]),
    ("Gen", "/", "/", ["Gen"]), ("../Gen/A", "/p", "/p/..", ["Gen", "A"]),
    ("a/../b/../c", ".", "./a/../b/..", ["c"]), (".", ".", ".", []), ("..", "/p", "/p/..", []),
    ("/p/q/a/b", "/p/q", "/p/q", ["a", "b"]), ("/p/qq/a", "/p/q", "/p/qq", ["a"]),
    ("/p/q", "/p/q", "/p", ["q"]), ("/p", "/", "/", ["p"]), ("/a/b/c", ".", "/a/b", ["c"]),
    ("/a", ".", "/", ["a"]), ("/", ".", "/", []), ("/p/q/../x", "/p/q", "/p/q/..", ["x"]),
    ("/a/b/..", ".", "/a/b/..", []),
  ])
  func splitsPathBelowBase(path: String, base: String, trusted: String, parts: [String]) throws {
    let root = try #require(RootPath(OutputRoot(path, under: base, generator: "")))
    #expect(root.trusted == trusted)
    #expect(root.parts.map(\.text) == parts)
  }

  @Test(arguments: ["", "a\0b"])
  func rejectsUnnamedPath(path: String) {
    #expect(RootPath(OutputRoot(path, generator: "")) == nil)
  }
}
