import AuthServer
@testable import Conformance
import Testing

/// Plain HTTP goes over connections of the tester's own.
@Suite struct RawChannelTests {
  @Test func repeatedHeadersAreSentRepeatedly() async throws {
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

  @Test(arguments: ["chunked", "interim", "empty"])
  func everyResponseFramingIsRead(_ form: String) async throws {
    let server = try EchoProcess()
    let answer = try await WebChannel(server.url).send(Request(.get, "/\(form)"))
    #expect(answer.status == (form == "empty" ? 204 : 200))
    #expect(String(decoding: answer.body, as: UTF8.self) == (form == "empty" ? "" : "one two"))
    withExtendedLifetime(server) {}
  }

  @Test func headResponseHasNoBody() async throws {
    let server = try EchoProcess()
    let answer = try await WebChannel(server.url).send(Request(.head, "/"))
    #expect(answer.headers.first("Content-Length") == "7")
    #expect(answer.body.isEmpty)
    withExtendedLifetime(server) {}
  }

  @Test(arguments: ["short", "endless", "huge", "other", "silent", "cut"])
  func missingResponseIsExplained(_ form: String) async throws {
    let server = try EchoProcess()
    let error = await #expect(throws: MissingAnswer.self) {
      _ = try await WebChannel(server.url, timeout: 1).send(Request(.get, "/\(form)"))
    }
    let why =
      switch form {
      case "silent": "no answer came in time"
      case "cut": "the server ended the connection without an answer"
      default: "the answer is no HTTP, or it is too long or cut off"
      }
    #expect(error?.why == why)
    withExtendedLifetime(server) {}
  }

  /// Each way in which a response can be missing has its own message, over plain HTTP and over TLS.
  @Test(
    arguments: [
      ("http://127.0.0.1:1", "the connection is refused"),
      ("https://127.0.0.1:1", "the connection is refused"),
      ("http://no-such-host.invalid", "no host of this name is known"),
      ("https://no-such-host.invalid:8443/x", "no host of this name is known"),
    ])
  func unreachableServerIsExplained(_ url: String, _ words: String) async throws {
    let error = await #expect(throws: MissingAnswer.self) {
      _ = try await WebChannel(url).send(Request(.get, "/"))
    }
    #expect(error?.why.hasPrefix(words) == true, "\(error?.why ?? "")")
  }

  @Test func plainHTTPServerFailsTLS() async throws {
    let server = try EchoProcess()
    let url = server.url.replacing("http:", with: "https:")
    let error = await #expect(throws: MissingAnswer.self) {
      _ = try await WebChannel(url).send(Request(.get, "/"))
    }
    #expect(error?.why.hasPrefix("TLS failed") == true, "\(error?.why ?? "")")
    withExtendedLifetime(server) {}
  }

  /// Bytes may arrive one at a time or in larger pieces.
  @Test(arguments: 1...9)
  func fragmentedResponseIsAssembled(_ size: Int) {
    let text =
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nA:  b \r\n"
      + "Transfer-Encoding: chunked\r\n\r\n4;x=y\r\none \r\n3\r\ntwo\r\n0\r\n\r\n"
    var answer = RawAnswer(to: .get)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      answer.read(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    #expect(answer.isWhole)
    #expect(answer.response?.headers.first("A") == "b")
    #expect(answer.response.map { String(decoding: $0.body, as: UTF8.self) } == "one two")
  }

  @Test func headersAreNotRepeatedOverTLS() {
    #expect(!WebChannel("https://127.0.0.1:1").repeatsHeaders)
  }
}
