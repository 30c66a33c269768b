"""Runs a command on a terminal of its own and prints what the terminal got, with its marks as \\r and \\x1b.

usage: Terminal.py [--interrupt TEXT] COMMAND…
--interrupt types Ctrl-C as soon as the terminal shows TEXT. The exit code is the command's, as a shell has it.
"""
import os
import pty
import sys

words = sys.argv[1:]
text = words[1].encode() if words[0] == "--interrupt" else None
process, terminal = pty.fork()
if process == 0:
    command = words if text is None else words[2:]
    os.execvpe(command[0], command, {**os.environ, "TERM": "xterm"})
output = b""
while True:
    try:
        piece = os.read(terminal, 65536)
    except OSError:  # Linux ends a terminal without a process like this.
        break
    if not piece:
        break
    output += piece
    if text is not None and text in output:
        os.write(terminal, b"\x03")
        text = None
print(output.decode().replace("\r\n", "\n").encode("unicode_escape").decode().replace("\\n", "\n"))
status = os.waitpid(process, 0)[1]
sys.exit(os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status))
