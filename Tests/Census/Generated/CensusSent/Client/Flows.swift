// Written by authgen from sent.yaml: change the contract, not this file.
