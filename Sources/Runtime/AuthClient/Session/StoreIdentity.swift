/// The identity of a session in this process: its contract, its server and the place of its store.
struct StoreIdentity: Hashable {
  private let contract: ObjectIdentifier
  private let server: String
  private let place: StorePlace

  init(_ store: any TokenStore, of contract: Any.Type, at server: String) {
    self.server = server  //! server-identity
    self.contract = ObjectIdentifier(contract)  //! contract-identity
    place = store.place
  }
}
