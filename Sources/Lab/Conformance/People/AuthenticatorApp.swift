import Crypto

/// The app that shows a person's time codes. All persons of the tester have the same key.
struct AuthenticatorApp {
  let run: CaseRun

  static let key = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"

  /// The code of this moment, by the server's clock.
  func code() async throws -> String {
    let control = try run.control()
    guard let app = TimeCode(base32: Self.key) else {
      throw CaseEnd.notObservable("the tester's key is no Base32")
    }
    do throws(ControlFailure) {
      return app.code(counter: try await control.now() / TimeCode.period)
    } catch { throw CaseEnd(error) }
  }
}
