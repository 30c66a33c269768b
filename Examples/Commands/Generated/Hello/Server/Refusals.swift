// Written by authgen from hello.yaml: change the contract, not this file.

import AuthServer

/// How each refusal looks on the wire.
private enum Refusals {}
