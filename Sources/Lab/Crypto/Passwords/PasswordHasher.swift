import AuthServer

/// Hashes passwords and verifies them, on threads of its own.
package struct PasswordHasher: Sendable {
  private let cost: PasswordCost
  private let queue: WorkQueue
  /// The hash of a password that nobody has. To be wrong about nobody costs what it costs to be wrong about somebody.
  private let decoy: String
  private let compare: Comparison

  typealias Comparison = @Sendable (_ password: [UInt8], _ hash: String) -> Bool

  /// One thread for each core that may hash, and how many may wait for them.
  package init(cost: PasswordCost = .standard, threads: Int = 2, waiting: Int = 64)
    throws(PasswordFault)
  {
    try self.init(cost: cost, threads: threads, waiting: waiting, compare: Argon2id.isPassword)
  }

  /// `compare` is what takes the time: tests count it.
  init(
    cost: PasswordCost, threads: Int = 2, waiting: Int = 64, compare: @escaping Comparison
  ) throws(PasswordFault) {
    self.cost = cost
    self.compare = compare
    queue = WorkQueue(name: "password", threads: threads, longest: waiting)
    //! decoy-hash-cost
    guard let password = try? RandomBytes.make(32), let decoy = Argon2id.hash(password, cost: cost)
    else { throw .noMemory }
    self.decoy = decoy
  }

  /// To be stored as it is: it names how it was made.
  package func hash(_ password: Secret) async throws(PasswordFault) -> String {
    guard let bytes = PasswordText.bytes(password) else { throw .tooLong }
    let cost = cost
    guard let result = await queue.run({ Argon2id.hash(bytes, cost: cost) }) else { throw .busy }
    guard let hash = result else { throw .noMemory }
    return hash
  }

  /// Without a hash, for an account that nobody has or that has no password, it takes as long and
  /// the answer is no.
  package func verify(
    _ password: Secret, against hash: String?
  ) async throws(PasswordFault) -> PasswordVerdict {
    guard let bytes = PasswordText.bytes(password) else { throw .tooLong }
    let known = hash.flatMap { Argon2id.isHash($0) ? $0 : nil }
    let (compared, compare) = (known ?? decoy, compare)  //! unknown-user-hash-time
    guard let isRight = await queue.run({ compare(bytes, compared) }) else {
      throw .busy
    }
    guard isRight, let known else { return .wrong }
    return Argon2id.needsRehash(known, cost: cost) == false ? .right : .rightButOld  //! rehash-cost
  }
}

package enum PasswordVerdict: Equatable, Sendable {
  case right
  /// Right, and its hash was made at another cost: hash it anew, now that it is at hand.
  case rightButOld
  case wrong

  package var isRight: Bool { self != .wrong }
}

package enum PasswordFault: Error, Equatable, Sendable {
  /// More than 1 KiB; nothing was hashed.
  case tooLong
  /// Too many wait: 503, and come again.
  case busy
  case noMemory
}
