import Foundation

/// What is generated for a target: it follows from the library that the target depends on.
enum Output: String, CaseIterable {
  case client, server

  /// The runtime library of the generated code.
  var library: String { "Auth\(folder)" }

  /// The folder of its files, below the one that belongs to the build of the target.
  var folder: String { rawValue.capitalized }

  /// SwiftPM wants to know the names before anything is generated: they are the same for every contract.
  var files: [String] {
    switch self {
    case .client:
      [
        "Client.swift", "Fake.swift", "Flows.swift", "Models.swift", "Policies.swift",
        "Refusals.swift", "Requests.swift", "Session.swift", "Values.swift", "Web.swift",
      ]
    case .server: ["API.swift", "Models.swift", "Refusals.swift", "Routes.swift"]
    }
  }
}
