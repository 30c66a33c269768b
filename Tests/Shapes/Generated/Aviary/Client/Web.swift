// Written by authgen from two-bearers.yaml: change the contract, not this file.
