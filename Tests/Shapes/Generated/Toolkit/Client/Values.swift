// Written by authgen from colon-in-path.yaml: change the contract, not this file.
