// Written by authgen from hello.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {}
