import Testing

@testable import AuthServer

@Suite struct WireStyleTests {
  private struct Body: IncomingRequest {
    var json: JSONValue
    init(_ incoming: Incoming) throws(InvalidValue) { json = try incoming.jsonValue() }
  }

  private func send(
    _ body: String, style: WireStyle, type: String = "application/json",
    target: String = "/echo"
  ) async -> Response {
    let routes = [
      Route(.post, "/echo") { (sent: Body) async throws(ServerRefusal<NoRefusal>) in sent.json },
      Route(.post, "/none", status: 200) { (_: Body) async throws(ServerRefusal<NoRefusal>) in },
      Route(.post, "/nothing") { (_: Body) async throws(ServerRefusal<NoRefusal>) in },
    ]
    return await Router(style: style, routes: routes).respond(
      to: Request(.post, target, headers: ["Content-Type": type], body: Array(body.utf8)))
  }

  @Test func answersGoIntoTheirEnvelope() async {
    let named = WireStyle(success: ["code": 0], answer: ["data"])
    #expect(await send(#"{"a":1}"#, style: named).text == #"{"code":0,"data":{"a":1}}"#)
    #expect(await send("[1]", style: named).text == #"{"code":0,"data":[1]}"#)
    let deep = WireStyle(success: ["meta": ["code": 0]], answer: ["meta", "data"])
    #expect(await send("1", style: deep).text == #"{"meta":{"code":0,"data":1}}"#)
    let flat = WireStyle(success: ["code": 0])
    #expect(await send(#"{"a":1}"#, style: flat).text == #"{"code":0,"a":1}"#)
    let bare = WireStyle(answer: ["data"])
    #expect(await send("1", style: bare).text == #"{"data":1}"#)
  }

  @Test func nothingToSayStillSucceeds() async {
    let style = WireStyle(success: ["code": 0], answer: ["data"])
    #expect(await send("1", style: style, target: "/none").text == #"{"code":0}"#)
    #expect(await send("1", style: style, target: "/nothing").status == 204)
    #expect(await send("1", style: style, target: "/nothing").body.isEmpty)
    #expect(await send("1", style: WireStyle(), target: "/none").body.isEmpty)
  }

  @Test func faultsTakeTheFormOfTheContract() async {
    let style = WireStyle { fault in ["message": .string(fault.description)] }
    #expect(await send("1", style: style, target: "/x").text == #"{"message":"notFound"}"#)
    #expect(
      await send("", style: style).text
        == #"{"message":"body: expected JSON: a value at byte 0"}"#)
  }

  @Test func aContentTypeMustBeOne() {
    #expect(WireStyle().problem == nil)
    #expect(WireStyle(contentType: "json").problem == "json is not a media type")
  }

  @Test func otherMediaTypesAreReadAndWritten() async {
    let style = WireStyle(contentType: "application/x-amz-json-1.1")
    let answer = await send("1", style: style, type: "application/x-amz-json-1.1")
    #expect(answer.status == 200)
    #expect(answer.headers.first("Content-Type") == "application/x-amz-json-1.1")
    let refused = await send("1", style: style)
    #expect(refused.status == 415)
    #expect(refused.headers.first("Content-Type") == "application/x-amz-json-1.1")
  }
}
