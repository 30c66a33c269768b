// Written by authgen from token-places.yaml: change the contract, not this file.
