// The build generates the rest of this module from the census: see TestClients.
