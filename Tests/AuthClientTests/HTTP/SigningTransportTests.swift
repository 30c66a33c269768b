import AuthClient
import Foundation
import Primitives
import Testing

/// A service account's requests carry a code over what is sent.
@Suite struct SigningTransportTests {
  private struct Fixed: WallClock {
    let now = Date(timeIntervalSince1970: 1_800_000_000.9)
  }

  private final class Noting: Transport {
    private let requests = Locked<[HTTPRequest]>([])
    var last: HTTPRequest? { requests.use { $0.last } }

    func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
      requests.use { $0.append(request) }
      throw .offline
    }

    func pinned(to pins: [CertificatePins]) -> any Transport { self }
  }

  private static let secret = "a secret of at least thirty-two bytes"

  private func code(_ message: String) -> String {
    Hex.encode(HMACSHA256.code(Array(message.utf8), key: Array(Self.secret.utf8)))
  }

  private func headers(
    _ url: String, body: String? = nil, _ form: SigningTransport.Form = .request,
    pinned: Bool = false
  ) async throws -> HTTPHeaders {
    let noting = Noting()
    let signing = SigningTransport(
      noting, secret: Secret(Self.secret), form: form, clock: Fixed())
    let transport: any Transport = pinned ? signing.pinned(to: []) : signing
    _ = try? await transport.send(
      HTTPRequest(
        endpoint: "e", method: .post, url: try #require(URL(string: url)), headers: ["X-Own": "1"],
        body: body.map { Data($0.utf8) }))
    return try #require(noting.last).headers
  }

  @Test(arguments: [
    ("https://a.example/notes", "/notes"), ("https://a.example", "/"), ("https://a.example/", "/"),
    ("https://a.example/a%2Fb?x=1&y=%C3%A9", "/a%2Fb?x=1&y=%C3%A9"),
    ("https://a.example:8080/v1/?q=", "/v1/?q="),
  ])
  func signsTargetAsSent(_ url: String, _ target: String) async throws {
    let headers = try await headers(url, body: "{}")
    #expect(headers["X-Timestamp"] == "1800000000")
    #expect(headers["X-Signature"] == code("1800000000\nPOST\n\(target)\n{}"))
    #expect(headers["X-Own"] == "1")
  }

  @Test func signsRequestWithoutBody() async throws {
    let headers = try await headers("https://a.example/notes", pinned: true)
    #expect(headers["X-Signature"] == code("1800000000\nPOST\n/notes\n"))
  }

  @Test func signatureFormIsConfigurable() async throws {
    var form = SigningTransport.Form.timeAndBody
    form.header = "Signature"
    form.timeHeader = "Time"
    form.prefix = "sha256="
    let headers = try await headers("https://a.example/notes", body: "a", form)
    #expect(headers["Signature"] == "sha256=" + code("1800000000.a"))
    #expect(headers["Time"] == "1800000000" && headers["X-Signature"] == nil)
  }

  @Test func printingHidesSecret() {
    var printed = ""
    dump(SigningTransport(Noting(), secret: Secret(Self.secret)), to: &printed)
    #expect(!printed.contains(Self.secret))
  }
}
