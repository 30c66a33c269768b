// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation
