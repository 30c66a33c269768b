import Diagnostics
import Testing

@testable import Generation

@Suite("Envelopes in fixtures")
struct EnvelopeTests {
  private let envelope = JSONValue.members([
    ("code", .number(0)), ("data", .members([("at", .number(1))])),
  ])

  @Test(arguments: [
    ("data.inner", #"{"code":0,"data":{"at":1,"inner":{"id":7}}}"#),
    ("result", #"{"code":0,"data":{"at":1},"result":{"id":7}}"#),
    // In a refusal this would count the items of a list; the path to an answer has names only.
    ("data.0", #"{"code":0,"data":{"at":1,"0":{"id":7}}}"#),
    ("", #"{"code":0,"data":{"at":1},"id":7}"#),
  ])
  func everyPathStepIsName(_ path: String, _ json: String) {
    let answer = JSONValue.members([("id", .number(7))])
    let steps = path.split(separator: ".").map(String.init)
    #expect(envelope.placing(answer, at: steps[...]).compact == json)
  }
}
