import Foundation
import Primitives

/// The clock of one session: the device's clock as it was when the session was made, moved on by what
/// has passed since. Setting the device's clock meanwhile changes nothing.
final class Timekeeper: WallClock {
  private let clock: any WallClock
  /// Nil for a clock of one's own that measures no time: then what it shows is all there is.
  private let monotonic: (any MonotonicClock)?
  private let origin: Date
  private let serverIsAhead = Locked<TimeInterval?>(nil)

  init(_ clock: any WallClock) {
    self.clock = clock
    monotonic = clock as? any MonotonicClock
    origin = monotonic.map { clock.now - $0.elapsed } ?? .distantPast
  }

  var now: Date { monotonic.map { origin + $0.elapsed } ?? clock.now }  //! monotonic-session-time

  /// By how much the device's clock was moved since. Less than a minute is no more than the system
  /// keeping it right.
  var shift: TimeInterval {
    guard monotonic != nil else { return 0 }
    let difference = clock.now.timeIntervalSince(now)
    return abs(difference) < 60 ? 0 : difference
  }

  /// By how much the server's clock is ahead, as far as its last answer told; never less than it is.
  var lead: TimeInterval { serverIsAhead.use { $0 } ?? 0 }

  /// The time at the server, as far as its last answer told; never earlier than it is. The device's
  /// clock stands in where no answer has told.
  var atServer: Date { serverIsAhead.use { $0 }.map { now + $0 } ?? shown }  //! server-time

  /// The time that the device's clock shows. An app is told all times by this clock.
  var shown: Date { clock.now }

  /// An answer tells the server's time: after the request was sent, and in whole seconds.
  func hear(_ response: HTTPResponse, sent: Date) {
    guard let date = response.headers["Date"].flatMap(HTTPDate.instant) else { return }
    serverIsAhead.use { $0 = (date + 1).timeIntervalSince(sent) }
  }

  /// Until when an answer asks to wait, by the device's clock as it is now.
  func notBefore(_ response: HTTPResponse) -> Date? {
    guard let text = response.headers["Retry-After"] else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return Int32(text).map { clock.now + TimeInterval($0) }
    }
    guard let instant = HTTPDate.instant(text) else { return nil }
    // By the server's own clock, if it told the time beside it.
    let date = response.headers["Date"].flatMap(HTTPDate.instant)
    return clock.now + max(0, instant.timeIntervalSince(date ?? now + lead))
  }

  /// An instant of the device's clock as the session counts it.
  func instant(_ date: Date) -> Date { date - shift }
}
