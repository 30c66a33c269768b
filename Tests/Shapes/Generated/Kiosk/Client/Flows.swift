// Written by authgen from dispatch-by-body.yaml: change the contract, not this file.
