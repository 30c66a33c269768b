import CSystem

/// The content that a file was found to hold.
enum FileContent {
  case bytes([UInt8])
  /// More than the limit, of which nothing was kept.
  case tooLarge
}

extension Folder {
  /// The bytes of a file below this folder, however deep; no symbolic link is followed on the way.
  func read(_ path: TreePath, limit: Int) throws(OutputError) -> FileContent {
    let parts = path.parts
    guard parts.count > 1 else { return try readHere(path, limit: limit, following: false) }
    return try folder(parts[0]).read(TreePath(joining: parts.dropFirst()), limit: limit)
  }

  func readHere(
    _ name: TreePath, limit: Int, following: Bool
  ) throws(OutputError) -> FileContent {
    let file = Int32(
      try call(.open, name) { Int64(csystem_open_reading($0, $1, following)) })
    defer { _ = csystem_close(file) }
    var bytes: [UInt8] = []
    var size = csystem_status()
    try SystemCall.make(.inspect, shown(name)) { Int64(csystem_status(file, "", false, &size)) }
    bytes.reserveCapacity(Int(clamping: min(size.size, Int64(limit))) + 1)
    while let chunk = try readChunk(file, name, after: bytes.count, size: Int(clamping: size.size))
    {
      bytes += chunk
      if bytes.count > limit { return .tooLarge }
    }
    return .bytes(bytes)
  }

  /// The next bytes, nil behind the last; usually the whole file comes as one chunk.
  private func readChunk(
    _ file: Int32, _ name: TreePath, after count: Int, size: Int
  ) throws(OutputError) -> [UInt8]? {
    let wanted = min(max(size - count, 4096), 1 << 20)
    var result: Result<Int64, OutputError> = .success(0)
    let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, used in
      result = Result { () throws(OutputError) in
        try SystemCall.make(.read, shown(name)) { csystem_read(file, buffer.baseAddress, wanted) }
      }
      used = (try? result.get()).map(Int.init) ?? 0
    }
    return try result.get() == 0 ? nil : chunk
  }
}
