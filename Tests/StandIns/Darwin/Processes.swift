// Each declaration has the types of its manual page, sections 2 and 3.

// pthread_mutex_init(3)
public struct pthread_mutex_t {
  public init() {}
}
public struct pthread_mutexattr_t {
  public init() {}
}
public func pthread_mutex_init(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>,
  _ attributes: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 { neverRun() }
@discardableResult public func pthread_mutex_destroy(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 { neverRun() }
@discardableResult public func pthread_mutex_lock(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 { neverRun() }
@discardableResult public func pthread_mutex_trylock(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 { neverRun() }
@discardableResult public func pthread_mutex_unlock(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 { neverRun() }

// usleep(3)
@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 { neverRun() }

// getpid(2), geteuid(2), kill(2)
public func getpid() -> pid_t { neverRun() }
public func geteuid() -> uid_t { neverRun() }
@discardableResult public func kill(_ pid: pid_t, _ signal: Int32) -> Int32 { neverRun() }

func neverRun() -> Never { preconditionFailure("a stand-in is for checking types") }
