import Foundation

/// The output of `Proofs/srp-vectors`: sign-ins as another implementation does them.
struct SRPVectors: Decodable {
  struct SignIn: Decodable {
    let a, userId, password, salt, srpA, srpB, secretBlock, timestamp, signature: String
    let now: TimeInterval
  }

  let poolId: String
  let signIns: [SignIn]

  /// Each takes long in a debug build. `Proofs/explore` takes all; a test run those whose password is
  /// empty or not ASCII, whose A, B, shared number or scramble begins with zeros, whose block is no
  /// Base64.
  var chosen: [Int] {
    signIns.indices.filter { Extent.isWhole || [0, 1, 4, 22, 23, 25, 26].contains($0) }
  }

  static let all: SRPVectors = {
    let tests = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { place, _ in
      place.deletingLastPathComponent()
    }
    let file = tests.appendingPathComponent("Cases/srp/sign-ins/vectors.json")
    let found = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(SRPVectors.self, from: $0)
    }
    return found ?? SRPVectors(poolId: "", signIns: [])
  }()
}
