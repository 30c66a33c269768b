import GenerateCommands

// Synchronous and without Foundation: the tool starts in milliseconds.
GenerateCommands.runAndExit()
