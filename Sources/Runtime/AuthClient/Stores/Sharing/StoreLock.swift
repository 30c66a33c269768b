import Foundation

/// A lock for the processes of one place: two files beside it, on which the system keeps the locks.
///
/// A lock ends with the process that holds it, however that ends. The files are empty, and stay.
public struct StoreLock: Sendable {
  private let folder: String
  private let name: String

  /// - Parameter file: the file that the lock is for, or any name in a folder that all processes can write, such as the
  ///   container of an app group. It need not be there.
  public init(beside file: URL) {
    folder = file.deletingLastPathComponent().path
    name = file.lastPathComponent
  }

  /// Seconds that a process waits for another one's write.
  private static let longestWrite = 2.0
  /// Microseconds between two looks at the lock.
  private static let pause: UInt32 = 500

  /// Runs the body while no other process runs one.
  ///
  /// - Throws: `.busy` if another process holds the lock for two seconds.
  package func whileLocked<Result>(_ body: () throws -> Result) throws -> Result {
    // Where there is no folder there is nothing to write over.
    guard let lock = try LockFile(folder, ".\(name).lock") else { return try body() }
    let end = ContinuousClock.now + .seconds(Self.longestWrite)
    // guard: write-under-lock
    while try !lock.take() {
      // guard: lock-wait-ends
      guard ContinuousClock.now < end else { throw StoreFailure.busy }
      usleep(Self.pause)
    }
    return try withExtendedLifetime(lock, body)
  }

  /// Waits for the right to renew.
  ///
  /// - Returns: nil if another process has it all that time, or if the folder takes no file.
  package func lease(within seconds: Double) async -> ReleaseToken? {
    guard let lock = try? LockFile(folder, ".\(name).renewal") else { return nil }
    let end = ContinuousClock.now + .seconds(seconds)
    while (try? lock.take()) == false {
      // guard: lease-wait-ends
      guard ContinuousClock.now < end else { return nil }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return ReleaseToken { withExtendedLifetime(lock) {} }
  }
}

/// An open file on which the system keeps a lock. The lock ends with this object.
private final class LockFile: Sendable {
  private let descriptor: Int32

  /// - Returns: nil if there is no such folder.
  init?(_ folder: String, _ name: String) throws(StoreFailure) {
    // guard: lock-file-no-link
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    descriptor = open(folder + "/" + name, flags, 0o600 as mode_t)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .lastError
    }
  }

  /// - Returns: false if another process has the lock.
  func take() throws(StoreFailure) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw .lastError }
    return false
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
