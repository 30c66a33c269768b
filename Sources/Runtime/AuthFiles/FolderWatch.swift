#if canImport(Glibc) || canImport(Musl) || canImport(Android)
  import AuthClient
  import Foundation

  /// Watches one file by the kernel's reports about its folder.
  enum FolderWatch {
    /// - Returns: nil where the kernel has no watch left, or there is no folder.
    static func watch(_ file: URL, _ changed: @escaping @Sendable () -> Void) -> ReleaseToken? {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let folder = file.deletingLastPathComponent().path
      let kinds = UInt32(IN_MOVED_TO | IN_DELETE)
      guard inotify_add_watch(descriptor, folder, kinds) >= 0 else {
        close(descriptor)
        return nil
      }
      // A source may be cancelled from any thread.
      nonisolated(unsafe) let source = DispatchSource.makeReadSource(
        fileDescriptor: descriptor, queue: .global(qos: .utility))
      let name = file.lastPathComponent
      source.setEventHandler {
        if names(in: descriptor).contains(name) { changed() }  //! watch-own-file
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
      return ReleaseToken { source.cancel() }
    }

    /// The names of all files that the kernel reports now.
    private static func names(in descriptor: Int32) -> Set<String> {
      var names: Set<String> = []
      let buffer = UnsafeMutableRawBufferPointer.allocate(
        byteCount: 16 << 10, alignment: MemoryLayout<inotify_event>.alignment)
      defer { buffer.deallocate() }
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return names }
        var offset = 0
        while offset < count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          let bytes = buffer[start..<start + Int(event.len)].prefix { $0 != 0 }
          names.insert(String(decoding: bytes, as: UTF8.self))
          offset = start + Int(event.len)
        }
      }
    }
  }
#endif
