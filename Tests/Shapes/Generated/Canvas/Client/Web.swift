// Written by authgen from guest.yaml: change the contract, not this file.
