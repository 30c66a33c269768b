# Written by authgen from syncnos.yaml: change the contract, not this file.
"""Sign in with Apple by authorization code and nonce, with the system's own
button, on iOS and macOS.
"""

import authcontract_server

authcontract_server.require("0.1.0", "sync_nos")
