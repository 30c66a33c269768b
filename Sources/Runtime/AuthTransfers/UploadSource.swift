import Foundation

/// The file that an upload sends.
struct UploadSource: Sendable {
  let file: URL

  /// The number of bytes, if it can be sent.
  func size() throws(FileProblem) -> Int64 {
    guard file.isFileURL else { throw .notAFile }
    // Opening a pipe would wait for whoever writes into it.
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileProblem(code: errno) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw FileProblem(code: errno) }
    guard information.st_mode & S_IFMT == S_IFREG else { throw .notAFile }  //! upload-regular-file
    return Int64(information.st_size)
  }
}
