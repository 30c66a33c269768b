import AuthServer
import Crypto
import TestLab

/// The codes of one purpose. What a contract leaves open is as NIST SP 800-63B has it.
@StubActor
final class StubCodes {
  private let lab: StubLab
  private let name: String
  private let length: Int
  private static let lifetime = 600
  private static let tries = 5
  private var open: [String: (code: Secret, sentAt: Int, tries: Int)] = [:]

  init(_ lab: StubLab, _ name: String, length: Int = 6) {
    self.lab = lab
    self.name = name
    self.length = length
  }

  /// A letter that reaches nobody is not written, and its code waits as all others do.
  func send(_ channel: String, to person: String, reaches: Bool = true) throws {
    let code = try RandomText.code(length: length)
    open[person] = (code, lab.now, 0)
    if reaches { lab.send(channel, to: person, name, code: code.reveal()) }
  }

  /// A right code is good once, a wrong one takes a try.
  func redeem(_ person: String, _ secret: Secret) throws {
    guard let one = open[person] else { throw Meant(.codeWrong) }
    if lab.now >= one.sentAt + Self.lifetime { throw Meant(.codeExpired) }
    if one.tries >= Self.tries { throw Meant(.codeTriesSpent) }
    guard one.code == secret else {
      open[person]?.tries += 1
      throw Meant(.codeWrong)
    }
    open[person] = nil
  }
}
