// Written by authgen from granted.yaml: change the contract, not this file.
