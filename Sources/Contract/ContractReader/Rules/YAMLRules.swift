import YAMLSource

/// The rules of libyaml and the reader of nodes. Each example is a whole file.
extension ReaderRule {
  static let ofYAML = [
    ReaderRule(.empty, "a file says something", bad: "# nothing", good: "service: Shop"),
    ReaderRule(
      .duplicateKey, "no key appears twice", bad: "tokens: { }\ntokens: { }", good: "tokens: { }"),
    ReaderRule(
      .missingValue, "every key has a value",
      bad: "open:\n  - { at: tokens, why: late, nobody knows }",
      good: "open:\n  - { at: tokens, why: \"late, nobody knows\" }"),
    ReaderRule(
      .missingKey, "every value has a key", bad: "{ : text }", good: "{ doc: text }"),
    ReaderRule(
      .missingColon, "a key ends in a colon", bad: "service: Shop\nversion", good: "service: Shop"),
    ReaderRule(
      .missingComma, "commas separate the items in brackets",
      bad: "types: { id: uuid name: string }",
      good: "types: { id: uuid, name: string }"),
    ReaderRule(
      .unclosedBracket, "brackets are closed", bad: "tokens: { access: { format: jwt }",
      good: "tokens: { access: { format: jwt } }"),
    ReaderRule(.unclosedQuote, "quotes are closed", bad: "doc: \"Shop", good: "doc: \"Shop\""),
    ReaderRule(
      .afterValue, "nothing follows a value on its line", bad: "doc: \"Shop\" and more",
      good: "doc: \"Shop and more\""),
    ReaderRule(
      .colon, "a colon ends a key", bad: "doc: Shop: an example", good: "doc: \"Shop: an example\""),
    ReaderRule(
      .comment, "a comment begins after a space", bad: "languages: [en]# and more",
      good: "languages: [en] # and more"),
    ReaderRule(
      .dash, "a dash makes an item of a list", bad: "languages: - en", good: "languages:\n  - en"),
    ReaderRule(
      .indentation, "indentation shows what belongs together",
      bad: "servers:\n    api: { }\n  web: { }", good: "servers:\n  api: { }\n  web: { }"),
    ReaderRule(
      .tab, "indentation uses spaces", bad: "servers:\n\tapi: { }", good: "servers:\n  api: { }"),
    ReaderRule(
      .complexKey, "a key is a name", bad: "? [a, b]\n: text", good: "a: text\nb: text"),
    ReaderRule(
      .blockHeader, "a text in block style begins on the next line", bad: "doc: | Shop",
      good: "doc: |\n  Shop"),
    ReaderRule(
      .reservedCharacter, "a text begins with a character that may begin one", bad: "doc: `Shop`",
      good: "doc: \"`Shop`\""),
    ReaderRule(
      .syntax, "a file is YAML", bad: "{ service: Shop }\nversion: 1",
      good: "service: Shop\nversion: 1"),
  ]

  static let ofYAMLText = [
    ReaderRule(
      .anchor, "there are no anchors", bad: "one: &it { format: jwt }", good: "one: { format: jwt }"
    ),
    ReaderRule(
      .alias, "there are no aliases", bad: "two: *it", good: "two: { format: jwt }"),
    ReaderRule(
      .mergeKey, "there are no merge keys", bad: "two: { <<: { format: jwt } }",
      good: "two: { format: jwt }"),
    ReaderRule(.tag, "there are no tags", bad: "version: !!str 1", good: "version: \"1\""),
    ReaderRule(
      .directive, "there are no directives", bad: "%YAML 1.2\n---\nservice: Shop",
      good: "service: Shop"),
    ReaderRule(
      .secondDocument, "a file holds one document", bad: "service: Shop\n---\nservice: Other",
      good: "service: Shop"),
    ReaderRule(
      .documentEnd, "a document ends with its file", bad: "service: Shop\n...",
      good: "service: Shop"),
    ReaderRule(
      .escape, "an escape is one that YAML has", bad: "pattern: \"\\d+\"", good: "pattern: '\\d+'"),
    ReaderRule(
      .character, "a text looks as it reads", bad: "doc: \"Shop\\u202E\"", good: "doc: \"Shop\""),
    ReaderRule(
      .encoding, "a file is UTF-8",
      because:
        "Save the file as UTF-8 in the editor. A file in an old encoding has to be converted once."
    ),
    ReaderRule(
      .tooDeep, "nothing nests deeper than 64 levels",
      because: "Give inner parts a name under `types`, and refer to that name."),
    ReaderRule(
      .tooLarge, "a file has at most 16 MiB",
      because: "Split it with `include`, or look what filled it."),
    ReaderRule(
      .tooMany, "a file has as many keys and values as a person can review",
      because: "Split it with `include`, or look what filled it."),
    ReaderRule(
      .tooManyProblems, "a report ends",
      because:
        "Correct the first ones and run the reader again: the others often disappear with them."),
  ]
}
