// Written by authgen from second-factor.yaml: change the contract, not this file.
