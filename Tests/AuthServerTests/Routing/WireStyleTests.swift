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

  @Test func answersAreWrappedInEnvelope() async {
    let named = WireStyle(success: ["code": 0], answer: ["data"])
    #expect(await send(#"{"a":1}"#, style: named).text == #"{"code":0,"data":{"a":1}}"#)
    #expect(await send("[1]", style: named).text == #"{"code":0,"data":[1]}"#)
    let deep = WireStyle(success: ["meta": ["code": 0]], answer: ["meta", "data"])
    #expect(await send("1", style: deep).text == #"{"meta":{"code":0,"data":1}}"#)
    let placed = WireStyle(
      success: WireStyle.success(at: ["meta.code": 0, "list.0.is": "good"]),
      answer: ["meta", "data"])
    #expect(
      await send("1", style: placed).text
        == #"{"meta":{"code":0,"data":1},"list":[{"is":"good"}]}"#)
    let flat = WireStyle(success: ["code": 0])
    #expect(await send(#"{"a":1}"#, style: flat).text == #"{"code":0,"a":1}"#)
    let bare = WireStyle(answer: ["data"])
    #expect(await send("1", style: bare).text == #"{"data":1}"#)
  }

  @Test func emptyAnswerStillReportsSuccess() async {
    let style = WireStyle(success: ["code": 0], answer: ["data"])
    #expect(await send("1", style: style, target: "/none").text == #"{"code":0}"#)
    #expect(await send("1", style: style, target: "/nothing").status == 200)
    #expect(await send("1", style: style, target: "/nothing").text == #"{"code":0}"#)
    #expect(await send("1", style: WireStyle(), target: "/none").body.isEmpty)
    #expect(await send("1", style: WireStyle(), target: "/nothing").status == 204)
  }

  @Test func faultsUseContractForm() async {
    let style = WireStyle { fault in ["message": .string(fault.description)] }
    #expect(await send("1", style: style, target: "/x").text == #"{"message":"notFound"}"#)
    #expect(
      await send("", style: style).text
        == #"{"message":"body: expected JSON: a value at byte 0"}"#)
  }

  @Test func faultsUsePlacesOfRefusals() async {
    let style = WireStyle(
      fault: WireStyle.fault(at: [
        "error.0.code": .kind, "error.0.text": .text, "no": .status, "code": .statusText,
      ]))
    #expect(
      await send("", style: style).text
        == #"{"error":[{"code":"malformed","text":"body: expected JSON: a value at byte 0"}],"no":400,"code":"400"}"#
    )
    let text = await send(
      "1", style: WireStyle(refusesInText: true) { .string($0.description) }, target: "/x")
    #expect(text.text == "notFound" && text.status == 404)
    #expect(text.headers.first("Content-Type") == "text/plain; charset=utf-8")
  }

  @Test func refusalsCarryHeaders() {
    let answer = RefusalAnswer(status: 429, at: ["code": "busy", "left": nil])
      .header("X-Left", "2").header("X-None", nil)
    let moment = Date(timeIntervalSince1970: 784_111_776.5)
    #expect(answer.body == ["code": "busy"])
    #expect(answer.headers.first("X-Left") == "2" && answer.headers.first("X-None") == nil)
    #expect(answer.retryAfter(-3).headers.first("Retry-After") == "0")
    #expect(answer.retryAfter(nil).headers.first("Retry-After") == nil)
    #expect(
      answer.retryAfter(moment).headers.first("Retry-After") == "Sun, 06 Nov 1994 08:49:37 GMT")
    let own = answer.header("Retry-After", "9").retryAfter(UnixTime(moment))
    #expect(own.headers.all("Retry-After") == ["9"])
  }

  @Test func contentTypeMustBeValid() {
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
