// Written by authgen from hello.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// What the contract says of each refusal.
private nonisolated enum Refusals {}
