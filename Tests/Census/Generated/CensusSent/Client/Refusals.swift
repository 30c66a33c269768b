// Written by authgen from sent.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {}
