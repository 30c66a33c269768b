public import AuthClient

extension FakeServer {
  /// It shows no certificate, and talks to nobody.
  public func pinned(to pins: [CertificatePins]) -> any Transport { self }
}
