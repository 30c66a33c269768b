// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation
