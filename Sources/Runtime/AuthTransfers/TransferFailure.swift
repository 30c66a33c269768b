public import AuthClient
import Foundation

/// The reason why a transfer failed.
public enum TransferFailure: Error, Hashable, Sendable {
  /// As a request of the session fails. A download that the server refused is `.undeclared`.
  case session(CallFailure<NoRefusal>)
  /// A file could not be read or written.
  case file(FileProblem)
  /// The reader left more bytes unread than may be held, and the transfer was ended.
  case tooFarBehind
  /// The body is not as long as its head says.
  case wrongLength(announced: Int64, received: Int64)
  /// The client's transport carries no transfers.
  case notStreaming
}

extension TransferFailure: AuthFailure {
  public var recovery: Recovery {
    switch self {
    case .session(let failure): failure.recovery
    case .tooFarBehind, .wrongLength: .retry
    case .file, .notStreaming: .tell
    }
  }

  public func message(in languages: [String]) -> String? {
    if case .session(let failure) = self { failure.message(in: languages) } else { nil }
  }

  public var endedBecause: RefusalRule? {
    if case .session(let failure) = self { failure.endedBecause } else { nil }
  }

  public var errorDescription: String? {
    if case .session(let failure) = self { return failure.errorDescription }
    return sentence.text(in: Locale.preferredLanguages)
  }

  private var sentence: Messages {
    switch self {
    case .session: [:]
    case .file(let problem): problem.sentence
    case .tooFarBehind:
      [
        "en": "The data came faster than it was used. Try again.",
        "zh-Hans": "数据到达过快,请重试",
      ]
    case .wrongLength: ["en": "The transfer is incomplete. Try again.", "zh-Hans": "传输不完整,请重试"]
    case .notStreaming:
      ["en": "This client cannot transfer files.", "zh-Hans": "此客户端无法传输文件"]
    }
  }
}

extension TransferFailure: CustomStringConvertible {
  /// A line for logs, as a `CallFailure` has one. It names no file.
  public var description: String {
    switch self {
    case .session(let failure): "\(failure)"
    case .file(let problem): "file: \(problem)"
    case .tooFarBehind: "tooFarBehind"
    case .wrongLength(let announced, let received):
      "wrongLength (\(received) of \(announced) bytes)"
    case .notStreaming: "notStreaming"
    }
  }
}
