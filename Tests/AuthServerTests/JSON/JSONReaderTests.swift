import AuthServer
import Testing

@Suite struct JSONReaderTests {
  @Test(arguments: [
    (#" { "a" : [ 1 , true , false , null ] } "#, #"{"a":[1,true,false,null]}"#),
    ("\t\r\n\"\"", #""""#),
    (#""\u0041\n\/\\\"\b\f\r\t""#, #""A\n/\\\"\u0008\u000c\r\t""#),
    (#""\uD83D\uDE00 \u00e9""#, "\"\u{1F600} \u{E9}\""),
    (#""\u0000\uFFFF""#, "\"\\u0000\u{FFFF}\""),
    ("\"\u{10FFFF}\u{7F}\"", "\"\u{10FFFF}\u{7F}\""),
    ("-0.10e+05", "-0.10e+05"),
    (#"{"":{},"b":[]}"#, #"{"":{},"b":[]}"#),
  ])
  func readsValidJSON(text: String, written: String) throws {
    #expect(try JSONValue(parsing: text).text == written)
  }

  @Test(arguments: [
    ("", "a value", 0), (" ", "a value", 1), ("nul", "a value", 3), ("[1,]", "a value", 3),
    ("[1 2]", "a comma or the end of the list", 3), ("{,}", "a name", 1),
    (#"{"a":1,}"#, "a name", 7), (#"{"a" 1}"#, "a colon", 5),
    (#"{"a":1 "b":2}"#, "a comma or the end of the object", 7), ("1 2", "the end", 2),
    ("01", "the end", 1), ("-", "a digit", 1), ("1.", "a digit", 2), ("1e", "a digit", 2),
    ("+1", "a value", 0), (".5", "a value", 0), ("NaN", "a value", 0), ("'a'", "a value", 0),
    ("\"a", "a closing quote", 2), (#""\x""#, "an escape", 2), (#""\"#, "an escape", 2),
    (#""\u00g0""#, "four hex digits", 5), ("\"\t\"", "control characters escaped", 1),
    (#""\uD800""#, "surrogates in pairs", 7), (#""\uDC00""#, "surrogates in pairs", 7),
    (#""\uD800\u0041""#, "surrogates in pairs", 13), (#""\uD800\n""#, "surrogates in pairs", 8),
    (#""\uDC00\uDC00""#, "surrogates in pairs", 7), (#""\uD800\uD800""#, "surrogates in pairs", 13),
    ("\u{FEFF}1", "a value", 0), ("[1]//", "the end", 3),
    ("[1}", "a comma or the end of the list", 2),
  ])
  func rejectsInvalidJSONAtOffset(text: String, expected: String, offset: Int) {
    #expect(throws: JSONFault.self) { try JSONValue(parsing: text) }
    do throws(JSONFault) {
      _ = try JSONValue(parsing: text)
    } catch {
      #expect(error.expected == expected)
      #expect(error.offset == offset)
    }
  }

  /// Overlong forms, surrogates, values beyond the last plane, truncated and stray bytes.
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x28],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func rejectsInvalidUTF8(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(throws: JSONFault.self) { try JSONValue(reading: [quote] + bytes + [quote]) }
    #expect(throws: JSONFault.self) { try JSONValue(reading: [quote] + bytes) }
    let escaped = Array(#""\n"#.utf8) + bytes + [quote]
    #expect(throws: JSONFault.self) { try JSONValue(reading: escaped) }
  }

  @Test func acceptsUTF8Boundaries() throws {
    let scalars: [UInt32] = [
      0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x10000, 0xFFFFF,
      0x10_0000, 0x10_FFFF,
    ]
    let text = scalars.map { String(Unicode.Scalar($0)!) }.joined()
    #expect(try JSONValue(parsing: "\"\(text)\"") == .string(text))
  }

  @Test(arguments: [
    #"{"a":1,"a":1}"#, #"{"a":1,"\u0061":2}"#, #"[{"b":{"a":1,"c":2,"a":3}}]"#,
  ])
  func rejectsDuplicateKeys(text: String) {
    #expect(throws: JSONFault.self) { try JSONValue(parsing: text) }
  }

  /// The Kelvin sign isn't a K, although Swift's strings compare equal.
  @Test func keysCompareBytes() throws {
    let fields = try JSONValue(parsing: "{\"\u{E9}\":1,\"e\u{301}\":2,\"\u{212A}\":3}").fields()
    #expect(try fields.required("e\u{301}") == 2)
    #expect(fields["K"] == nil)
    #expect(JSONValue.string("K") != .string("\u{212A}"))
  }

  /// Few keys are searched linearly, many are hashed.
  @Test(arguments: [1, 2, 15, 16, 17, 18, 40])
  func rejectsDuplicateAmongManyKeys(count: Int) throws {
    let fields = (0..<count).map { "\"n\($0)\":0" }.joined(separator: ",")
    #expect(try JSONValue(parsing: "{\(fields)}").fields().fields.count == count)
    for name in [0, count / 2, count - 1] {
      #expect(throws: JSONFault.self) { try JSONValue(parsing: "{\(fields),\"n\(name)\":0}") }
    }
  }

  @Test func sameKeyInDifferentObjectsIsAllowed() throws(JSONFault) {
    _ = try JSONValue(parsing: #"{"a":{"a":[{"a":1},{"a":2}]},"b":{"a":1}}"#)
  }
}
