// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.
