// Written by authgen from returned.yaml: change the contract, not this file.
