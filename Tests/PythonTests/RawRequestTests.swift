import CaseFolders
import Testing

/// One list of raw requests, over sockets, to the stubs in three languages and to the reference server.
@Suite struct RawRequestTests {
  @Test func serversRejectRawRequestsAlike() throws {
    let report = try Shell.run(["Proofs/refusals", "--random", "300"])
    #expect(report.status == 0, "\(report.output)\(report.errors)")
  }
}
