import AuthServer
import ContractModel
import Stores

/// Requests of apps that the forms of pages belong to.
final class AppRequests: Sendable {
  private let contract: Contract
  private let store: any TicketStore
  private let hash: KeyedHash

  init(
    contract: Contract, store: any TicketStore, hash: KeyedHash
  ) {
    self.contract = contract
    self.store = store
    self.hash = hash
  }

  static let pageKind = "$page"

  /// The app's request: that of the page that a form came from, if it came from one.
  func asked(_ input: OperationInput) async throws -> AppRequest {
    guard let form = input.page.form else { return AppRequest(input, contract) }
    // A person who left the page open for long begins anew: nobody knows any more what the app asked for.
    //! expired-page-refused
    guard let payload = try await pagePayload(form) else { throw OperationRefusal(.stateWrong) }
    return AppRequest(payload)
  }

  /// A form that another site's page sends never signs anybody in, and the form of a page of this
  /// server counts in the browser only that was given the page.
  func mustBeFromHere(_ input: OperationInput) throws {
    guard !input.page.isForeign else { throw OperationRefusal(.requestInvalid) }  //! foreign-form
    guard let form = input.page.form else { return }
    guard let cookie = input.page.cookie, cookie == Secret(cookieValue(form)) else {
      throw OperationRefusal(.stateWrong)
    }  //! form-cookie-checked
  }

  func pagePayload(_ form: Secret) async throws -> JSONObject? {
    let ticket = hash.fingerprint(ofTicket: Self.pageKind, form.reveal())
    guard case .good(let payload) = try await store.peek(ticket: ticket, kind: Self.pageKind) else {
      return nil
    }
    return payload
  }

  func cookieValue(_ form: Secret) -> String { hash.alias("page", form.reveal()) }
}
