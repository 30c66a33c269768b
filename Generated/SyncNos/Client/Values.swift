// Written by authgen from syncnos.yaml: change the contract, not this file.
