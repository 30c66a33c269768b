import Foundation
import Primitives

#if canImport(Darwin)
  import Darwin
#endif

/// A notice to all processes of a device that the content of a place has changed. It carries nothing but a digest of the
/// place's name.
package enum ChangeNotice {
  /// Tells all processes, if the system can.
  package static func post(_ place: StorePlace) {
    #if canImport(Darwin)
      guard let name = name(of: place) else { return }
      CFNotificationCenterPostNotification(
        CFNotificationCenterGetDarwinNotifyCenter(), name, nil, nil, true)
    #endif
  }

  /// Reports each notice about a place; nil where the system has no notices.
  package static func watch(
    _ place: StorePlace, _ changed: @escaping @Sendable () -> Void
  ) -> ReleaseToken? {
    #if canImport(Darwin)
      listen(place, changed)
    #else
      nil
    #endif
  }

  #if canImport(Darwin)
    private static func listen(
      _ place: StorePlace, _ changed: @escaping @Sendable () -> Void
    ) -> ReleaseToken? {
      guard let name = name(of: place) else { return nil }
      let listener = Unmanaged.passRetained(Listener(changed))
      let pointer = UInt(bitPattern: listener.toOpaque())
      let center = CFNotificationCenterGetDarwinNotifyCenter()
      CFNotificationCenterAddObserver(
        center, UnsafeRawPointer(bitPattern: pointer),
        { _, observer, _, _, _ in
          guard let observer else { return }
          Unmanaged<Listener>.fromOpaque(observer).takeUnretainedValue().changed()
        }, name.rawValue, nil, .deliverImmediately)
      return ReleaseToken {
        let observer = UnsafeRawPointer(bitPattern: pointer)
        CFNotificationCenterRemoveObserver(
          CFNotificationCenterGetDarwinNotifyCenter(), observer, name, nil)
        // A notice may be on its way to it.
        DispatchQueue.main.async {
          observer.map { Unmanaged<Listener>.fromOpaque($0).release() }
        }
      }
    }

    private static func name(of place: StorePlace) -> CFNotificationName? {
      place.name.map {
        CFNotificationName("authcontract.store." + SHA256.hex($0.utf8) as CFString)
      }
    }

    private final class Listener: Sendable {
      let changed: @Sendable () -> Void

      init(_ changed: @escaping @Sendable () -> Void) { self.changed = changed }
    }
  #endif
}
