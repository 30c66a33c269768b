# Written by authgen from longde.yaml: change the contract, not this file.
"""Sign in with Apple, bearer access tokens and rotating refresh tokens."""

import authcontract_server

authcontract_server.require("0.1.0", "longde")
