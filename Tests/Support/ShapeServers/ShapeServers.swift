// The build generates the rest of this module from the contracts in Tests/Shapes: see TestClients.
