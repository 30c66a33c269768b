import AuthServer

/// A request as a handler of the stand-in reads it: nothing looked at yet.
struct IssuerRequest: IncomingRequest {
  let incoming: Incoming

  init(_ incoming: Incoming) throws(InvalidValue) { self.incoming = incoming }

  /// The stand-in's own URL as the caller knows it, if that is one of this machine.
  func origin() throws(IssuerFault) -> String {
    guard let host = incoming.request.headers.only("Host"), Self.isLoopback(host) else {
      throw .refused(.invalidRequest("this stand-in answers only calls of this machine"))
    }
    return "http://" + host
  }

  private static func isLoopback(_ host: String) -> Bool {
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
    return ["127.0.0.1", "localhost", "[::1]"].contains(String(name))
  }

  func query() throws(IssuerFault) -> TextFields {
    do throws(InvalidValue) { return try incoming.query() } catch { throw Self.fault(error) }
  }

  func form() throws(IssuerFault) -> TextFields {
    do throws(InvalidValue) { return try incoming.formBody() } catch { throw Self.fault(error) }
  }

  func json() throws(IssuerFault) -> JSONObject {
    do throws(InvalidValue) { return try incoming.jsonBody() } catch { throw Self.fault(error) }
  }

  static func fault(_ fault: InvalidValue) -> IssuerFault {
    .refused(.invalidRequest(fault.description))
  }
}

extension TextFields {
  /// The value, nil where it is absent or empty.
  func text(_ name: String) throws(IssuerFault) -> String? {
    do throws(InvalidValue) {
      let text: String? = try optional(name)
      return text?.isEmpty == true ? nil : text
    } catch {
      throw IssuerRequest.fault(error)
    }
  }

  func must(_ name: String) throws(IssuerFault) -> String {
    guard let text = try text(name) else {
      throw .refused(.invalidRequest("\(name) is missing"))
    }
    return text
  }
}

extension JSONObject {
  func int(_ name: String) throws(IssuerFault) -> Int? {
    do throws(InvalidValue) { return try optional(name) } catch { throw IssuerRequest.fault(error) }
  }

  func text(_ name: String) throws(IssuerFault) -> String? {
    do throws(InvalidValue) { return try optional(name) } catch { throw IssuerRequest.fault(error) }
  }
}
