// Written by authgen from sliding-session.yaml: change the contract, not this file.
