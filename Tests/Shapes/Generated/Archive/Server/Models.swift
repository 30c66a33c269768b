// Written by authgen from paging.yaml: change the contract, not this file.

import AuthServer

extension Archive {
  public struct Device: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var name: String
    public var lastSeen: Date
    public var isThisOne: Bool

    public init(id: UUID, name: String, lastSeen: Date, isThisOne: Bool) {
      self.id = id
      self.name = name
      self.lastSeen = lastSeen
      self.isThisOne = isThisOne
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.name = try fields.required("name", keeping: .length(1...64))
      self.lastSeen = try fields.required("lastSeen")
      self.isThisOne = try fields.required("isThisOne")
    }

    public var json: JSONValue {
      ["id": id.json, "name": name.json, "lastSeen": lastSeen.json, "isThisOne": isThisOne.json]
    }
  }

  public struct Pair: Hashable, Sendable, JSONConvertible {
    public var device: UUID
    public var owner: UUID?
    public var others: [UUID]?
    public var places: [String: UUID]

    public init(device: UUID, owner: UUID? = nil, others: [UUID]? = nil, places: [String: UUID]) {
      self.device = device
      self.owner = owner
      self.others = others
      self.places = places
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.device = try fields.required("device")
      self.owner = try fields.optional("owner")
      self.others = try fields.optional("others")
      self.places = try fields.required("places")
    }

    public var json: JSONValue {
      ["device": device.json, "owner": owner?.json, "others": others?.json, "places": places.json]
    }
  }

  public struct DevicePage: Hashable, Sendable, JSONConvertible {
    public var devices: [Device]
    public var next: String?

    public init(devices: [Device], next: String? = nil) {
      self.devices = devices
      self.next = next
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.devices = try fields.required("devices")
      self.next = try fields.optional("next")
    }

    public var json: JSONValue {
      ["devices": devices.json, "next": next?.json]
    }
  }

  public struct SignInAnswer: Equatable, Sendable, JSONConvertible {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
    }

    public var json: JSONValue {
      ["session": session.json]
    }
  }

  public struct DocumentsAnswer: Hashable, Sendable, JSONAnswer {
    public var titles: [String]
    public var total: Int

    public init(titles: [String], total: Int) {
      self.titles = titles
      self.total = total
    }

    public var json: JSONValue {
      ["titles": titles.json]
    }

    public var answerHeaders: Headers {
      var headers = Headers()
      headers.add("X-Total-Count", self.total.wireText)
      return headers
    }

    public func check() throws(InvalidValue) {
      let fields = try json.fields()
      let _: [String] = try fields.required("titles")
      let headers = TextFields.answer(
        .header,
        [
          ("X-Total-Count", self.total.wireText)
        ])
      let _: Int = try headers.required("X-Total-Count")
    }
  }
}

// The requests of the endpoints.

extension Archive {
  public struct SignInRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct DevicesRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var cursor: String?
    public var limit: Int?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      let query = try incoming.query()
      self.cursor = try query.optional("cursor")
      self.limit = try query.optional("limit", keeping: .size(1...100))
    }
  }

  public struct DocumentsRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var page: Int
    public var size: Int

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      let query = try incoming.query()
      self.page = try query.required("page", keeping: .size(1 ... .max))
      self.size = try query.required("per_page", keeping: .size(1...100))
    }
  }

  public struct NameDevicesRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var devices: [Device]
    public var favourite: Pair?
    public var tells: [String]?
    public var room: String?
    private static let roomPattern = ValueRule<String>.matches("[a-z]+")

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      let body = try incoming.jsonBody()
      self.devices = try body.required("devices")
      self.favourite = try body.optional("favourite")
      self.tells = try body.optional("tells", keeping: .each(.email), .each(.length(0...64)))
      self.room = try body.optional("room", keeping: .length(2...8), Self.roomPattern)
    }
  }

  public struct SignOutDeviceRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var id: UUID

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      self.id = try incoming.path.required("id")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
    }
  }
}
