// Written by authgen from opaque-session.yaml: change the contract, not this file.
