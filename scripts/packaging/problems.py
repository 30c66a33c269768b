"""How the release scripts report what is wrong."""
import sys


class Problem(Exception):
    """What is wrong, and what to do about it."""

    def __init__(self, message, help):
        super().__init__(message)
        self.help = help

    def __str__(self):
        return f"error: {self.args[0]}\n  = help: {self.help}"


def report(problems):
    """Prints each problem and ends the run, if there are any."""
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        sys.exit(1)
