// Written by authgen from readmigo.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation
