"""What an operation of the server takes and answers, and what of a request is refused before it is sent."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from urllib.parse import quote

from ._errors import Invalid


@dataclass(frozen=True)
class Parameter:
    """A parameter: where it is sent (`path`, `query` or `header`), the kind of its values, and their bounds."""

    place: str
    kind: str
    required: bool = False
    one_of: tuple[str, ...] = ()
    minimum: int | None = None
    maximum: int | None = None

    def fault(self, text: str) -> str | None:
        """What is wrong with a value, in the server's words; None where it may be sent."""
        if self.one_of and text.lower() not in [one.lower() for one in self.one_of]:
            quoted = [f"'{one}'" for one in self.one_of]
            return f"Input should be {' or '.join(filter(None, [', '.join(quoted[:-1]), quoted[-1]]))}"
        if self.kind == "day":
            try:
                datetime.date.fromisoformat(text)
            except ValueError:
                return f'Input should be a day, YYYY-MM-DD, not "{text}"'
        if self.kind == "integer":
            try:
                number = int(text)
            except ValueError:
                return "Input should be a valid integer, unable to parse string as an integer"
            if self.minimum is not None and number < self.minimum:
                return f"Input should be greater than or equal to {self.minimum}"
            if self.maximum is not None and number > self.maximum:
                return f"Input should be less than or equal to {self.maximum}"
        return None


@dataclass(frozen=True)
class Operation:
    """An operation that reads: its path, its parameters, the member of its answer that has the rows, and their columns by kind.

    The kinds are `day`, `instant`, `integer`, `number`, `boolean`, `text` and `other`; a column that a row may lack ends in `?`.
    """

    path: str
    parameters: Mapping[str, Parameter]
    rows: str | None = None
    columns: Mapping[str, str] = field(default_factory=dict)

    def maximum(self, name: str) -> int:
        """The greatest value of a parameter that has one."""
        maximum = self.parameters[name].maximum
        assert maximum is not None
        return maximum

    def request(self, values: Mapping[str, object]) -> tuple[str, dict[str, str], dict[str, str]]:
        """The path, query and headers of a request with these values, of which None is left out.

        Raises TypeError for a parameter that the operation doesn't have, and Invalid for values that the server would refuse.
        """
        unknown = [name for name in values if name not in self.parameters]
        if unknown:
            raise TypeError(
                f"{self.path} has no parameter {unknown[0]}; it takes {', '.join(self.parameters)}"
            )
        texts = {name: _text(value) for name, value in values.items() if value is not None}
        faults: list[dict[str, object]] = []
        for name, parameter in self.parameters.items():
            text = texts.get(name)
            if text is None or (text == "" and parameter.place == "path"):
                fault = "Field required" if parameter.required else None
            else:
                fault = parameter.fault(text)
            if fault is not None:
                faults.append({"loc": [parameter.place, name], "msg": fault, "type": "value_error"})
        if faults:
            raise Invalid(faults)
        path = self.path
        sent: dict[str, dict[str, str]] = {"query": {}, "header": {}}
        for name, text in texts.items():
            if self.parameters[name].place == "path":
                path = path.replace("{" + name + "}", quote(text, safe=",:@"))
            else:
                sent[self.parameters[name].place][name] = text
        return path, sent["query"], sent["header"]


def _text(value: object) -> str:
    """A value as it is sent: a list between commas, a date or timestamp as its day."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime.datetime):
        return value.date().isoformat()
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ",".join(map(_text, value))
    return str(value)
