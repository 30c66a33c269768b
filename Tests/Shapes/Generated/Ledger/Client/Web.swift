// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.
