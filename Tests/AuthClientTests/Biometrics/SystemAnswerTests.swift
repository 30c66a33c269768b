import Foundation
import Testing

@testable import AuthBiometrics
@testable import AuthClient

@Suite("Mapping of LocalAuthentication errors")
struct SystemAnswerTests {
  private func error(_ code: Int) -> NSError {
    NSError(domain: "com.apple.LocalAuthentication", code: code)
  }

  @Test(
    arguments: [
      (-1, .failed), (-2, .cancelled), (-3, .passwordChosen), (-4, .cancelled), (-5, .unavailable),
      (-6, .unavailable), (-7, .notEnrolled), (-8, .lockedOut), (-9, .cancelled),
      (-10, .cancelled), (-11, .unavailable), (-12, .notEnrolled), (-13, .unavailable),
      (-1004, .cancelled), (-9999, .unavailable),
    ] as [(Int, UnlockOutcome)])
  func mapsErrorCodeToOutcome(_ code: Int, _ outcome: UnlockOutcome) {
    #expect(UnlockOutcome(error(code)) == outcome)
  }

  /// At launch after an automatic lock, the app prompts while it is still inactive.
  @Test(arguments: [-4, -10, -1004])
  func inactiveAppPromptsAgain(_ code: Int) {
    let launch = LaunchOutcome(UnlockOutcome(error(code)), hasFallback: true)
    #expect(launch == .locked(.cancelled), "not the sign-in form")
  }

  @Test func errorFromOtherFrameworkIsUnavailable() {
    #expect(UnlockOutcome(NSError(domain: NSCocoaErrorDomain, code: -2)) == .unavailable)
    #expect(UnlockOutcome(nil) == .unavailable)
  }

  @Test(
    arguments: [
      (-5, .unavailable), (-6, .notEnrolled(.touchID)), (-7, .notEnrolled(.touchID)),
      (-8, .lockedOut(.touchID)), (-12, .notEnrolled(.touchID)), (-13, .unavailable),
      (-1004, .unavailable),
    ] as [(Int, BiometricAvailability)])
  func mapsErrorCodeToAvailability(_ code: Int, _ availability: BiometricAvailability) {
    #expect(BiometricAvailability(.touchID, refusedWith: error(code)) == availability)
  }
}
