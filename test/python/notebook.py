"""Runs the cells of docs/python.ipynb one after the other; as a program, writes what they print into it.

    FINDATA_URL=http://127.0.0.1:8080 FINDATA_API_KEY=ak_... python3 test/python/notebook.py
"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pandas as pd

PATH = Path(__file__).parents[2] / "docs/python.ipynb"


def run(cells: list[dict[str, Any]]) -> list[str]:
    """What each cell shows of its last expression; nothing where that is None, or there is none."""
    names: dict[str, object] = {}
    shown: list[str] = []
    for cell in cells:
        module = ast.parse("".join(cell["source"]), "docs/python.ipynb")
        last = module.body.pop() if isinstance(module.body[-1], ast.Expr) else None
        exec(compile(module, "docs/python.ipynb", "exec"), names)
        with pd.option_context("display.width", 120, "display.max_columns", 12):
            value = (
                None
                if last is None
                else eval(compile(ast.Expression(last.value), "docs/python.ipynb", "eval"), names)
            )
            shown.append("" if value is None else repr(value))
    return shown


def code(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def text_of(cell: dict[str, Any]) -> str:
    """What is stored of what a cell shows."""
    return "".join(line for output in cell["outputs"] for line in output["data"]["text/plain"])


def main() -> None:
    notebook = json.loads(PATH.read_text())
    for number, (cell, text) in enumerate(zip(code(notebook), run(code(notebook))), 1):
        cell["execution_count"] = number
        data = {"text/plain": text.splitlines(keepends=True)}
        output = {"output_type": "execute_result", "execution_count": number, "metadata": {}, "data": data}
        cell["outputs"] = [output] if text else []
    notebook["metadata"]["pandas"] = pd.__version__
    PATH.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
