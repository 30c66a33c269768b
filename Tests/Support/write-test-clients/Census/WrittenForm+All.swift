/// The forms of values that have no place of their own in a session: scalars, their forms on the wire, constants, names on
/// the wire, values of the deployment and values of the contract.
extension WrittenForm {
  static let all: [WrittenForm] =
    single + structured + constants + names + given
    + listed.map(\.list) + listed.map(\.map)
    + (single + structured.filter { $0.name != "box" && $0.name != "level" }
    + listedBriefly.map(\.list)
    + listedBriefly.map(\.map)).map(\.optional)

  private static let single = scalars + counted

  private static let scalars: [WrittenForm] = [
    .init("text", "string", #""li&co/50%+""#, "li&co/50%+", isText: true),
    .init("integer", "int", "-9007199254740993", "-9007199254740993", isText: false),
    .init("decimal", "number", "2.5", "2.5", isText: false),
    .init("truth", "bool", "true", "true", isText: false),
    .init(
      "moment", "instant", "Date(timeIntervalSince1970: 1_800_000_000)", "2027-01-15T08:00:00Z",
      isText: true),
    .init("span", "seconds", "90", "90", isText: false),
    .init(
      "unixMoment", "unixTime", "UnixTime(Date(timeIntervalSince1970: 1_800_000_000))",
      "1800000000", isText: false),
    .init("duration", "duration", #""1h30m""#, "1h30m", isText: true),
    .init(
      "uuid", "uuid", #"UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!"#,
      "0a1b2c3d-0000-4000-8000-00000000000f", isText: true),
    .init("mail", "email", #""li+a@example.org""#, "li+a@example.org", isText: true),
    .init("phone", "phone", #""+8613800138000""#, "+8613800138000", isText: true),
    .init("username", "username", #""li.wei""#, "li.wei", isText: true),
    .init("identifier", "identifier", #""li~wei""#, "li~wei", isText: true),
    .init("password", "password", #"Secret("p&w/1%+")"#, "p&w/1%+", isText: true),
    .init("newPassword", "newPassword", #"Secret("n&w/1%+")"#, "n&w/1%+", isText: true),
    .init("otp", "code", #"Secret("012345")"#, "012345", isText: true),
    .init(
      "link", "url", #"URL(string: "https://a.example/b?c=d&e=%2F#f")!"#,
      "https://a.example/b?c=d&e=%2F#f", isText: true),
    .init("jwt", "jwt", #"Secret("e30.e30.sig")"#, "e30.e30.sig", isText: true),
    .init("bytes", "bytes", "Data([0xfb, 0xff, 0x00, 0x3e])", "+/8APg==", isText: true),
    WrittenForm(
      "free", [("type", "json")],
      swift: #"AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])"#,
      json: #"{"A_b":[1,2.50,null,true,"x"]}"#, text: nil),
    WrittenForm("secret", "string", #"Secret("s&t/1%+")"#, "s&t/1%+", isText: true)
      .adding(("secret", "true")),
  ]

  private static let counted: [WrittenForm] = [
    .init(
      "integerAsText", [("type", "int"), ("as", "text")], swift: "7", json: #""7""#, text: "7"),
    .init(
      "decimalAsText", [("type", "number"), ("as", "text")], swift: "2.5", json: #""2.5""#,
      text: "2.5"),
    .init(
      "truthAsText", [("type", "bool"), ("as", "text")], swift: "false", json: #""false""#,
      text: "false"),
    .init(
      "spanAsText", [("type", "seconds"), ("as", "text")], swift: "90", json: #""90""#, text: "90"),
    .init(
      "unixMomentAsText", [("type", "unixTime"), ("as", "text")],
      swift: "UnixTime(Date(timeIntervalSince1970: 1_800_000_000))", json: #""1800000000""#,
      text: "1800000000"),
    .init(
      "safeBytes", [("type", "bytes"), ("as", "base64url")],
      swift: "URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))", json: #""-_8APg""#, text: "-_8APg"),
  ]

  private static let structured: [WrittenForm] = [
    WrittenForm(
      "level", [("enum", "[low, very-high]")], swift: ".veryHigh", json: #""very-high""#,
      text: "very-high"),
    WrittenForm(
      "kind", "Kind", ".veryHigh", "very-high", isText: true),
    box,
    .init(
      "item", [("type", "Item")], swift: "SERVICE.Item(size: 7)", json: #"{"size":7}"#, text: nil),
    .init(
      "choice", [("type", "Shape")], swift: "SERVICE.Shape.circle(SERVICE.Circle(radius: 7))",
      json: #"{"shape":"circle","radius":7}"#, text: nil),
  ]

  /// Fields inside of a field. A call takes them one by one.
  private static let box: WrittenForm = {
    var form = WrittenForm(
      "box", [("fields", "{ inner: int }")], swift: nil, json: #"{"inner":7}"#, text: nil)
    form.swift = { "\($0).\($1)Box(inner: 7)" }
    form.flattened = "inner: 7"
    return form
  }()

  private static let constants: [WrittenForm] = [
    fixed("fixedText", "p&q/1%", swift: #""p&q/1%""#, json: #""p&q/1%""#, text: "p&q/1%"),
    fixed("fixedNumber", "-12", swift: "-12", json: "-12", text: "-12"),
    fixed("fixedTruth", "true", swift: "true", json: "true", text: "true"),
    fixed("quotedNumber", "\"12\"", swift: #""12""#, json: #""12""#, text: "12"),
    fixed("quotedTruth", "\"true\"", swift: #""true""#, json: #""true""#, text: "true"),
    fixed("fraction", "\"2.5\"", swift: #""2.5""#, json: #""2.5""#, text: "2.5"),
  ]

  private static func fixed(
    _ name: String, _ constant: String, swift: String, json: String, text: String
  ) -> WrittenForm {
    var form = WrittenForm(name, [("constant", constant)], swift: nil, json: json, text: text)
    form.fixedSwift = swift
    return form
  }

  /// Texts under names that JSON, forms, URLs, headers and cookies treat in different ways.
  private static let names: [WrittenForm] = [
    named("wireBlank", "two words"), named("wireHyphen", "X-Odd-Name"), named("wireDot", "a.b"),
    named("wireBrackets", "list[0]"), named("wireQuote", #"say"so"#), named("wireHan", "名字"),
    named("wireAmpersand", "a&b=c"), named("wireAt", "@id"), named("wireUnderscore", "_x_1"),
    named("wireDollar", "$1"), named("wireBackslash", #"a\b"#), named("wireNumber", "0"),
  ]

  private static func named(_ name: String, _ wire: String) -> WrittenForm {
    WrittenForm(
      name, [("type", "string"), ("wire", "'\(wire)'")], swift: #""w""#, json: #""w""#, text: "w",
      wire: wire)
  }

  /// Values that no caller gives.
  private static let given: [WrittenForm] = [
    setting("settingText", "text", #""c&d/1%+""#, "c&d/1%+", isText: true),
    setting("settingInteger", "integer", "12", "12", isText: false),
    setting("settingTruth", "truth", "true", "true", isText: false),
    setting("settingSecret", "secret", #"Secret("k&d/1%+")"#, "k&d/1%+", isText: true),
    setting(
      "settingLink", "link", #"URL(string: "https://c.example/d?e")!"#, "https://c.example/d?e",
      isText: true),
    setting(
      "settingBytes", "bytes", "Data([0xfb, 0xff])", "+/8=", isText: true),
    setting("settingAsText", "counted", "5", "5", isText: true),
    setting("settingAsNumber", "integer", "12", "12", isText: true).adding(("as", "text")),
    said("callbackURL", "callbacks.arrival.url", "census://arrival"),
    said("clientId", "providers.house.clientId", "house&app"),
    said("scopes", "providers.house.scopes", "openid profile"),
  ]

  private static func setting(
    _ name: String, _ setting: String, _ swift: String, _ text: String, isText: Bool
  ) -> WrittenForm {
    var form = WrittenForm(
      name, [("type", "configuration.\(setting)")], swift: nil,
      json: isText ? "\"\(text)\"" : text, text: text)
    form.fixedSwift = swift
    return form
  }

  private static func said(_ name: String, _ type: String, _ text: String) -> WrittenForm {
    var form = WrittenForm(name, [("type", type)], swift: nil, json: "\"\(text)\"", text: text)
    form.fixedSwift = "\"\(text)\""
    return form
  }

  private static let listed: [WrittenForm] =
    (single + structured).filter {
      [
        "text", "integer", "decimal", "truth", "moment", "unixMoment", "uuid", "link", "bytes",
        "free", "secret", "integerAsText", "decimalAsText", "truthAsText", "unixMomentAsText",
        "safeBytes", "kind", "item", "choice",
      ].contains($0.name)
    }

  private static let listedBriefly: [WrittenForm] =
    listed.filter {
      ["text", "uuid", "integerAsText", "safeBytes", "secret", "item"].contains($0.name)
    }
}
