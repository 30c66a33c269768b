// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.
