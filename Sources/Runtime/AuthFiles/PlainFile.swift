import AuthClient
import Foundation

/// A small file of its owner's, never reached through a link at its own name.
struct PlainFile: Sendable {
  let path: String

  /// Bytes; a session is much smaller.
  private static let maximum = 1 << 20

  /// - Returns: nil if there is no file.
  func read() throws(StoreFailure) -> Data? {
    // Opening a pipe would wait for whoever writes into it.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)  //! link-unread
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw StoreFailure.lastError
    }
    defer { close(descriptor) }
    try checkKind { fstat(descriptor, &$0) }  //! regular-file-only
    return try Self.bytes(of: descriptor)
  }

  /// Replaces the file, or removes it if there is no content.
  func write(_ content: Data?) throws(StoreFailure) {
    if let content { try replace(with: content) } else { try remove() }
  }

  /// One step for everyone who reads: what is there is the old file or the new one.
  func replace(with data: Data) throws(StoreFailure) {
    makeFolder()
    try checkTarget()  //! link-not-replaced
    do throws(StoreFailure) {
      try writeTemporary(data)
      guard rename(temporary, path) == 0 else { throw StoreFailure.lastError }
    } catch {
      unlink(temporary)
      throw error
    }
    for name in leftovers { unlink(name) }  //! dead-process-file
  }

  /// Removes the file, and throws if it stays. An unfinished file is read by nobody, and where it cannot go it is not
  /// this process's: it keeps nobody signed in.
  func remove() throws(StoreFailure) {
    try checkTarget()
    let isGone = unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR  //! leftover-file
    let failure = isGone ? nil : StoreFailure.lastError
    for name in leftovers + [temporary] { unlink(name) }  //! leftover-ignored
    if let failure { throw failure }  //! failed-removal-told
  }

  /// Makes the folder. If this fails, so does opening the file, and says why.
  func makeFolder() {
    try? FileManager.default.createDirectory(  //! session-folder-mode
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Replacing a link would leave its target, with the old tokens, where it is.
  private func checkTarget() throws(StoreFailure) {
    var information = stat()
    guard lstat(path, &information) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return }
      throw StoreFailure.lastError
    }
    try checkKind { lstat(path, &$0) }
  }

  private func checkKind(_ look: (inout stat) -> Int32) throws(StoreFailure) {
    var information = stat()
    guard look(&information) == 0 else { throw StoreFailure.lastError }
    guard information.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
  }

  private func writeTemporary(_ data: Data) throws(StoreFailure) {
    unlink(temporary)  //! temporary-replaced
    let descriptor = try FileProtection.secret.create(temporary)
    defer { close(descriptor) }
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw .lastError }
      rest = rest.dropFirst(max(0, count))
    }
  }

  private static func bytes(of descriptor: Int32) throws(StoreFailure) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count == 0 { return data }
      guard count > 0 || errno == EINTR else { throw .lastError }
      data.append(contentsOf: buffer[..<max(0, count)])
      guard data.count <= maximum else { throw .damaged }
    }
  }
}
