// Written by authgen from hello.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer
