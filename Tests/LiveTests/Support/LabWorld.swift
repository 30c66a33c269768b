import AuthClient
import AuthServer
import CaseFolders
import Foundation
import TestDevice
import TestLab

/// A server of one contract in a process of its own, which is the reference server on a fresh SQLite file if nothing else
/// is said, a stand-in for the providers, and the clock of the clients.
final class LabWorld: LabControl {
  let url: URL
  let issuerURL: URL
  let clock: TestDevice.VirtualClock
  let backend: Backend
  /// The observers of this world's journey, if a census counts.
  let observers: [any ClientObserver]
  private let server: any HeldServer
  private let folder: URL

  /// - Parameter arguments: more for a reference server; `ISSUER` stands for the stand-in's URL.
  init(
    _ contract: LabContract, _ arguments: [String] = [], on backend: Backend = .sqlite
  ) async throws {
    self.backend = backend
    observers = Footprints.own.map { [$0] } ?? []
    issuerURL = try LabProcess.issuer.get().url
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var path = contract.path
    if let text = contract.text {
      path = folder.appending(path: "contract.yaml").path
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    server = try backend.start(
      contract, path, issuer: issuerURL, keepingIn: folder,
      arguments.map { [issuerURL] in $0.replacing("ISSUER", with: issuerURL.absoluteString) })
    url = server.url
    clock = TestDevice.VirtualClock(Int(Date().timeIntervalSince1970))
    Footprints.own?.keep(self)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Ends the server.
  func end() throws -> [LoggedCall] {
    guard let server = server as? LabProcess, backend.isReferenceServer else { return [] }
    server.end()
    return try LoggedCall.read(Backend.log(in: folder))
  }

  func advance(by seconds: Int) async throws {
    clock.advance(by: seconds)
    try await advanceServer(by: seconds)
  }

  /// The client's clock stands: it learns from the server that a token is over.
  func advanceServer(by seconds: Int) async throws {
    try await control("clock", ["advance": "\(seconds)s"])
  }

  func respond(to request: AuthServer.Request, of party: LabParty) async throws -> Response {
    try await SocketTransport().send(request, to: party == .server ? url : issuerURL)
  }
}
