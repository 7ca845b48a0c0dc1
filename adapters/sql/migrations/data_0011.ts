/**
 * Counts the documents with a frequent text in each part of the list of companies, by sector and country. Adds an index
 * of symbols in lower case; on SQLite the index of both filters contains the documents, which are then compared in the
 * order of the file.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** U+FDD0 separates the two. */
const partOf = (row: string, character: string): string =>
  `coalesce(${row}.sector_lower, '') || ${character}(64976) || coalesce(${row}.country_code, '')`

const facet = (row: string, sign: string): string => `
  insert into company_facet
  values (coalesce(${row}.sector_lower, ''), coalesce(${row}.country_code, ''), ${sign})
  on conflict do update set companies = companies + excluded.companies;`

const change = (row: string, sign: string): string => `
  insert into text_change (list, sign, document, part)
  values ('company', ${sign}, ${row}.document, ${partOf(row, "char")});`

const sqlite: ReadonlyArray<string> = [
  "drop index company_search_sector_country",
  `create index company_search_sector_country on company_search (
    sector_lower, country_code, position, document
  )`,
  "drop trigger company_search_inserted",
  "drop trigger company_search_deleted",
  `create trigger company_search_inserted after insert on company_search begin
    insert into company_search_trigrams (rowid, document) values (new.position, new.document);
    ${change("new", "1")}
    ${facet("new", "1")}
  end`,
  `create trigger company_search_deleted after delete on company_search begin
    insert into company_search_trigrams (company_search_trigrams, rowid, document)
    values ('delete', old.position, old.document);
    ${change("old", "-1")}
    ${facet("old", "-1")}
  end`
]

const counting = (event: string, rows: string, sign: string): string => `
  create or replace function findata_company_search_${event}() returns trigger language plpgsql as $$
  begin
    insert into text_change (list, sign, document, part)
    select 'company', ${sign}1, document, ${partOf(rows, "chr")} from ${rows};
    insert into company_facet
    select coalesce(sector_lower, ''), coalesce(country_code, ''), ${sign}count(*)
    from ${rows}
    group by 1, 2
    on conflict (sector_lower, country_code) do update
    set companies = company_facet.companies + excluded.companies;
    return null;
  end
  $$`

const postgres: ReadonlyArray<string> = [
  counting("insert", "new_rows", ""),
  counting("delete", "old_rows", "-")
]

/** What was counted of companies, which are all counted anew. */
const recount = (character: string): ReadonlyArray<string> => [
  "delete from text_frequency where list = 'company'",
  "delete from text_choice where list = 'company'",
  "delete from text_change where list = 'company'",
  `insert into text_change (list, sign, document, part)
   select 'company', 1, document, ${partOf("c", character)} from company_search c`
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [character, own] = sql.onDialectOrElse({
    pg: () => ["chr", postgres] as const,
    orElse: () => ["char", sqlite] as const
  })
  const statements = [
    "alter table text_change add column part text not null default ''",
    "alter table text_frequency add column parts text",
    "create index company_symbol_lower on company (symbol_lower)",
    ...own,
    ...recount(character)
  ]
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement))
})
