// Written by authgen from sent.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension CensusSent {
  public struct ArrivalCallback: WebCallback, Hashable {
    public static let name = "arrival"
    public static let rule = CallbackRule(url: "census://arrival", required: [])

    public init(_ arrival: WebArrival) throws(CallbackFault) {}
  }
}
