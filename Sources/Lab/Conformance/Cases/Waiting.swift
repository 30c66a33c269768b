/// The way in which time passes for the server under test.
package enum Waiting: Sendable {
  /// The control moves the server's clock.
  case virtual
  /// The tester waits, for this many seconds at most.
  case real(longest: Int)

  func pass(_ seconds: Int, _ control: ServerControl?) async throws {
    switch self {
    case .virtual:
      guard let control else {
        throw CaseEnd.needs(.control)
      }
      do throws(ControlFailure) { try await control.advance(by: seconds) } catch {
        throw CaseEnd(error)
      }
    case .real(let longest):
      guard seconds <= longest else { throw CaseEnd.notObservable(Self.tooLong(longest)) }
      try await Task.sleep(for: .seconds(seconds))
    }
  }

  private static func tooLong(_ longest: Int) -> String {
    "it takes more than \(longest) seconds: --control URL moves the clock, and --time real waits longer"
  }
}
