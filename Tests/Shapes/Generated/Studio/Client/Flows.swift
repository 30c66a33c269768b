// Written by authgen from several-answers.yaml: change the contract, not this file.
