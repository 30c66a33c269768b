// Written by authgen from granted.yaml: change the contract, not this file.

import AuthClient
import Foundation
