// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Lattice {
  public struct SsoReturnCallback: WebCallback, Hashable {
    public static let name = "ssoReturn"
    public static let rule = CallbackRule(
      url: "com.example.lattice://sso", required: ["loginToken"])

    public let loginToken: Secret

    public init(_ arrival: WebArrival) throws(CallbackFault) {
      self.loginToken = try arrival.fields.required("loginToken")
    }
  }
}
