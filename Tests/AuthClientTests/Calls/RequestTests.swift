import Foundation
import Testing

@testable import AuthClient

@Suite("Building requests")
struct RequestTests {
  private typealias Plain = Call<NoAnswer, NoRefusal>

  private func request(
    _ call: Call<NoAnswer, NoRefusal>, server: String = "https://a.example",
    headers: WireItems = [:],
    tokens: [(TokenPlacement, Secret)] = []
  ) throws -> HTTPRequest {
    let wire = Wire(
      server: URL(string: server)!, transport: Script(), time: Timekeeper(VirtualClock()),
      headers: headers)
    return try wire.request(call, carrying: tokens)
  }

  @Test(arguments: [
    ("x", "x"), ("a b", "a%20b"), ("../x", "..%2Fx"), ("a/b?c#d", "a%2Fb%3Fc%23d"),
    ("é", "%C3%A9"), ("%2F", "%252F"), ("a+b&c=d", "a%2Bb%26c%3Dd"), ("\r\n", "%0D%0A"),
    ("\u{0}", "%00"), ("~-_.", "~-_."),
  ])
  func valuesArePercentEncoded(_ value: String, _ encoded: String) throws {
    let path = try request(Plain("x", .get, "/a/\(value)/b"))
    #expect(path.url.absoluteString == "https://a.example/a/\(encoded)/b")
    let query = try request(Plain("x", .get, "/", query: [value: value]))
    #expect(query.url.absoluteString == "https://a.example/?\(encoded)=\(encoded)")
    let form = try request(Plain("x", .post, "/", form: [value: value]))
    #expect(form.text == "\(encoded)=\(encoded)")
    #expect(form.headers["content-type"] == "application/x-www-form-urlencoded")
  }

  @Test(arguments: ["", ".", ".."])
  func unencodablePathSegmentIsUnsendable(_ value: String) {
    #expect(throws: Fault.unsendable) { try request(Plain("x", .get, "/a/\(value)")) }
  }

  @Test func encodesEveryValueType() throws {
    let id = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF")!
    let missing: String? = nil
    let call = Plain(
      "x", .get, "/\(id)",
      query: ["page": 2, "none": missing, "on": true, "at": Date(timeIntervalSince1970: 0)]
        + .list("tag", ["a", "b"]))
    #expect(
      try request(call).url.absoluteString
        == "https://a.example/6f9619ff-8b86-d011-b42d-00c04fc964ff"
        + "?page=2&on=true&at=1970-01-01T00%3A00%3A00Z&tag=a&tag=b")
  }

  @Test(arguments: ["@evil.example", ":1@evil.example/", "a", ".evil.example/"])
  func pathMustBeginWithSlash(_ path: String) {
    #expect(throws: Fault.unsendable) {
      try request(Plain("x", .get, RequestPath(stringLiteral: path)))
    }
  }

  @Test(arguments: ["/a b", "/ü", "/%zz", "/a\u{0}"])
  func pathNeedingRepairIsUnsendable(_ path: String) {
    #expect(throws: Fault.unsendable) {
      try request(Plain("x", .get, RequestPath(stringLiteral: path)))
    }
  }

  @Test func serverPathIsKept() throws {
    #expect(
      try request(Plain("x", .get, "/b"), server: "https://a.example/v1/").url.absoluteString
        == "https://a.example/v1/b")
    let elsewhere = Plain("x", .get, "/b", server: URL(string: "https://b.example")!)
    #expect(try request(elsewhere).url.absoluteString == "https://b.example/b")
    #expect(throws: Fault.unsendable) {
      try request(Plain("x", .get, "/b"), server: "https://a.example/?x=1")
    }
  }

  @Test func headersFollowPrecedence() throws {
    let call = Plain(
      "x", .post, "/",
      headers: ["content-type": "application/x-amz-json-1.1", "authorization": "me"],
      body: ["a": 1])
    let made = try request(
      call, headers: ["X-App": "1", "Accept": "a/b"], tokens: [(.bearer, Secret("t"))])
    #expect(made.headers["Content-Type"] == "application/x-amz-json-1.1")
    #expect(made.headers["Accept"] == "a/b")
    #expect(made.headers["X-App"] == "1")
    #expect(made.bearer == "Bearer t")
    #expect(made.headers.pairs.count == 4)
    #expect(made.text == #"{"a":1}"#)
  }

  @Test func tokensGoWhereContractSays() throws {
    let made = try request(
      Plain("x", .get, "/", query: ["a": 1], headers: ["Cookie": "b=2"]),
      tokens: [
        (.header("X-Token"), Secret("h")), (.cookie("sid"), Secret("c")),
        (.query("t"), Secret("q&")),
      ])
    #expect(made.headers["x-token"] == "h")
    #expect(made.headers["cookie"] == "b=2; sid=c")
    #expect(made.url.query == "a=1&t=q%26")
  }

  @Test(arguments: ["a\r\nX: 1", "a\nb", "a\u{0}", "a\u{7f}"])
  func headerValueCannotInjectHeader(_ value: String) {
    #expect(throws: Fault.unsendable) { try request(Plain("x", .get, "/", headers: ["X": value])) }
    #expect(throws: Fault.unsendable) {
      try request(Plain("x", .get, "/"), tokens: [(.bearer, Secret(value))])
    }
    #expect(throws: Fault.unsendable) { try request(Plain("x", .get, "/", headers: [value: "x"])) }
  }

  @Test(arguments: ["a;b", "a b", "a,b", "", "\"a\""])
  func cookieValueCannotInjectCookie(_ value: String) {
    #expect(throws: Fault.unsendable) {
      try request(Plain("x", .get, "/"), tokens: [(.cookie("sid"), Secret(value))])
    }
  }

  private struct Spelt: Encodable, Sendable {
    func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(1, as: "person_id", elsewhere: ["data": "personId"])
    }
  }

  @Test(arguments: [("data", #"{"personId":1}"#), ("accounts", #"{"person_id":1}"#)])
  func bodyKeysFollowServerNamingRule(_ server: String, _ body: String) throws {
    let call = Plain("x", .post, "/", body: Spelt(), as: ServerRule(server))
    #expect(try request(call).text == body)
  }

  @Test func unencodableBodyThrows() {
    #expect(throws: (any Error).self) {
      try request(Plain("x", .post, "/", body: ["a": Double.nan]))
    }
  }
}
