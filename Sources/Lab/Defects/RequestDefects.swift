import AuthServer
import ContractModel

import struct Diagnostics.Located

extension Defect {
  /// Requests that are taken against the contract, or make the server fail.
  static let requestDefects: [Defect] = [
    Defect("method.any", "each path takes every method") { contract in
      let routes = contract.plainRoutes
      return routes.isEmpty
        ? nil
        : ChangedRequests { request in
          let method = routes[String(request.target.prefix { $0 != "?" })]
          if let method { request.method = Request.Method(method) }
        }
    },
    Defect("content.any", "bodies of every media type are taken") { contract in
      guard contract.endpoints.contains(where: { $0.caller == .app && contract.sendsJSON($0) })
      else { return nil }
      return ChangedRequests { request in
        if !request.body.isEmpty, !request.target.hasPrefix("/__lab/") {
          request.headers.set("Content-Type", "application/json")
        }
      }
    },
    Defect("body.failsLong", "long bodies make the server fail") { contract in
      FailedRequests(contract) { $0.body.count > 1 << 19 }
    },
    Defect("body.failsDeep", "bodies that are nested deeply make the server fail") { contract in
      FailedRequests(contract) { $0.body.starts(with: Array("[[[[".utf8)) }
    },
    Defect("header.failsLong", "long headers make the server fail") { contract in
      FailedRequests(contract) { $0.headers.contains { $0.value.utf8.count > 1 << 14 } }
    },
    Defect("body.failsBroken", "bodies that are no JSON make the server fail") { contract in
      FailedRequests(contract) { request in
        !request.body.isEmpty && (try? JSONValue(reading: request.body)) == nil
      }
    },
    Defect("terms.ignored", "people register without the terms") { contract in
      let asks = contract.endpoints.contains { endpoint in
        endpoint.operation.value == .passwordRegister && endpoint.caller == .app
          && FieldWalk(contract.types).all(endpoint.sends).contains {
            $0.role?.value == .termsAccepted
          }
      }
      return asks
        ? ChangedRequests { request in
          guard case .object(let object)? = try? JSONValue(reading: request.body) else { return }
          let fields = object.fields.map { ($0.name, $0.value == false ? true : $0.value) }
          request.body = JSONValue.object(JSONObject(fields)).bytes
        } : nil
    },
    Defect("registration.replaces", "a registration replaces the account of the same name") {
      contract in ReplacedAccounts(contract)
    },
    Defect("sessions.unlimited", "one device too many may be signed in") {
      $0.numbers("policies.devices.limit", plus: 1)
    },
    Defect("sessions.unusual", "an unusual sign-in is taken") {
      $0.changing("policies.devices.oddSignIn") { $0 == "allow" ? nil : "allow" }
    },
    Defect("account.changeForgotten", "a change of the account is not kept") { contract in
      IgnoredCalls(contract, doing: [.accountUpdate])
    },
    Defect("password.changeForgotten", "a change of the password does nothing") { contract in
      IgnoredCalls(contract, doing: [.passwordChange])
    },
    Defect("password.resetForgotten", "a reset of a forgotten password does nothing") { contract in
      IgnoredCalls(contract, doing: [.passwordReset])
    },
    Defect("sessions.oneForgotten", "a device that is signed out from afar stays signed in") {
      contract in
      let end = contract.endpoints.first {
        $0.caller == .app && $0.operation.value == .sessionEndOne
          && !$0.path.value.fieldNames.isEmpty
      }
      return end.map { end in
        IgnoredCalls(
          method: end.method.value.rawValue,
          prefix: String(end.path.value.text.prefix { $0 != "{" }), status: end.status)
      }
    },
  ]
}

extension Contract {
  /// The method of each path that has one alone and no parts that change.
  fileprivate var plainRoutes: [String: String] {
    let calls = endpoints.filter { $0.caller == .app && $0.path.value.fieldNames.isEmpty }
    let routes = Dictionary(grouping: calls, by: \.path.value.text)
    return routes.filter { $0.value.count == 1 }.mapValues { $0[0].method.value.rawValue }
  }

  fileprivate func sendsJSON(_ endpoint: Endpoint) -> Bool {
    servers[endpoint.server].content == .json
      && endpoint.sends.contains { $0.location == .body }
  }
}
