// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Registry {
  struct SignInBody: Encodable, Sendable {
    let email: String?
    let phone: String?
    let password: Secret
  }

  struct RegisterBody: Encodable, Sendable {
    let email: String?
    let phone: String?
    let password: Secret
    let passwordConfirmation: Secret

    private enum CodingKeys: String, CodingKey {
      case email, phone, password
      case passwordConfirmation = "password_confirmation"
    }
  }

  struct ChangeBody: Encodable, Sendable {
    let nickname: FieldChange<String>
    let birthday: FieldChange<Date>
    let height: FieldChange<Int>
    let isVisible: FieldChange<Bool>
    let picture: FieldChange<URL>
    let manager: FieldChange<String>
    let delegates: FieldChange<[String]>
    let marks: FieldChange<[String: Int]>
    let notice: FieldChange<Notice>
    let address: FieldChange<NewAddress>
    let settings: FieldChange<AnyJSON>
    let pin: FieldChange<Secret>
    let note: String?

    private enum CodingKeys: String, CodingKey {
      case nickname, birthday, height, picture, manager, delegates, marks, notice, address,
        settings, pin, note
      case isVisible = "is_visible"
    }
  }
}
