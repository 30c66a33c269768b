import AuthClient
public import Foundation
import Primitives

/// The choice that is remembered between two runs of the app. It belongs to the device and to one
/// person: sign-out and another account forget it.
public struct BiometricChoice: Codable, Hashable, Sendable {
  public let isOn: Bool
  /// Hashes of the faces and fingers that the device knew when it was switched on.
  public let enrolment: [Data]

  public init(isOn: Bool, enrolment: [Data] = []) {
    self.isOn = isOn
    self.enrolment = enrolment
  }

  /// Earlier versions stored one hash or none.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    isOn = try fields.decode(Bool.self, forKey: .isOn)
    enrolment =
      try (try? fields.decode([Data].self, forKey: .enrolment))
      ?? fields.decodeIfPresent(Data.self, forKey: .enrolment).map { [$0] } ?? []
  }

  /// Returns whether a face or a finger was added or removed. One shared hash is enough, because an update of the system
  /// may change the others.
  func differs(from now: [Data]) -> Bool {
    enrolment.isEmpty ? !now.isEmpty : Set(enrolment).isDisjoint(with: now)  //! hash-of-new-system
  }
}

/// A place that keeps the user's choice, such as the preferences of the app.
///
/// Nil means that the user hasn't been asked yet. A memory that can't be read throws, and the app stays locked.
public protocol BiometricMemory: Sendable {
  func load() throws -> BiometricChoice?
  func save(_ choice: BiometricChoice?) throws
}

/// A memory for tests and previews. It forgets everything when the app ends.
public final class MemoryBiometricMemory: BiometricMemory {
  private let choice: Locked<BiometricChoice?>

  public init(_ choice: BiometricChoice? = nil) { self.choice = Locked(choice) }

  public func load() -> BiometricChoice? { choice.use { $0 } }

  public func save(_ choice: BiometricChoice?) { self.choice.use { $0 = choice } }
}
