# Written by authgen from readmigo.yaml: change the contract, not this file.
"""Sign in with Apple, email, WeChat or phone; sessions on several devices;
biometrics at launch.
"""

import authcontract_server

authcontract_server.require("0.1.0", "readmigo")
