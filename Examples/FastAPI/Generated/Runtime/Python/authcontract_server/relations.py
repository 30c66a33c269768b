# Written by authgen, the same for every contract: change nothing here.
"""Rules between fields of one call. They stand beside the type of a field."""

from collections.abc import Callable, Iterator
from typing import Any

from .faults import Fault

Place = Callable[[str], tuple[str, str]]
"""The part in which an attribute travels, and its name there."""


class Relation:
    def check(self, name: str, request: Any, place: Place) -> None:
        """Refuses a request that breaks the rule, which stands at the attribute."""
        raise NotImplementedError


class AtLeastOne(Relation):
    """Of these attributes one or more have a value."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def given(self, request: Any) -> list[str]:
        return [name for name in self.names if getattr(request, name) is not None]

    def check(self, name: str, request: Any, place: Place) -> None:
        if self.given(request):
            return
        others = ", ".join(place(one)[1] for one in self.names[1:])
        part, wire = place(self.names[0])
        raise Fault("invalidValue", f"a value, here or in {others}", part, wire)


class ExactlyOne(AtLeastOne):
    """Of these attributes just one has a value."""

    def check(self, name: str, request: Any, place: Place) -> None:
        super().check(name, request, place)
        first, *others = self.given(request)
        if others:
            part, wire = place(others[0])
            expected = f"no value beside {place(first)[1]}"
            raise Fault("invalidValue", expected, part, wire)


class SameAs(Relation):
    """The attribute has the value of another one."""

    def __init__(self, other: str) -> None:
        self.other = other

    def check(self, name: str, request: Any, place: Place) -> None:
        if getattr(request, name) == getattr(request, self.other):
            return
        part, wire = place(name)
        expected = f"the same as {place(self.other)[1]}"
        raise Fault("invalidValue", expected, part, wire)


def relations(kind: Any) -> Iterator[tuple[str, Relation]]:
    """The rules of a model, groups first."""
    found = [
        (name, one)
        for name, field in kind.model_fields.items()
        for one in field.metadata
        if isinstance(one, Relation)
    ]
    yield from sorted(found, key=lambda pair: isinstance(pair[1], SameAs))
