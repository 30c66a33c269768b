import LiveScenarios

/// The person of a system's stories, as the account is made.
struct StoryPerson: Sendable {
  /// By the words of a story's values: `email`, `password`.
  let values: [String: String]
  /// The audience of a provider's proofs.
  var audience = "lab"

  static let longde = StoryPerson(values: ["email": "li@example.com"], audience: "cloud.longde.app")
  static let syncnos = StoryPerson(
    values: ["email": "li@example.com"], audience: "lab-appleAudience")
  static let rote = StoryPerson(values: ["username": "li", "password": "Right horse 9"])
  static let readmigo = StoryPerson(
    values: [
      "email": "li@example.com", "phone": "+8613800000000", "password": "Passw0rd-canary",
      "newPassword": "Passw0rd-canary", "configuration.deviceFingerprint": "phone",
    ], audience: "lab-appleAudience")
  static let cognito = StoryPerson(
    values: [
      "identifier": "li@example.com", "email": "li@example.com", "phone": "+8613800000000",
      "password": "Correct horse 9", "newPassword": "Another horse 8",
      "configuration.clientId": "lab", "configuration.poolId": "ap-southeast-1_labPool",
    ])
}
