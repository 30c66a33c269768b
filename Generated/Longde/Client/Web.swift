// Written by authgen from longde.yaml: change the contract, not this file.
