/// The grammar of a type: `["optional " | "clearable "] ["list of " | "map of "] name`.
struct TypeWord {
  let isOptional: Bool
  /// Null clears it; it is optional too.
  let isClearable: Bool
  let isList: Bool
  let isMap: Bool
  /// The parts of the name between its dots.
  let path: [String]

  /// A name alone.
  var isPlain: Bool { !isOptional && !isList && !isMap }

  init?(_ text: String) {
    isClearable = text.hasPrefix("clearable ")
    if text != "optional", AuthorName.isWord(text) {
      (isOptional, isList, isMap, path) = (false, false, false, [text])
      return
    }
    var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    isOptional = words.first == "optional" || isClearable
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
