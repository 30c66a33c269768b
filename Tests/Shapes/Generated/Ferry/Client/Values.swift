// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthClient
import Foundation
