import AuthClient

/// The contract's demands on a new password, checked while it is typed. The server's own check is
/// the one that counts.
///
/// Characters are Unicode code points, each one character, as NIST SP 800-63B counts them. The
/// password is looked at, and sent, as it was typed: nothing is trimmed, cut or normalised.
public struct PasswordPolicy: Hashable, Sendable {
  public let minLength: Int
  public let maxLength: Int?
  public let contains: [CharacterClass]
  public let blocklist: Blocklist
  /// From weak to strong.
  public let strength: [Strength]

  public init(
    minLength: Int = 0, maxLength: Int? = nil, contains: [CharacterClass] = [],
    blocklist: Blocklist = .none, strength: [Strength] = []
  ) {
    self.minLength = minLength
    self.maxLength = maxLength
    self.contains = contains
    self.blocklist = blocklist
    self.strength = strength
  }

  /// A level, and what must be in a password for it.
  public struct Strength: Hashable, Sendable {
    public let level: String
    public let contains: [CharacterClass]

    public init(_ level: String, contains: [CharacterClass] = []) {
      self.level = level
      self.contains = contains
    }
  }

  /// All that is wrong with it, in the order in which a person would mend it; none if it can be
  /// sent.
  public func check(_ password: Secret) -> [PasswordProblem] {
    let characters = password.reveal().unicodeScalars
    var problems: [PasswordProblem] = []
    //! length-in-code-points
    if characters.count < minLength { problems.append(.tooShort(minimum: minLength)) }
    if let maxLength, characters.count > maxLength {
      problems.append(.tooLong(maximum: maxLength))
    }
    let found = Set(characters.flatMap(CharacterClass.all))
    problems += contains.filter { !found.contains($0) }.map(PasswordProblem.lacks)
    if blocklist.holds(password.reveal()) { problems.append(.common) }
    return problems
  }

  /// The name of the last level whose classes are all there; nil if there is none. It says how many
  /// kinds of characters there are, not how hard the password is to guess.
  public func strength(of password: Secret) -> String? {
    let found = Set(password.reveal().unicodeScalars.flatMap(CharacterClass.all))
    return strength.last { found.isSuperset(of: $0.contains) }?.level  //! best-strength-level
  }
}
