// Written by authgen from paging.yaml: change the contract, not this file.

import AuthServer

/// The API of Archive.
public enum Archive {}

extension Archive {
  /// The interface of a server of Archive: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /devices`
    func devices(
      _ request: DevicesRequest
    ) async throws(ServerRefusal<DevicesRefusal>) -> DevicePage

    /// `GET /documents`
    func documents(
      _ request: DocumentsRequest
    ) async throws(ServerRefusal<DocumentsRefusal>) -> DocumentsAnswer

    /// `PUT /devices`
    func nameDevices(_ request: NameDevicesRequest) async throws(ServerRefusal<NameDevicesRefusal>)

    /// `DELETE /devices/{id}`
    func signOutDevice(
      _ request: SignOutDeviceRequest
    ) async throws(ServerRefusal<SignOutDeviceRefusal>)

    /// `DELETE /sessions/current`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
