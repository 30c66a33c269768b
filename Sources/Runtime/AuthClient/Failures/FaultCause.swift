import Foundation

/// The technical cause of a fault, for logs and measurements: what a system reported, as its domain and its code. It
/// holds no address, no text of a server and no secret. A fault says what an app does; its cause does not change that.
public struct FaultCause: Error, Hashable, Sendable {
  /// The owner of the code, such as `NSURLErrorDomain` or `NSOSStatusErrorDomain`; `AuthClient` for this library.
  public let domain: String
  public let code: Int
  /// The name of a cause that this library found.
  public let name: String?
  /// The causes below, as the status of TLS below an error of a `URLSession`.
  public let underlying: [FaultCause]

  public init(domain: String, code: Int, underlying: [FaultCause] = []) {
    self.init(domain: domain, code: code, name: nil, underlying: underlying)
  }

  private init(domain: String, code: Int, name: String?, underlying: [FaultCause] = []) {
    (self.domain, self.code, self.name) = (domain, code, name)
    self.underlying = underlying
  }

  /// The cause that an error names. Its texts and its `userInfo` are left behind.
  public init(_ error: any Error) {
    if let cause = error as? FaultCause {
      self = cause
    } else if let failure = error as? StoreFailure {
      self.init(failure)
    } else {
      self.init(error as NSError, depth: 0)
    }
  }
}

extension FaultCause {
  private static let library = "AuthClient"

  /// Plain http towards another machine; nothing was sent.
  public static let plainHTTP = FaultCause(domain: library, code: 1, name: "plainHTTP")
  /// The server showed none of the pinned keys.
  public static let pinMismatch = FaultCause(domain: library, code: 2, name: "pinMismatch")
  /// The connection resumed a TLS session of code without pins, so the pins were never checked. The request was sent;
  /// the response was discarded.
  public static let pinsUnchecked = FaultCause(domain: library, code: 7, name: "pinsUnchecked")
  /// The pins are none, malformed, or on a system that cannot ask for them; nothing was sent.
  public static let pinsUnusable = FaultCause(domain: library, code: 3, name: "pinsUnusable")
  /// The contract has pins, and the client's transport has no `pinned(to:)`; nothing was sent.
  public static let pinsNotKept = FaultCause(domain: library, code: 6, name: "pinsNotKept")
  /// The answer has more bytes than the transport takes.
  public static let answerTooLong = FaultCause(domain: library, code: 4, name: "answerTooLong")
  /// An option of the call sets a header that the contract or the library sets; nothing was sent.
  public static let headerTaken = FaultCause(domain: library, code: 5, name: "headerTaken")
}

extension FaultCause {
  private static let deepest = 4

  private init(_ error: NSError, depth: Int) {
    var underlying: [FaultCause] = []
    if depth < Self.deepest {
      if let below = error.userInfo[NSUnderlyingErrorKey] as? NSError {  //! cause-underlying
        underlying.append(FaultCause(below, depth: depth + 1))
      }
      if let status = error.userInfo["_kCFStreamErrorCodeKey"] as? Int,
        let domain = error.userInfo["_kCFStreamErrorDomainKey"] as? Int
      {
        underlying.append(FaultCause(domain: "kCFStreamError \(domain)", code: status))
      }
    }
    self.init(domain: error.domain, code: error.code, name: nil, underlying: underlying)
  }

  /// The status of a keychain is negative, and `errno` is not.
  private init(_ failure: StoreFailure) {
    switch failure {
    case .system(let code) where code < 0:  //! cause-of-keychain
      self.init(domain: "NSOSStatusErrorDomain", code: Int(code))
    case .system(let code): self.init(domain: "NSPOSIXErrorDomain", code: Int(code))
    // errSecInteractionNotAllowed
    case .locked: self.init(domain: "NSOSStatusErrorDomain", code: -25308, name: "locked")
    // errSecAuthFailed
    case .guardUnusable:
      self.init(domain: "NSOSStatusErrorDomain", code: -25293, name: "guardUnusable")
    case .passcodeMissing:
      self.init(domain: "NSOSStatusErrorDomain", code: -25293, name: "passcodeMissing")
    // errSecMissingEntitlement
    case .notEntitled:
      self.init(domain: "NSOSStatusErrorDomain", code: -34018, name: "notEntitled")
    case .damaged: self.init(domain: Self.library, code: 101, name: "damaged")
    case .notAFile: self.init(domain: Self.library, code: 102, name: "notAFile")
    case .busy: self.init(domain: Self.library, code: 103, name: "busy")
    case .misplanned: self.init(domain: Self.library, code: 104, name: "misplanned")
    case .folderMissing: self.init(domain: Self.library, code: 105, name: "folderMissing")
    }
  }
}

extension FaultCause: CustomStringConvertible {
  /// Such as `NSURLErrorDomain -1202 (kCFStreamError 3 -9807)`.
  public var description: String {
    let below = underlying.map(\.description).joined(separator: ", ")
    let name = name.map { " \($0)" } ?? ""
    return "\(domain) \(code)\(name)" + (below.isEmpty ? "" : " (\(below))")
  }
}
