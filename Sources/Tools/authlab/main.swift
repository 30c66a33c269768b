import LabCommands

await LabCommands.runAndExit()
