/** News: articles, their translations, and the companies they name. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements: ReadonlyArray<string> = [
  `create table article (
    article_id integer primary key,
    source text not null,
    external_id text not null,
    category text not null,
    priority integer not null,
    source_url text,
    published_at text not null,
    content_type text not null,
    created_at text not null,
    digest text not null,
    run_id integer not null
  )`,
  "create unique index article_external_id on article (source, external_id)",
  "create index article_run on article (run_id)",
  "create index article_published on article (published_at, article_id)",
  "create index article_category on article (category, published_at, article_id)",
  "create index article_priority on article (priority, published_at, article_id)",
  `create table article_translation (
    article_id integer not null,
    locale text not null,
    title text not null,
    summary text,
    ai_angle text,
    risk text,
    trigger text,
    run_id integer not null,
    full_content text,
    primary key (article_id, locale)
  )`,
  `create table article_company (
    article_id integer not null,
    company_id integer not null,
    run_id integer not null,
    primary key (article_id, company_id)
  )`,
  "create index article_company_company on article_company (company_id, article_id)"
]

/** The rows that runs replaced or removed, with the run that did. */
const corrections: ReadonlyArray<string> = ["article", "article_translation", "article_company"].flatMap(
  (table) => [
    `create table ${table}_correction as
     select *, run_id as replaced_by
     from ${table}
     where 1 = 0`,
    `create index ${table}_correction_replaced_by on ${table}_correction (replaced_by)`,
    `create index ${table}_correction_run on ${table}_correction (run_id)`
  ]
)

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach([...statements, ...corrections], (statement) => sql.unsafe(statement))
  yield* sql`insert into id_sequence (name, next) values ('article', 1)`
})
