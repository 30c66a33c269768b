"""Refusals by their meanings, as contracts have them under `means`."""


def refusing(table):
    """Raises the refusal of the table that has the meaning; what it tells beside that comes as details."""

    def refuse(meaning, **details):
        if meaning not in table:
            raise KeyError(f"no refusal here means {meaning}")
        made = table[meaning]
        raise made if isinstance(made, type) else made(**details)

    return refuse
