# Written by authgen from rote.yaml: change the contract, not this file.
"""The iOS app signs in through a web page, which hands its tokens over in a
redirect to the app's own scheme.
"""

import authcontract_server

authcontract_server.require("0.1.0", "rote")
