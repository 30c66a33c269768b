// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.

import AuthClient
import Foundation
