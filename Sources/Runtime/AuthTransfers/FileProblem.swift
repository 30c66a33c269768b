import AuthClient
import Foundation

/// The reason why the file of a transfer couldn't be read or written.
public enum FileProblem: Error, Hashable, Sendable {
  /// There is no such file, or no folder for it.
  case missing
  /// Something else than a file stands there.
  case notAFile
  case notAllowed
  /// The disk, or the share of it that the app may fill, is full.
  case diskFull
  /// Another `errno`.
  case system(Int32)

  /// - Parameter code: an `errno`.
  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR, ELOOP: self = .notAFile
    case EACCES, EPERM, EROFS: self = .notAllowed
    case ENOSPC, EDQUOT, EFBIG: self = .diskFull  //! quota-is-full
    default: self = .system(code)
    }
  }

  var sentence: Messages {
    switch self {
    case .missing: ["en": "The file is missing.", "zh-Hans": "文件不存在"]
    case .notAFile: ["en": "This is not a file.", "zh-Hans": "这不是文件"]
    case .notAllowed: ["en": "The app may not use this file.", "zh-Hans": "没有使用此文件的权限"]
    case .diskFull:
      ["en": "There is no space left. Free some space.", "zh-Hans": "存储空间不足,请先清理"]
    case .system(let code):
      ["en": "The file cannot be used (\(code)).", "zh-Hans": "无法使用文件(\(code))"]
    }
  }
}
