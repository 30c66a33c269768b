import Testing

@testable import HTTPServer

/// The table of raw requests, without a socket.
@Suite struct TableTests {
  @Test func tableIsComplete() {
    #expect(HTTPCase.all.count >= 40)
  }

  @Test(arguments: HTTPCase.all)
  func responseMatchesTable(_ example: HTTPCase) throws {
    var playing = Playing()
    playing.receive(example.bytes)
    try example.check(example.transcript(playing.answers))
  }

  @Test(arguments: HTTPCase.all)
  func byteByByteInputGivesSameResponse(_ example: HTTPCase) {
    var playing = Playing()
    for byte in example.bytes { playing.receive([byte]) }
    #expect(
      withoutInvitation(example.transcript(playing.answers)) == withoutInvitation(example.expected))
  }

  /// 10,000 requests of the table, each cut at random positions.
  @Test func fragmentationChangesNothing() {
    var random = Seeded(seed: 1)
    let whole = HTTPCase.all.map { example in
      var playing = Playing()
      playing.receive(example.bytes)
      return withoutInvitation(example.transcript(playing.answers))
    }
    for round in 0..<10_000 {
      let index = round % whole.count
      let example = HTTPCase.all[index]
      var playing = Playing()
      var rest = example.bytes[...]
      while !rest.isEmpty {
        let count = Int.random(
          in: 1...max(1, min(rest.count, Bool.random(using: &random) ? 3 : 5_000)), using: &random)
        playing.receive(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      let transcript = withoutInvitation(example.transcript(playing.answers))
      #expect(transcript == whole[index], "\(example), round \(round)")
    }
  }

  /// Whether a sender is asked for a body depends on whether it comes at once.
  private func withoutInvitation(_ transcript: String) -> String {
    transcript.hasPrefix("100\n") ? String(transcript.dropFirst(4)) : transcript
  }
}

struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
