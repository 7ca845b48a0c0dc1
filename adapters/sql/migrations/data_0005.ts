/** What was imported of sources, when they are synced, and the indexes by which imports look up issuers. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `create table source_entry (
    source text not null,
    name text not null,
    version text not null,
    imported_at text not null,
    primary key (source, name)
  )`,
  `create table source_answer (
    source text not null,
    url text not null,
    etag text,
    last_modified text,
    imported_at text not null,
    primary key (source, url)
  )`,
  `create table source_sync (
    source text primary key,
    holder text,
    held_until text,
    started_at text,
    finished_at text,
    failure text,
    next_run text
  )`,
  `create table source_request (
    source text primary key,
    day date not null,
    requests integer not null
  )`,
  "create index issuer_cik on issuer (cik)",
  "create index issuer_corp_code on issuer (corp_code)"
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement))
})
