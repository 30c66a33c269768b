// Written by authgen from cookie-tokens.yaml: change the contract, not this file.
