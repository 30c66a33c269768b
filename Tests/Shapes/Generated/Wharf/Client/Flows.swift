// Written by authgen from pages-in-answers.yaml: change the contract, not this file.
