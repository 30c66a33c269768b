// Each declaration has the types of its manual page, sections 2 and 3, and the values of Apple's headers:
// https://github.com/apple-oss-distributions/xnu/tree/main/bsd/sys

public typealias mode_t = UInt16
public typealias off_t = Int64
public typealias pid_t = Int32
public typealias uid_t = UInt32

// sys/errno.h
public var errno: Int32 {
  get { neverRun() }
  set {}
}
public var EPERM: Int32 { 1 }
public var ENOENT: Int32 { 2 }
public var ESRCH: Int32 { 3 }
public var EINTR: Int32 { 4 }
public var EIO: Int32 { 5 }
public var EACCES: Int32 { 13 }
public var ENOTDIR: Int32 { 20 }
public var EISDIR: Int32 { 21 }
public var EFBIG: Int32 { 27 }
public var ENOSPC: Int32 { 28 }
public var EROFS: Int32 { 30 }
public var EWOULDBLOCK: Int32 { 35 }
public var ELOOP: Int32 { 62 }
public var EDQUOT: Int32 { 69 }

// sys/fcntl.h
public var O_RDONLY: Int32 { 0x0000 }
public var O_WRONLY: Int32 { 0x0001 }
public var O_RDWR: Int32 { 0x0002 }
public var O_NONBLOCK: Int32 { 0x0004 }
public var O_NOFOLLOW: Int32 { 0x0100 }
public var O_CREAT: Int32 { 0x0200 }
public var O_EXCL: Int32 { 0x0800 }
public var O_CLOEXEC: Int32 { 0x0100_0000 }
public var F_SETFD: Int32 { 2 }
public var F_SETPROTECTIONCLASS: Int32 { 64 }
public var FD_CLOEXEC: Int32 { 1 }
public var LOCK_EX: Int32 { 2 }
public var LOCK_NB: Int32 { 4 }

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { neverRun() }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 {
  neverRun()
}
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { neverRun() }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { neverRun() }
// unistd.h
public var F_OK: Int32 { 0 }
public func access(_ path: UnsafePointer<CChar>!, _ mode: Int32) -> Int32 { neverRun() }
public func flock(_ fd: Int32, _ operation: Int32) -> Int32 { neverRun() }
@discardableResult public func close(_ fd: Int32) -> Int32 { neverRun() }
@discardableResult public func unlink(_ path: UnsafePointer<CChar>!) -> Int32 { neverRun() }
@discardableResult public func rename(
  _ old: UnsafePointer<CChar>!, _ new: UnsafePointer<CChar>!
) -> Int32 { neverRun() }
@discardableResult public func fsync(_ fd: Int32) -> Int32 { neverRun() }
@discardableResult public func chmod(_ path: UnsafePointer<CChar>!, _ mode: mode_t) -> Int32 {
  neverRun()
}
@discardableResult public func mkstemp(_ template: UnsafeMutablePointer<CChar>!) -> Int32 {
  neverRun()
}
@discardableResult public func read(
  _ fd: Int32, _ buffer: UnsafeMutableRawPointer!, _ count: Int
) -> Int { neverRun() }
@discardableResult public func write(
  _ fd: Int32, _ buffer: UnsafeRawPointer!, _ count: Int
) -> Int { neverRun() }
@discardableResult public func pread(
  _ fd: Int32, _ buffer: UnsafeMutableRawPointer!, _ count: Int, _ offset: off_t
) -> Int { neverRun() }
@discardableResult public func pwrite(
  _ fd: Int32, _ buffer: UnsafeRawPointer!, _ count: Int, _ offset: off_t
) -> Int { neverRun() }

// sys/stat.h: without the function `stat`, because Swift's own modules can't have it beside the type.
public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public struct stat: Sendable {
  public init() {}
  public var st_mode: mode_t = 0
  public var st_uid: uid_t = 0
  public var st_size: off_t = 0
}
public func lstat(_ path: UnsafePointer<CChar>!, _ buffer: UnsafeMutablePointer<stat>!) -> Int32 {
  neverRun()
}
public func fstat(_ fd: Int32, _ buffer: UnsafeMutablePointer<stat>!) -> Int32 { neverRun() }
