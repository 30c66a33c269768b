import Primitives
import Testing

@testable import AuthServer

@Suite struct ValueRuleTests {
  @Test(arguments: [
    ("a@b.example", true), ("a.b+c@xn--x.example", true), ("ä@bücher.example", true),
    ("a@localhost", true), ("", false), ("a", false), ("@b", false), ("a@", false),
    ("a@b@c", false), ("a b@c", false), ("a@b..c", false), ("a@-b.c", false), ("a@b.c-", false),
    ("a@b c", false), ("a\n@b.c", false), ("<a>@b.c", false), ("a,b@c.d", false),
    (String(repeating: "a", count: 65) + "@b.c", false),
    ("a@" + Array(repeating: "abcdefghi", count: 26).joined(separator: "."), false),
  ])
  func validatesMailAddresses(text: String, isOne: Bool) {
    #expect(ValueRule<String>.email.holds(text) == isOne)
    #expect(ValueRule<Secret>.email.holds(Secret(text)) == isOne)
  }

  @Test(arguments: [
    ("+8613800138000", true), ("13800138000", true), ("+1 (415) 555-0100", true), ("112", true),
    ("12", false), ("+1234567890123456", false), ("", false), ("+", false), ("1+1555", false),
    ("call me 555", false), ("٣٤٥٦", false),
  ])
  func validatesPhoneNumbers(text: String, isOne: Bool) {
    #expect(ValueRule<String>.phone.holds(text) == isOne)
  }

  @Test(arguments: [("é", 1), ("e\u{301}", 2), ("👨‍👩‍👧", 5), ("", 0), ("abc", 3)])
  func lengthsCountCodePoints(text: String, length: Int) {
    #expect(ValueRule<String>.length(length...length).holds(text))
    #expect(!ValueRule<String>.length((length + 1)...Int.max).holds(text))
  }

  @Test(arguments: [
    ("abc", "[a-z]+", true), ("abc1", "[a-z]+", false), ("1abc", "[a-z]+", false), ("", "a*", true),
    ("2027-03", "[0-9]{4}-[0-9]{2}", true), ("a\nb", "a[^,]b", true), ("x", "(", false),
    ("é", "[^,]", true), ("e\u{301}", "[^,]", false),
  ])
  func patternsMatchWholeText(text: String, pattern: String, matches: Bool) {
    #expect(ValueRule<String>.matches(pattern).holds(text) == matches)
  }

  /// A backtracking matcher would run forever on the second.
  @Test func pathologicalTextDoesNotStallMatcher() {
    #expect(!ValueRule<String>.matches("a*").holds(String(repeating: "a", count: 5_000)))
    #expect(!ValueRule<String>.matches("([a-z]*)*!").holds(String(repeating: "a", count: 4_000)))
  }

  @Test func patternIsParsedOncePerRule() {
    var readings = 0
    let rule = ValueRule<[String]>.each(
      .matches("[a-z]+") { pattern in
        readings += 1
        return PatternText(pattern)
      })
    for _ in 0..<20 { #expect(rule.holds(["a", "b"]) && !rule.holds(["a", "1"])) }
    #expect(readings == 1)
  }

  @Test func checksNumbersAndLists() {
    #expect(ValueRule<Int>.size(1...3).holds(3) && !ValueRule<Int>.size(1...3).holds(4))
    #expect(ValueRule<Double>.size(1...3).holds(2.5) && !ValueRule<Double>.size(1...3).holds(3.5))
    #expect(
      ValueRule<Double>.size(0...(.max)).holds(1e19) && !ValueRule.size(0...(.max)).holds(-0.5))
    #expect(ValueRule<Double>.size(.min...0).holds(-1e19) && !ValueRule.size(.min...0).holds(0.5))
    #expect(ValueRule<[String]>.each(.email).holds(["a@b"]))
    #expect(!ValueRule<[String]>.each(.email).holds(["a@b", "c"]))
    #expect(!ValueRule<[String: Int]>.each(.size(1...3)).holds(["a": 4]))
  }

