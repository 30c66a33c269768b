import Primitives

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Routes that answer signed requests only, as `SigningTransport` of AuthClient sends them.
public struct SignedRoutes: RoutedHandler {
  public let router: Router

  /// The headers of a signature, and what it covers.
  public struct Form: Sendable {
    /// The header of the code, in small hexadecimal digits.
    public var header: String
    /// The header of the time, in whole seconds since 1970.
    public var timeHeader: String
    /// A text in front of the code, such as `sha256=`.
    public var prefix = ""
    private let coversTarget: Bool

    /// Covers time, method, target and body, with a line feed between them.
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

    fileprivate func message(of request: Request, at time: String) -> [UInt8] {
      let head =
        coversTarget ? "\(time)\n\(request.method.name)\n\(request.target)\n" : time + "."
      return Array(head.utf8) + request.body
    }
  }
}

extension RoutedHandler {
  /// These routes for requests that are signed with one of the secrets, and a refusal for all others.
  ///
  /// A request that somebody has copied is good for the length of the window. Where a second time does harm, remember
  /// the signatures of a window, or let calls carry a value that counts once.
  ///
  /// - Parameters:
  ///   - secrets: several while one replaces another.
  ///   - form: what the signature covers, and its headers.
  ///   - window: the seconds by which the caller's clock may differ.
  ///   - refusal: the answer to a request that is not signed so: one of the contract's, or a bare 401.
  ///   - now: the time in whole seconds since 1970.
  public func signed(
    with secrets: [Secret], form: SignedRoutes.Form = .request, window: Int = 300,
    refusal: RefusalAnswer = RefusalAnswer(
      status: 401, body: nil, headers: ["WWW-Authenticate": "Signature"]),
    now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
  ) -> SignedRoutes {
    precondition(
      !secrets.contains { $0.reveal().utf8.count < 32 },
      "a secret of less than 32 bytes can be guessed")
    let keys = secrets.map { Array($0.reveal().utf8) }
    return SignedRoutes(
      router: router.behind { request in
        form.isSigned(request, by: keys, window: window, now: now()) ? nil : refusal
      })
  }
}

extension SignedRoutes.Form {
  fileprivate func isSigned(_ request: Request, by keys: [[UInt8]], window: Int, now: Int) -> Bool {
    guard let time = request.headers.only(timeHeader), let code = request.headers.only(header),
      (1...12).contains(time.utf8.count),
      time.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let moment = Int(time),
      (now - window...now + window).contains(moment)  //! signature-window
    else { return false }
    let message = message(of: request, at: time)
    return keys.map { key in  //! signature-compared
      let wanted = prefix + Hex.encode(HMACSHA256.code(message, key: key))
      return TimingSafe.isEqual(wanted.utf8, code.utf8)
    }.contains(true)
  }
}
