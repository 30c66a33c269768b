/// Types and errors.
enum SampleTypes {
  static let sections: [(String, Tree)] = [("types", types), ("errors", errors)]

  private static let person: [(String, Tree)] = [
    ("id_n32", "uuid"),
    ("name_n33", field("optional string", "nick_name", "How others see them.", "Somebody")),
    ("state_n34", .map([("enum", .list(["the first", "another one", "third-value"]))])),
    ("kind_n35", .map([("constant", "of a kind"), ("wire", "the_kind"), ("doc", "Always so.")])),
    ("mail_n36", "optional email"), ("tags_n37", "list of Colour_n31"),
    ("sizes_n38", "map of string"),
    // No example beside the pattern: a text in the one would have to fit the text in the other.
    (
      "letters_n130",
      .map([("type", "optional string"), ("max", "64"), ("pattern", "[a-z]+")])
    ),
    ("page_n39", .map([("type", "url"), ("example", "https://page.example/")])),
  ]

  private static let session: [(String, Tree)] = [
    ("access_n60", .map([("type", "tokens.access_n20"), ("doc", "To call with.")])),
    ("refresh_n61", "tokens.refresh_n21"), ("person_n62", "Person_n30"),
  ]

  private static let types: Tree = .map([
    ("Person_n30", .map(person)),
    ("Colour_n31", .map([("enum", .list(["light red", "dark green", "no colour"]))])),
    ("Session_n63", .map(session)),
  ])

  private static func field(_ type: String, _ wire: String, _ doc: String, _ example: String)
    -> Tree
  {
    .map([
      ("type", .text(type)), ("wire", .text(wire)), ("doc", .text(doc)),
      ("example", .text(example)),
    ])
  }

  private static let errors: Tree = .map([
    (
      "wrong_n40",
      .map([
        ("status", "401"), ("doc", "They do not know each other."),
        ("match", .map([("code_n12", "WRONG ONE"), ("text_n13", .map([("has", "was wrong")]))])),
        ("recover", "correct"),
        ("message", .map([("tongue_n2", "That is wrong."), ("other_n3", "Das ist falsch.")])),
      ])
    ),
    (
      "gone_n41",
      .map([
        ("status", "403"), ("match", .map([("text_n13", .map([("startsWith", "Gone is")]))])),
        ("recover", "signIn"), ("message", .map([("other_n3", "Es ist weg.")])),
      ])
    ),
    (
      "ended_n42",
      .map([("status", "401"), ("match", .map([("code_n12", "ENDED NOW")])), ("recover", "renew")])
    ),
    ("broken_n43", .map([("status", "5xx"), ("recover", "retry")])),
    (
      "lost_n44",
      .map([
        ("status", "404"), ("match", .map([("code_n12", "LOST ALL")])), ("recover", "correct"),
        ("message", .map([("other_n3", "Nichts da.")])),
      ])
    ),
  ])
}
