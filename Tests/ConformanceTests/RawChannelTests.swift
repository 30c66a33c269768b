import AuthServer
import Conformance
import Testing

/// A request that no HTTP client sends goes over a connection of its own.
@Suite struct RawChannelTests {
  @Test func aHeaderGoesOutAsOftenAsTheRequestHasIt() async throws {
    let server = try EchoProcess()
    let channel = WebChannel(server.url)
    #expect(channel.repeatsHeaders)
    var request = Request(.post, "/x", body: Array("{}".utf8))
    request.headers.add("X-One", "a")
    request.headers.add("x-one", "b")
    let answer = try await channel.send(request)
    #expect(answer.status == 200)
    #expect(String(decoding: answer.body, as: UTF8.self) == "a, b {}")
    withExtendedLifetime(server) {}
  }

  @Test(arguments: ["chunked", "short", "endless"])
  func anAnswerOfAnyLengthEnds(_ form: String) async throws {
    let server = try EchoProcess()
    let channel = WebChannel(server.url)
    var request = Request(.get, "/\(form)")
    request.headers.add("X-One", "a")
    request.headers.add("X-One", "b")
    switch form {
    case "chunked":
      let answer = try await channel.send(request)
      #expect(String(decoding: answer.body, as: UTF8.self) == "one two")
    default:
      let error = await #expect(throws: MissingAnswer.self) {
        _ = try await channel.send(request)
      }
      #expect(error?.why.hasPrefix("the answer is no HTTP") == true)
    }
    withExtendedLifetime(server) {}
  }

  @Test func overTLSNoHeaderIsRepeated() {
    #expect(!WebChannel("https://127.0.0.1:1").repeatsHeaders)
  }
}
