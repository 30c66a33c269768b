import AuthClient
import Foundation

/// A keeper of the name and the email address, which Apple gives only with the first authorization.
///
/// It keeps them before the sign-in continues, until a delivery to your server succeeds, and then wipes them.
///
///     AppleSignInController(asking: [.fullName, .email], keepingIn: first) { window }
///     try await first.deliver(userId) { try await client.saveProfile(…) }   // when the endpoint's page says
///
/// If the app ends between the delivery and the wiping, it delivers once more. The endpoint must allow for that.
public actor FirstAuthorization {
  private let outbox: any ProfileOutbox
  private var flights: [String: Task<Result<Bool, ProfileFault>, Never>] = [:]

  public init(outbox: any ProfileOutbox) { self.outbox = outbox }

  /// A later authorization, which has neither name nor mail, takes nothing away.
  public func keep(_ profile: AppleProfile) throws(ProfileFault) {
    guard !profile.isEmpty else { return }  //! empty-profile-undelivered
    let older = try waiting(profile.userId)
    do { try outbox.keep(profile.over(older)) } catch { throw .unwritable }  //! profile-parts-kept
  }

  /// Delivers what waits for this person. Who calls meanwhile waits for the same delivery.
  ///
  /// - Parameters:
  ///   - userId: Apple's id of the user.
  ///   - send: throws if the server does not have it.
  /// - Returns: false if there was nothing to deliver.
  @discardableResult
  public func deliver(
    _ userId: String, by send: @escaping @Sendable (AppleProfile) async throws -> Void
  ) async throws(ProfileFault) -> Bool {
    let flight = flights[userId] ?? Task { await fly(userId, send) }  //! one-delivery
    flights[userId] = flight
    return try await flight.value.get()
  }

  /// The account is gone, or another person has the device: nothing is delivered any more.
  public func forget(_ userId: String) throws(ProfileFault) {
    do { try outbox.wipe(userId) } catch { throw .unwritable }
  }

  private func fly(
    _ userId: String, _ send: @Sendable (AppleProfile) async throws -> Void
  ) async -> Result<Bool, ProfileFault> {
    defer { flights[userId] = nil }  //! delivery-forgotten
    do throws(ProfileFault) {
      guard let profile = try waiting(userId) else { return .success(false) }
      do { try await send(profile) } catch { throw .undelivered }  //! wipe-after-delivery
      // A profile that came while this one was under way is not delivered yet.
      if try waiting(userId) == profile { try forget(userId) }  //! newer-profile-kept
      return .success(true)
    } catch {
      return .failure(error)
    }
  }

  private func waiting(_ userId: String) throws(ProfileFault) -> AppleProfile? {
    do { return try outbox.profile(of: userId) } catch { throw .unreadable }
  }
}

/// The reason why a name and an email address were not kept or not delivered. Kept ones stay.
public enum ProfileFault: Error, Hashable, Sendable {
  case unreadable
  case unwritable
  case undelivered
}

extension ProfileFault: AuthFailure {
  public var recovery: Recovery { .retry }
  public var errorDescription: String? { "The name and the mail of Apple are \(self)." }
}
