import AuthServer
import Testing

@Suite struct JSONObjectTests {
  @Test func nilIsOmittedButNullIsWritten() {
    let missing: JSONValue? = nil
    let value: JSONValue = ["a": 1, "b": missing, "c": .null, "d": "x", "e": true, "f": [1, "y"]]
    #expect(value.text == #"{"a":1,"c":null,"d":"x","e":true,"f":[1,"y"]}"#)
  }

  @Test func settingReplacesInPlace() {
    var object: JSONObject = ["a": 1, "b": 2]
    object["a"] = 3
    object["c"] = 4
    #expect(JSONValue.object(object).text == #"{"a":3,"b":2,"c":4}"#)
    object["b"] = nil
    object["nothing"] = nil
    #expect(JSONValue.object(object).text == #"{"a":3,"c":4}"#)
  }

  @Test func orderDoesNotAffectEquality() {
    #expect(["a": 1, "b": 2] as JSONObject == ["b": 2, "a": 1])
    #expect(["a": 1, "b": 2] as JSONObject != ["a": 1])
    #expect(["a": 1] as JSONObject != ["a": 1, "b": 2])
    #expect(["a": 1] as JSONObject != ["a": 2])
  }

  @Test func outputIsDeterministic() {
    let names = (0..<100).map { "k\($0)" }
    let dictionary = Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })
    let again = Dictionary(uniqueKeysWithValues: names.reversed().map { ($0, $0) })
    #expect(dictionary.json.bytes == again.json.bytes)
    #expect(dictionary.json.text.hasPrefix(#"{"k0":"k0","k1":"k1","k10":"k10","k11""#))
  }

  @Test func escapesRequiredCharacters() {
    #expect(
      JSONValue.string("\u{0}\u{1F}\n\"\\/<\u{7F}\u{2028}\u{E9}").text
        == "\"\\u0000\\u001f\\n\\\"\\\\/<\u{7F}\u{2028}\u{E9}\"")
  }
}
