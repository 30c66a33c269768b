import Answers
import AuthServer
import CaseFolders
import Conformance
import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@Suite struct TrafficRecordingTests {
  private static let path = "contract/longde.yaml"

  private func read(_ text: String) throws(BadRecording) -> TrafficRecording {
    let contract: Contract
    do {
      contract = try ContractReader.read(
        YAMLSource.parse(SourceFile(path: Self.path, text: try Checkout.text(Self.path))))
    } catch { fatalError("the contract is read by other tests: \(error)") }
    return try TrafficRecording(
      SourceFile(path: "app.har", text: text), contract,
      urls: ["api": ["https://test.longde.cloud/"]])
  }

  private static func entry(_ url: String, at time: String, status: Int = 200) -> String {
    """
    {"startedDateTime":"\(time)","time":250.5,
     "request":{"method":"POST","url":"\(url)","headers":[{"name":":authority","value":"x"},
       {"name":"Content-Type","value":"application/json"}],"postData":{"text":"{\\"a\\":1}"}},
     "response":{"status":\(status),"headers":[],"content":{"encoding":"base64","text":"e30="}}}
    """
  }

  @Test func callsAreOrderedByTheirEnd() throws {
    let entries = [
      Self.entry("https://longde.cloud/api/auth/refresh?x=1#f", at: "2026-03-01T12:00:05Z"),
      Self.entry("https://test.longde.cloud/api/users/me", at: "2026-03-01T12:00:00Z", status: 0),
      Self.entry("https://logs.example/in", at: "2026-03-01T12:00:09.5+00:00"),
    ]
    let exchanges = try read(#"{"log":{"entries":[\#(entries.joined(separator: ","))]}}"#).exchanges
    #expect(exchanges.map(\.request.target) == ["/api/users/me", "/api/auth/refresh?x=1", "/in"])
    #expect(exchanges.map(\.foreignHost) == [nil, nil, "logs.example"])
    #expect(exchanges.map { $0.response?.status } == [nil, 200, 200])
    #expect(
      exchanges[1].ended - exchanges[1].began == 0.2505 || exchanges[1].ended > exchanges[1].began)
    #expect(exchanges[1].response.map { String(decoding: $0.body, as: UTF8.self) } == "{}")
    #expect(exchanges[1].request.headers.count == 1)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"log":{}}"#, #"{"log":{"entries":[{}]}}"#,
    #"{"log":{"entries":[{"request":{"url":"https://longde.cloud/"},"startedDateTime":"today"}]}}"#,
  ])
  func nonArchiveIsRejected(_ text: String) {
    #expect(throws: BadRecording.self) { try read(text) }
  }

  @Test func truncatedArchiveIsRejected() throws {
    let whole =
      #"{"log":{"entries":[\#(Self.entry("https://longde.cloud/", at: "2026-03-01T12:00:05Z"))]}}"#
    _ = try read(whole)
    for length in stride(from: 1, to: whole.count, by: 7) {
      #expect(throws: BadRecording.self) { try read(String(whole.prefix(length))) }
    }
  }
}
