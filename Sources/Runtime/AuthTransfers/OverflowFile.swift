import Foundation

/// Holds bytes in a file, as far as it may be that long: the first in is the first out. The file has
/// no name, so it goes with the process at the latest.
final class OverflowFile {
  private let capacity: Int
  private let descriptor: Int32
  /// The place of the first byte. Places begin anew at the end of the file.
  private var start = 0
  private(set) var count = 0

  init(capacity: Int) throws(FileProblem) {
    self.capacity = capacity
    var name = Array((NSTemporaryDirectory() + "/transfer.XXXXXX").utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw FileProblem(code: errno) }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// - Returns: false if there is no room for these bytes.
  func append(_ bytes: Data) throws(FileProblem) -> Bool {
    guard count + bytes.count <= capacity else { return false }  //! overflow-file-bounded
    var rest = bytes[...]
    while !rest.isEmpty {
      let place = (start + count) % capacity
      let length = min(rest.count, capacity - place)
      let written = rest.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, length, off_t(place))
      }
      guard written > 0 || errno == EINTR else { throw FileProblem(code: errno) }
      count += max(0, written)
      rest = rest.dropFirst(max(0, written))
    }
    return true
  }

  /// The next bytes, so many at most; none if there are none.
  func next(_ maximum: Int) throws(FileProblem) -> Data {
    let length = min(count, maximum, capacity - start)
    guard length > 0 else { return Data() }
    var data = Data(count: length)
    let read = data.withUnsafeMutableBytes {
      pread(descriptor, $0.baseAddress, length, off_t(start))
    }
    guard read > 0 else { throw FileProblem(code: read == 0 ? EIO : errno) }
    (start, count) = ((start + read) % capacity, count - read)
    return data.prefix(read)
  }
}
