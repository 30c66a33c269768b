// Written by authgen from form-bodies.yaml: change the contract, not this file.
