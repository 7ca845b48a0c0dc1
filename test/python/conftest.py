"""A client of a server with the sample, its answers as JSON, and a server that plays back what a test gives it."""

from __future__ import annotations

import datetime
import os
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pandas as pd
import pytest
import requests
from requests.adapters import HTTPAdapter
from urllib3.util import Retry

from findata import Client


@pytest.fixture(scope="session")
def client() -> Iterator[Client]:
    with Client() as client:
        yield client


@pytest.fixture(scope="session")
def get() -> Callable[..., Any]:
    """The JSON of a path with parameters, as the server answers it."""

    session = requests.Session()
    session.mount("http://", HTTPAdapter(max_retries=Retry(5, status_forcelist=[503], backoff_factor=0.2)))

    def ask(path: str, **parameters: object) -> Any:
        headers = {"X-API-Key": os.environ["FINDATA_API_KEY"]}
        answer = session.get(os.environ["FINDATA_URL"] + path, params=parameters, headers=headers, timeout=60)
        assert answer.status_code == 200, answer.text
        return answer.json()

    return ask


class Played:
    """A server on a free port. `answers` are given one after the other, the last one again and again."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, dict[str, str], bytes]] = [(200, {}, b"{}")]
        self.requests: list[tuple[str, dict[str, str], dict[str, str]]] = []
        played = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                address = urlsplit(self.path)
                query = {
                    name: values[-1]
                    for name, values in parse_qs(address.query, keep_blank_values=True).items()
                }
                played.requests.append((address.path, query, dict(self.headers)))
                status, headers, body = (
                    played.answers.pop(0) if len(played.answers) > 1 else played.answers[0]
                )
                self.send_response(status)
                # Without Connection a client might ask once more by this connection while it is being closed.
                always = {"Content-Length": str(len(body)), "Connection": "close"}
                for name, value in {**always, **headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def played() -> Iterator[Played]:
    played = Played()
    yield played
    played.close()


def same(frame: pd.DataFrame, rows: list[dict[str, Any]]) -> None:
    """The frame has the rows, value by value and in their order, and NA where they have null."""
    flat = frame.reset_index()
    assert len(flat) == len(rows)
    assert rows == [] or sorted(flat.columns) == sorted(rows[0])
    for name in flat.columns:
        for value, row in zip(flat[name], rows):
            wanted = row[name]
            if wanted is None:
                assert pd.isna(value), (name, value)
            elif isinstance(value, pd.Timestamp):
                is_instant = value.tzinfo is not None
                text = value.strftime("%Y-%m-%dT%H:%M:%SZ") if is_instant else value.date().isoformat()
                assert text == (wanted if is_instant else wanted[:10])
            else:
                assert value == wanted, (name, value, wanted)


def day(text: str) -> datetime.date:
    return datetime.date.fromisoformat(text)
