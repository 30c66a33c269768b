// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Portal {
  public struct ArrivalCallback: WebCallback, Hashable {
    public static let name = "arrival"
    public static let rule = CallbackRule(
      url: "https://portal.company.example/app/arrival", required: ["ticket"], optional: ["until"])

    /// Good once, for a minute, and only for the app that began.
    public let ticket: Secret

    public let until: String?

    /// The verifier, which is sent when the code is redeemed.
    public let codeVerifier: Secret

    public init(_ arrival: WebArrival) throws(CallbackFault) {
      self.ticket = try arrival.fields.required("ticket")
      self.until = arrival.fields["until"]?.reveal()
      self.codeVerifier = arrival.codeVerifier
    }
  }

  public struct DepartureCallback: WebCallback, Hashable {
    public static let name = "departure"
    public static let rule = CallbackRule(
      url: "https://portal.company.example/app/departure", required: [])

    public init(_ arrival: WebArrival) throws(CallbackFault) {}
  }
}
