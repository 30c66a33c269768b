import Foundation
import Primitives

/// A transport that signs each request of a service account with a secret that it shares with the server.
///
/// It is for programs on machines of one's own, such as a command or a server. An app cannot keep such a secret:
/// whoever has the app has the secret.
public struct SigningTransport: Transport {
  private let transport: any Transport
  private let secret: Secret
  private let form: Form
  private let clock: any WallClock

  public init(
    _ transport: any Transport, secret: Secret, form: Form = .request,
    clock: any WallClock = SystemClock()
  ) {
    self.transport = transport
    self.secret = secret
    self.form = form
    self.clock = clock
  }

  public func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    let time = String(Int(clock.now.timeIntervalSince1970))
    var signed = request
    signed.headers[form.timeHeader] = time
    let code = HMACSHA256.code(
      form.message(of: request, at: time), key: Array(secret.reveal().utf8))
    signed.headers[form.header] = form.prefix + Hex.encode(code)
    return try await transport.send(signed)
  }

  public func pinned(to pins: [CertificatePins]) -> any Transport {
    SigningTransport(transport.pinned(to: pins), secret: secret, form: form, clock: clock)
  }

  /// The headers of a signature, and what it covers. The server's stubs have the same forms.
  public struct Form: Sendable {
    /// The header of the code, in small hexadecimal digits.
    public var header: String
    /// The header of the time, in whole seconds since 1970.
    public var timeHeader: String
    /// A text in front of the code, such as `sha256=`.
    public var prefix = ""
    private let coversTarget: Bool

    /// Covers time, method, path with query, and body, with a line feed between them.
    public static let request = Form(
      header: "X-Signature", timeHeader: "X-Timestamp", coversTarget: true)
    /// Covers time and body, with a dot between them. Somebody may send such a request to another path.
    public static let timeAndBody = Form(
      header: "X-Signature", timeHeader: "X-Timestamp", coversTarget: false)

    private init(header: String, timeHeader: String, coversTarget: Bool) {
      self.header = header
      self.timeHeader = timeHeader
      self.coversTarget = coversTarget
    }

    fileprivate func message(of request: HTTPRequest, at time: String) -> [UInt8] {
      let head =
        coversTarget ? "\(time)\n\(request.method.rawValue)\n\(request.target)\n" : time + "."
      return Array(head.utf8) + (request.body.map { Array($0) } ?? [])
    }
  }
}

extension HTTPRequest {
  /// The path and the query as they travel.
  fileprivate var target: String {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let path = parts?.percentEncodedPath ?? ""
    return (path.isEmpty ? "/" : path) + (parts?.percentEncodedQuery.map { "?" + $0 } ?? "")
  }
}
