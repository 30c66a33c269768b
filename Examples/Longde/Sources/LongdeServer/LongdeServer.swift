// The plugin writes the stubs of contract/longde.yaml into this module: its name is the contract's.
@_exported import AuthServer