  @Test func brokenRuleIsReportedWithPlace() throws {
    let object: JSONObject = ["name": "canary", "age": 200]
    #expect(
      throws: InvalidValue(
        expected: "text of 1 to 3 characters", place: FieldPath([.field("name")]))
    ) {
      let _: String = try object.required("name", keeping: .length(1...3))
    }
    #expect(
      throws: InvalidValue(
        expected: "a number from up to 150", place: FieldPath([.field("age")]))
    ) {
      let _: Int? = try object.optional("age", keeping: .size(.min...150))
    }
  }

  @Test func deploymentAcceptsOnlyItsConfiguredValue() {
    let deployment = Deployment(["clientId": "abc", "key": Secret("k"), "any": nil])
    #expect(deployment.rule("clientId").holds("abc") && !deployment.rule("clientId").holds("abd"))
    #expect(deployment.rule("key").holds(Secret("k")) && !deployment.rule("key").holds(Secret("")))
    #expect(deployment.rule("any").holds("x") && deployment.rule("unknown").holds(1))
  }

  private struct App: DeploymentValues {
    var key = "abc"
    var plugins: [App] = []
    var parts: [String: App]?

    func compare(with deployment: Deployment) throws(InvalidValue) {
      try deployment.compare("clientId", key, at: "key")
      try deployment.compare(plugins, at: "plugins")
      try deployment.compare(parts, at: "parts")
    }
  }

  @Test func deploymentComparesNestedValues() throws {
    let deployment = Deployment(["clientId": "abc"])
    try deployment.compare(App(plugins: [App()], parts: ["a": App()]), at: "app")
    try Deployment().compare(App(key: "x"), at: "app")
    try deployment.compare("clientId", String?.none, at: "key")
    for (app, place) in [
      (App(key: "x"), "app.key"), (App(plugins: [App(), App(key: "x")]), "app.plugins[1].key"),
      (App(parts: ["a": App(), "b": App(key: "x")]), "app.parts.*.key"),
    ] {
      let fault = #expect(throws: InvalidValue.self) { try deployment.compare(app, at: "app") }
      #expect(fault?.description == "body \(place): expected this deployment's clientId")
    }
  }

  @Test func quotedNumbersKeepTheirLimits() {
    let rule: ValueRule<[AsText<Int>]> = .each(.inQuotes(.size(1...5)))
    #expect(rule.holds([AsText(1), AsText(5)]) && !rule.holds([AsText(1), AsText(6)]))
    #expect(rule.expected == "a list in which each is a number from 1 to 5")
  }

  @Test func formatsHTTPDatesAndRefusalPlaces() {
    #expect(
      HTTPDate.text(Date(timeIntervalSince1970: 784_111_777)) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate.text(Date(timeIntervalSince1970: -1)) == "Wed, 31 Dec 1969 23:59:59 GMT")
    #expect(HTTPDate.text(Date(timeIntervalSince1970: 0.2)) == "Thu, 01 Jan 1970 00:00:01 GMT")
    #expect(HTTPDate.text(Date(timeIntervalSince1970: .nan)) == "Thu, 01 Jan 1970 00:00:00 GMT")
    for late in [.infinity, 1e300, 253_402_300_799.5] {
      #expect(HTTPDate.text(Date(timeIntervalSince1970: late)) == "Fri, 31 Dec 9999 23:59:59 GMT")
    }
    for early in [-.infinity, -1e300] {
      #expect(HTTPDate.text(Date(timeIntervalSince1970: early)) == "Sat, 01 Jan 0000 00:00:00 GMT")
    }
    let body = JSONValue(places: [
      ("error.code", "x"), ("error.details.left", 2), ("errors.1.code", "y"), ("none", nil),
    ])
    #expect(
      body?.text
        == #"{"error":{"code":"x","details":{"left":2}},"errors":[{},{"code":"y"}]}"#)
    #expect(JSONValue(places: [(".", "all")]) == "all")
    #expect(JSONValue(places: [("a", nil)]) == nil)
    let names = JSONValue(places: [("a.+0", 1), ("a.64", 2), ("a.000", 3)])
    #expect(names?.text == #"{"a":{"+0":1,"64":2,"000":3}}"#)
  }

  @Test(arguments: [([UInt8](), ""), ([0xFB, 0xFF], "-_8"), ([1, 2, 3], "AQID")])
  func encodesBase64URL(bytes: [UInt8], text: String) throws {
    #expect(Base64URLBytes(bytes).json == .string(text))
    #expect(try Base64URLBytes(text: text).bytes == bytes)
  }

  @Test(arguments: ["AQI=", "+/8", "-_9", "A", "AQ ID", "é"])
  func rejectsOtherEncodings(text: String) {
    #expect(throws: InvalidValue.self) { try Base64URLBytes(text: text) }
  }

  @Test func numbersAsTextAreQuoted() throws {
    #expect(try AsText<Int>(json: "9007199254740993").value == 9_007_199_254_740_993)
    #expect(AsText(12.5).json == "12.5" && AsText(true).json == "true")
    #expect(throws: InvalidValue.self) { try AsText<Int>(json: 1) }
    #expect(throws: InvalidValue.self) { try AsText<Bool>(json: "yes") }
  }

  @Test func quotedNumbersKeepTheirRules() throws {
    let object: JSONObject = ["left": "3", "plain": 3]
    let left: Int = try object.requiredText("left", keeping: .size(1...3))
    let none: Int? = try object.optionalText("none")
    #expect(left == 3 && none == nil)
    #expect(throws: InvalidValue.self) {
      let _: Int = try object.requiredText("left", keeping: .size(1...2))
    }
    #expect(throws: InvalidValue.self) { let _: Int? = try object.optionalText("plain") }
  }
}
