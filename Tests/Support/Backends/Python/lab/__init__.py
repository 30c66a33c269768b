"""The common base of the servers in Python: their state in memory, and the control of docs/control.md."""
