#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread of the system with a stack as large as that of the first one.
package struct WorkerThread {
  private static let stackSize = 8 * 1024 * 1024

  private final class ThreadWork {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Nil where the system has none left.
  package init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let task = Unmanaged.passRetained(ThreadWork(run))
    #if canImport(Glibc)
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, Self.start, task.toOpaque())
    #else
      var made: pthread_t?
      let code = pthread_create(&made, &attributes, Self.start, task.toOpaque())
    #endif
    guard code == 0 else {
      task.release()
      return nil
    }
    #if canImport(Glibc)
      self.thread = thread
    #else
      guard let made else { return nil }
      self.thread = made
    #endif
  }

  /// Waits until its task is done.
  package func join() { pthread_join(thread, nil) }

  #if canImport(Darwin)
    private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { task in
        Unmanaged<ThreadWork>.fromOpaque(task).takeRetainedValue().run()
        return nil
      }
  #else
    private static let start:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
        { task in
          if let task { Unmanaged<ThreadWork>.fromOpaque(task).takeRetainedValue().run() }
          return nil
        }
  #endif
}
