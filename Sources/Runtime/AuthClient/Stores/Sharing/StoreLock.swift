import Foundation

/// A lock for the processes of one place: two files beside it, on which the system keeps the locks.
///
/// A lock ends with the process that holds it, however that ends, and before the system suspends the process. The files
/// are empty, and stay.
public struct StoreLock: Sendable {
  private let folder: String
  private let name: String
  private let time: any BackgroundTime
  private let onStep: @Sendable () -> Void

  /// - Parameter file: the file that the lock is for, or any name in a folder that all processes can write, such as the
  ///   container of an app group. It need not be there.
  public init(beside file: URL) { self.init(beside: file, time: SystemBackgroundTime()) }

  package init(
    beside file: URL, time: any BackgroundTime, onStep: @escaping @Sendable () -> Void = {}
  ) {
    folder = file.deletingLastPathComponent().path
    name = file.lastPathComponent
    (self.time, self.onStep) = (time, onStep)
  }

  /// Seconds that a process waits for another one's write.
  private static let longestWrite = 2.0
  /// Microseconds between two looks at the lock.
  private static let pause: UInt32 = 500
  private static let mostTries = 3

  /// Runs the body while no other process runs one. The body writes by steps of the hold.
  ///
  /// If the time in the background ends first, the body fails at its next step and runs again under a new lock: at
  /// once, or when the system lets the process run again.
  ///
  /// - Throws: `.busy` if another process holds the lock for two seconds, or if there is no time in the background.
  package func whileLocked<Result>(_ body: (ExpiringHold) throws -> Result) throws -> Result {
    for _ in 1...Self.mostTries {
      let hold = ExpiringHold(time, onStep: onStep)
      do {
        try take(hold)
        return try withExtendedLifetime(hold) { try body(hold) }
      } catch {
        guard hold.hasExpired else { throw error }  //! expired-write-repeated
      }
    }
    throw StoreFailure.busy
  }

  private func take(_ hold: ExpiringHold) throws {
    // Where there is no folder there is nothing to write over.
    guard let lock = try LockFile(folder, ".\(name).lock") else { return }
    let end = ContinuousClock.now + .seconds(Self.longestWrite)
    while try !lock.take() {  //! write-under-lock
      guard ContinuousClock.now < end else { throw StoreFailure.busy }  //! lock-wait-ends
      usleep(Self.pause)
    }
    hold.keep(lock)
  }

  /// Waits for the right to renew.
  ///
  /// - Returns: nil if another process has it all that time, or if there is no folder.
  /// - Throws: if a lock can't be taken, as a file that the device has locked. What a renewal brought couldn't be
  ///   written then, and a rotating refresh token would be lost.
  package func lease(within seconds: Double) async throws -> ReleaseToken? {
    try whileLocked { try $0.step {} }  //! writable-before-renewal
    guard let lock = try LockFile(folder, ".\(name).renewal") else { return nil }
    let end = ContinuousClock.now + .seconds(seconds)
    while try !lock.take() {
      guard ContinuousClock.now < end else { return nil }  //! lease-wait-ends
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
    let path = folder + "/" + name
    FileProtection.lock.precreate(path)
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK  //! lock-file-no-link
    descriptor = open(path, flags, 0o600 as mode_t)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .lastError
    }
    FileProtection.lock.adopt(descriptor)
  }

  /// - Returns: false if another process has the lock.
  func take() throws(StoreFailure) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw .lastError }
    return false
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
