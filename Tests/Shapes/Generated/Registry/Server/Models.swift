// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthServer

extension Registry {
  public struct Person: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var nickname: String?
    public var address: Address?

    public init(id: UUID, nickname: String? = nil, address: Address? = nil) {
      self.id = id
      self.nickname = nickname
      self.address = address
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.nickname = try fields.optional("nickname")
      self.address = try fields.optional("address")
    }

    public var json: JSONValue {
      ["id": id.json, "nickname": nickname?.json, "address": address?.json]
    }
  }

  public struct Address: Hashable, Sendable, JSONConvertible {
    public var street: String
    public var floor: Int?

    public init(street: String, floor: Int? = nil) {
      self.street = street
      self.floor = floor
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.street = try fields.required("street")
      self.floor = try fields.optional("floor")
    }

    public var json: JSONValue {
      ["street": street.json, "floor": floor?.json]
    }
  }

  public struct NewAddress: Hashable, Sendable, JSONConvertible {
    public var street: String?
    public var floor: RequestedChange<Int>

    public init(street: String? = nil, floor: RequestedChange<Int> = .keep) {
      self.street = street
      self.floor = floor
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.street = try fields.optional("street")
      self.floor = try fields.change("floor")
    }

    public var json: JSONValue {
      ["street": street?.json, "floor": floor.json]
    }
  }

  public struct SignInAnswer: Equatable, Sendable, JSONConvertible {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.token = try fields.required("token")
    }

    public var json: JSONValue {
      ["token": token.json]
    }
  }

  public struct RegisterAnswer: Hashable, Sendable, JSONConvertible {
    public var id: UUID

    public init(id: UUID) {
      self.id = id
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
    }

    public var json: JSONValue {
      ["id": id.json]
    }
  }

  public enum Notice: String, JSONEnumeration {
    case daily
    case weekly
  }
}

// The requests of the endpoints.

extension Registry {
  public struct SignInRequest: IncomingRequest {
    public var email: String?
    public var phone: String?
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.optional("email", keeping: .email)
      self.phone = try body.optional("phone", keeping: .phone)
      self.password = try body.required("password")
      try incoming.expectOne(
        of: [("email", .body, self.email != nil), ("phone", .body, self.phone != nil)],
        isExact: true)
    }
  }

  public struct RegisterRequest: IncomingRequest {
    public var username: String?
    public var email: String?
    public var phone: String?
    public var password: Secret
    public var passwordConfirmation: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.username = try incoming.headers.optional("X-Name")
      let body = try incoming.jsonBody()
      self.email = try body.optional("email", keeping: .email)
      self.phone = try body.optional("phone", keeping: .phone)
      self.password = try body.required("password")
      self.passwordConfirmation = try body.required("password_confirmation")
      try incoming.expectOne(
        of: [
          ("email", .body, self.email != nil),
          ("phone", .body, self.phone != nil),
          ("X-Name", .header, self.username != nil),
        ])
      try incoming.expectSame(
        "password_confirmation", .body, self.passwordConfirmation == self.password, as: "password")
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
    }
  }

  public struct ChangeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var nickname: RequestedChange<String>
    public var birthday: RequestedChange<Date>
    public var height: RequestedChange<Int>
    public var isVisible: RequestedChange<Bool>
    public var picture: RequestedChange<URL>
    public var manager: RequestedChange<UUID>
    public var delegates: RequestedChange<[UUID]>
    public var marks: RequestedChange<[String: Int]>
    public var notice: RequestedChange<Notice>
    public var address: RequestedChange<NewAddress>
    public var settings: RequestedChange<JSONValue>
    public var pin: RequestedChange<Secret>
    public var note: String?
    private static let pinPattern = ValueRule<Secret>.matches("[0-9]{4}")

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      let body = try incoming.jsonBody()
      self.nickname = try body.change("nickname", keeping: .length(0...20))
      self.birthday = try body.change("birthday")
      self.height = try body.change("height")
      self.isVisible = try body.change("is_visible")
      self.picture = try body.change("picture")
      self.manager = try body.change("manager")
      self.delegates = try body.change("delegates")
      self.marks = try body.change("marks")
      self.notice = try body.change("notice")
      self.address = try body.change("address")
      self.settings = try body.change("settings")
      self.pin = try body.change("pin", keeping: Self.pinPattern)
      self.note = try body.optional("note")
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
