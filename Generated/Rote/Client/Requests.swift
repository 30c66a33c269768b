// Written by authgen from rote.yaml: change the contract, not this file.
