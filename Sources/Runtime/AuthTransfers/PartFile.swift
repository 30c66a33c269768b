import Foundation
import Primitives

/// The file of a download while it is not whole. It stands beside its target, and takes its place at
/// the end or is removed.
final class PartFile: Sendable {
  private let target: String
  private let path: String
  /// Nil once the file is closed.
  private let descriptor: Locked<Int32?>
  private let write: Write

  typealias Write = @Sendable (Int32, UnsafeRawBufferPointer) -> Int

  /// - Parameter write: the system's `write`.
  init(
    beside url: URL, write: @escaping Write = { Foundation.write($0, $1.baseAddress, $1.count) }
  ) throws(FileProblem) {
    guard url.isFileURL else { throw .notAFile }
    target = url.path
    try Self.checkTarget(target)  //! target-is-a-file
    let folder = url.deletingLastPathComponent().path
    path = folder + "/.\(url.lastPathComponent).\(UUID().uuidString).part"  //! part-beside-target
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let opened = open(path, flags, 0o600 as mode_t)
    descriptor = Locked(opened < 0 ? nil : opened)
    self.write = write
    guard opened >= 0 else { throw FileProblem(code: errno) }
  }

  func append(_ bytes: Data) throws(FileProblem) {
    try descriptor.use { (descriptor) throws(FileProblem) in
      guard let descriptor else { return }  //! nothing-after-removal
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0) }
        guard count > 0 || errno == EINTR else { throw FileProblem(code: errno) }
        rest = rest.dropFirst(max(0, count))
      }
    }
  }

  /// Puts the whole file in its place, in one step for everyone who reads.
  func moveIntoPlace() throws(FileProblem) {
    try descriptor.use { (opened) throws(FileProblem) in
      guard let file = opened, fsync(file) == 0, rename(path, target) == 0 else {
        throw FileProblem(code: errno)
      }
      close(file)
      opened = nil
    }
  }

  /// Leaves nothing behind of a file that is not in its place.
  func remove() {
    descriptor.use { opened in
      guard let file = opened else { return }
      unlink(path)  //! nothing-half-written
      close(file)
      opened = nil
    }
  }

  deinit { remove() }

  private static func checkTarget(_ path: String) throws(FileProblem) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return }
    guard information.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
  }
}
