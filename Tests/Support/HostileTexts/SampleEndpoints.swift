/// Endpoints: each part of a request, each way of answering.
enum SampleEndpoints {
  static let sections: [(String, Tree)] = [
    (
      "endpoints",
      .map([
        ("signIn_n50", .map(signIn)), ("search_n51", .map(search)), ("renew_n52", .map(renew)),
        ("signOut_n53", .map(signOut)), ("apple_n54", .map(apple)), ("away_n55", .map(away)),
      ])
    )
  ]

  private static let signIn: [(String, Tree)] = [
    ("route", "POST /sessions/first"), ("doc", "Somebody comes in."), ("server", "api_n10"),
    ("does", "password.signIn"),
    (
      "sends",
      .map([
        (
          "mail_n70",
          .map([("type", "email"), ("doc", "Who it is."), ("example", "me@shop.example")])
        ),
        ("word_n71", .map([("type", "password"), ("wire", "pass_word"), ("example", "a word")])),
        ("grant_n72", .map([("constant", "by password"), ("wire", "grant_type")])),
      ])
    ),
    ("returns", "Session_n63"), ("refuses", .list(["wrong_n40", "broken_n43"])),
    ("priority", "basic"),
    ("deprecated", .map([("since", "2.0 or so"), ("use", "apple_n54")])),
  ]

  private static let search: [(String, Tree)] = [
    ("route", "GET /items/{id_n73}/parts"), ("server", "api_n10"), ("does", "call"),
    ("needs", "access_n20"),
    (
      "sends",
      .map([
        ("id_n73", .map([("type", "string"), ("example", "number seven"), ("doc", "Which one.")])),
        (
          "words_n74",
          .map([("type", "optional string"), ("wire", "q w"), ("example", "red & blue")])
        ),
        (
          "fixed_n75",
          .map([("constant", "as it is"), ("wire", "fixed_one"), ("doc", "Never otherwise.")])
        ),
        (
          "trace_n76",
          .map([
            ("type", "string"), ("in", "header"), ("wire", "X-Trace-Of"), ("example", "trace me"),
          ])
        ),
        ("agent_n77", .map([("constant", "an agent"), ("in", "header"), ("wire", "X-Agent-Of")])),
      ])
    ),
    (
      "returns",
      .map([
        ("items_n78", "list of Person_n30"),
        ("count_n79", .map([("type", "int"), ("example", "12"), ("doc", "How many.")])),
        ("colour_n65", .map([("enum", .list(["bright one", "pale one"]))])),
      ])
    ),
    ("refuses", .list(["ended_n42", "gone_n41"])),
  ]

  private static let renew: [(String, Tree)] = [
    ("route", "POST /sessions/renewal"), ("server", "api_n10"), ("does", "session.renew"),
    (
      "sends",
      .map([
        ("refresh_n66", .map([("type", "tokens.refresh_n21"), ("wire", "refresh_it")])),
        ("kind_n67", .map([("constant", "once more")])),
      ])
    ),
    ("returns", "Session_n63"), ("refuses", .list(["gone_n41"])),
  ]

  private static let signOut: [(String, Tree)] = [
    ("route", "POST /sessions/end"), ("server", "api_n10"), ("does", "session.end"),
    ("status", "200"),
    ("sends", .map([("refresh_n66", "tokens.refresh_n21")])),
  ]

  private static let apple: [(String, Tree)] = [
    ("route", "POST /apple"), ("server", "api_n10"), ("does", "provider.signIn"),
    ("provider", "apple_n25"),
    (
      "sends",
      .map([
        (
          "identity_n68",
          .map([("type", "providers.apple_n25.identityToken"), ("example", "a proof")])
        ),
        (
          "name_n69",
          .map([
            ("type", "optional providers.apple_n25.fullName"), ("doc", "At first."),
            ("example", "a full name"),
          ])
        ),
      ])
    ),
    ("returns", "Session_n63"),
  ]

  private static let away: [(String, Tree)] = [
    ("route", "DELETE /away"), ("server", "extra_n14"), ("does", "call"),
    ("refuses", .list(["lost_n44"])),
  ]
}
