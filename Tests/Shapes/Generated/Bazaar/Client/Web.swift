// Written by authgen from free-json.yaml: change the contract, not this file.
