// Written by authgen from hello.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Hello {
  public struct HelloAnswer: Codable, Hashable, Sendable {
    public var greeting: String

    public init(greeting: String) {
      self.greeting = greeting
    }
  }
}
