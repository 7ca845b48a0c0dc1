"""The cells of docs/python.ipynb run on the sample, and show what is stored of them, with the pandas that it was stored with."""

from __future__ import annotations

import json
from pathlib import Path

import notebook as cells
import pandas as pd
import pytest


def test_cells_show_what_is_stored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    notebook = json.loads(cells.PATH.read_text())
    monkeypatch.chdir(tmp_path)
    shown = cells.run(cells.code(notebook))
    assert len(shown) >= 8
    if notebook["metadata"]["pandas"] == pd.__version__:
        for cell, text in zip(cells.code(notebook), shown):
            assert text == cells.text_of(cell)
