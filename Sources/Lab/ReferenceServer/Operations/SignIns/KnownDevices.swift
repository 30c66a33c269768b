import ContractModel
import Stores

/// Devices and places from which a person has signed in.
final class KnownDevices: Sendable {
  private let policy: DevicePolicy?
  private let store: any SessionStore & TicketStore
  private let hash: KeyedHash
  private let messages: MessageSender

  init(
    policy: DevicePolicy?, store: any SessionStore & TicketStore, hash: KeyedHash,
    messages: MessageSender
  ) {
    self.policy = policy
    self.store = store
    self.hash = hash
    self.messages = messages
  }

  /// One more than the person had. Somebody's first device is no news.
  func isNewDevice(_ device: String?, of account: Account) async throws -> Bool {
    guard let device, policy != nil else { return false }
    guard try await !store.knows(device: device, of: account.id) else { return false }
    return try await hasComeBefore(account)
  }

  func reportNewDevice(_ account: Account, _ input: OperationInput) async throws {
    guard policy?.newDevice?.value == .notify else { return }
    let name =
      input.deviceName.isEmpty ? messages.language.text("A new device", "一台新设备") : input.deviceName
    try await messages.post(
      "newDevice", messages.language.text("\(name) signed in to your account.", "\(name) 登录了您的账号。"),
      to: account)
  }

  /// Whether nobody knows the device, and the person never came from that address.
  func isUnusual(_ account: Account, _ input: OperationInput) async throws -> Bool {
    guard policy?.oddSignIn.map({ $0.value != .allow }) ?? false,
      try await isNewDevice(hash.deviceAlias(input), of: account), let place = place(account, input)
    else { return false }
    return try await !isKept(place)  //! odd-sign-in-code
  }

  /// Keeps the place that the person came from: it counts as theirs from now on, for a year.
  func remember(_ account: Account, _ input: OperationInput) async throws {
    guard policy != nil else { return }
    try await keep(hash.alias("come", account.id))
    if let place = place(account, input) { try await keep(place) }
  }

  func keepToLimit(of account: Account) async throws {
    guard let limit = policy?.limit?.value else { return }
    let sessions = try await store.sessions(of: account.id).sorted { $0.beganAt > $1.beganAt }
    for session in sessions.dropFirst(limit) {  //! device-limit
      _ = try await store.end(session: session.id, of: account.id)
    }
  }

  private func hasComeBefore(_ account: Account) async throws -> Bool {
    try await isKept(hash.alias("come", account.id))
  }

  private func place(_ account: Account, _ input: OperationInput) -> String? {
    input.peer.map { hash.alias("place", account.id + " " + $0) }
  }

  private static let kind = "$place"

  private static let year = 365 * 86_400

  private func isKept(_ name: String) async throws -> Bool {
    let ticket = hash.fingerprint(ofTicket: Self.kind, name)
    if case .good = try await store.peek(ticket: ticket, kind: Self.kind) { return true }
    return false
  }

  private func keep(_ name: String) async throws {
    try await store.put(
      ticket: hash.fingerprint(ofTicket: Self.kind, name), kind: Self.kind, payload: [:],
      lifetime: Self.year)
  }
}

extension KeyedHash {
  /// The device as the store knows it; nil where the contract sends nothing that tells devices apart.
  func deviceAlias(_ input: OperationInput) -> String? {
    input.device.map { alias("device", $0.reveal()) }
  }
}
