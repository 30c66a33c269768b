// Written by authgen from device-flow.yaml: change the contract, not this file.
