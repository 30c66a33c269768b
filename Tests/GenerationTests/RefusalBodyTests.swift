import Diagnostics
import Testing

@testable import Generation

@Suite("Error bodies in examples and fixtures")
struct RefusalBodyTests {
  @Test(arguments: [
    (["code": "a"], #"{"code":"a"}"#), (["error.code": "a"], #"{"error":{"code":"a"}}"#),
    ([".": "a"], #""a""#), (["errors.0.code": "a"], #"{"errors":[{"code":"a"}]}"#),
    (["errors.2.code": "a"], #"{"errors":[{},{},{"code":"a"}]}"#),
    (["0.code": "a"], #"[{"code":"a"}]"#), (["errors.99999999.code": "a"], nil),
    (["errors.+0.code": "a"], #"{"errors":{"+0":{"code":"a"}}}"#),
    (["errors.64": "a"], #"{"errors":{"64":"a"}}"#),
    (["errors.007": "a"], #"{"errors":{"007":"a"}}"#),
  ])
  func textsGoToTheirPaths(_ texts: [String: String], _ json: String?) {
    let body = RefusalBody(texts.map { (wire: $0, text: $1) })
    let written = body?.json.compact
    #expect(written == json ?? #"{"errors":{"99999999":{"code":"a"}}}"#)
  }

  @Test func fieldsAreAddedBesideTexts() {
    let hint = (wire: "errors.0.meta.hint", value: JSONValue.text("h"))
    let body = RefusalBody([("errors.0.code", "weak")], [hint])
    #expect(body?.json.compact == #"{"errors":[{"code":"weak","meta":{"hint":"h"}}]}"#)
    #expect(RefusalBody([], [("left", .plain("2"))])?.json.compact == #"{"left":2}"#)
    #expect(RefusalBody([]) == nil)
  }

  /// The contract defines the text, so an example doesn't replace it.
  @Test func fieldInPlaceOfTextIsOmitted() {
    let body = RefusalBody(
      [("error.code", "weak")], [("error", .text("x")), ("error.at", .plain("1"))])
    #expect(body?.json.compact == #"{"error":{"code":"weak","at":1}}"#)
  }

  @Test func serverWritesSameBody() {
    #expect(RefusalBody([("errors.1.code", "a")])?.swift == #"["errors": [[:], ["code": "a"]]]"#)
  }
}
