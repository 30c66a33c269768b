// Written by authgen from envelope.yaml: change the contract, not this file.
