// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthServer

/// The API of Portal.
public enum Portal {}

extension Portal {
  /// The interface of a server of Portal: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `GET /bff/login`
    func openLogin(
      _ request: OpenLoginRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback>

    /// The provider sends the browser here; the backend exchanges the code and keeps what it gets.
    ///
    /// `GET /bff/callback`
    func staffReturns(
      _ request: StaffReturnsRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback>

    /// `POST /bff/session`
    func redeemTicket(
      _ request: RedeemTicketRequest
    ) async throws(ServerRefusal<RedeemTicketRefusal>) -> RedeemTicketAnswer

    /// `GET /bff/user`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> Person

    /// `GET /api/holidays`
    func holidays(
      _ request: HolidaysRequest
    ) async throws(ServerRefusal<HolidaysRefusal>) -> HolidaysAnswer

    /// `POST /bff/logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)

    /// Ends the session at the provider too.
    ///
    /// `GET /bff/logout`
    func leaveStaff(
      _ request: LeaveStaffRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<DepartureCallback>
  }
}
