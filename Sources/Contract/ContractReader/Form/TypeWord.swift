/// The grammar of a type: `["optional "] ["list of " | "map of "] name`.
struct TypeWord {
  let isOptional: Bool
  let isList: Bool
  let isMap: Bool
  /// The parts of the name between its dots.
  let path: [String]

  init?(_ text: String) {
    if text != "optional", AuthorName.isWord(text) {
      (isOptional, isList, isMap, path) = (false, false, false, [text])
      return
    }
    var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    isOptional = words.first == "optional"
    if isOptional { words.removeFirst() }
    let isMany = words.count == 3 && words[words.startIndex + 1] == "of"
    isList = isMany && words.first == "list"
    isMap = isMany && words.first == "map"
    if isList || isMap { words.removeFirst(2) }
    guard words.count == 1, let name = words.first else { return nil }
    path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.allSatisfy(AuthorName.isWord) else { return nil }
  }
}
