import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The data protection class of a file on Apple's systems. Other systems have none.
///
/// Without one of its own, a file gets the app's default. With the capability Data Protection that may be a class that
/// the device closes whenever it is locked.
package enum FileProtection: Sendable {
  /// For an empty file: it opens on a locked device, before the first unlock too.
  case lock
  /// For a file with a secret: it opens after the first unlock, and is in no backup.
  case secret

  private static let ownerOnly: mode_t = 0o600  //! session-file-mode

  /// Creates an empty file that only its owner can use, and opens it.
  ///
  /// - Throws: if there is a file or a link at the path.
  package func create(_ path: String) throws(StoreFailure) -> Int32 {
    let exclusive = precreate(path) ? 0 : O_CREAT | O_EXCL  //! temporary-link-refused
    let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC | exclusive, Self.ownerOnly)
    guard descriptor >= 0 else { throw .lastError }
    return descriptor
  }

  /// Creates the file in its class if it isn't there. A file that is created first and protected later can't be created
  /// while the device is locked.
  ///
  /// - Returns: false if the file was there, or if the system has no classes.
  @discardableResult
  func precreate(_ path: String) -> Bool {
    #if canImport(Darwin)
      // Foundation calls `open_dprotected_np`, which is variadic: Swift can't.
      let options: Data.WritingOptions =
        self == .lock ? .noFileProtection : .completeFileProtectionUntilFirstUserAuthentication
      var url = URL(fileURLWithPath: path)
      do { try Data().write(to: url, options: [options, .withoutOverwriting]) } catch {
        return false
      }
      chmod(path, Self.ownerOnly)
      if self == .secret {
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try? url.setResourceValues(values)
      }
      return true
    #else
      return false
    #endif
  }

  /// Gives a file of an older version its class. It has been opened, so the device is unlocked.
  func adopt(_ descriptor: Int32) {
    #if canImport(Darwin)
      // `PROTECTION_CLASS_D` of XNU's bsd/sys/cprotect.h: no protection beside the device's own key.
      _ = fcntl(descriptor, F_SETPROTECTIONCLASS, 4)
    #endif
  }
}
