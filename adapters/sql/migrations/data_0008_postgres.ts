/**
 * The indexes of trigrams and the triggers of migration 8 on PostgreSQL. Not by pg_trgm: only a superuser may install
 * it, and it ignores punctuation and texts of one or two characters.
 */

/** U+FDD0 encloses each text of a document. */
const b = "chr(64976)"

const companyRow = `
  company_id, sector_lower, country_code,
  ${b} || symbol_lower || ${b} || name_lower || ${b} || coalesce(alias_name_lower || ${b}, '') || ${b}`

/** Newest first: minus the days since 1970 times 2^31, minus the id. */
const reportPosition = "-(report_date - date '1970-01-01')::bigint * 2147483648 - report_id"

const reportRow = `
  ${reportPosition}, report_id, company_id, report_type, securities_firm_lower, stock_name_lower,
  industry_category_lower, ${b} || title_lower || ${b} || ${b}`

/** A trigger that runs once for each statement; `old_rows` and `new_rows` are the rows that it wrote. */
const trigger = (table: string, event: "insert" | "update" | "delete", statements: string) => {
  const transitions = {
    insert: "new table as new_rows",
    update: "old table as old_rows new table as new_rows",
    delete: "old table as old_rows"
  }
  const name = `findata_${table}_${event}`
  return [
    `create function ${name}() returns trigger language plpgsql as $$
     begin
       ${statements}
       return null;
     end
     $$`,
    `create trigger ${name} after ${event} on ${table} referencing ${transitions[event]}
     for each statement execute function ${name}()`
  ]
}

/** Triggers by which the rows of a table are those of its documents. */
const documents = (table: string, key: string, columns: string, row: string, position: string) => {
  const of = (rows: string) =>
    columns
      .split(", ")
      .map((column) => `${rows}.${column}`)
      .join(", ")
  const changed = (rows: string) => `
    select ${rows}.* from old_rows join new_rows using (${key})
    where (${of("old_rows")}) is distinct from (${of("new_rows")})`
  const insert = (rows: string) => `insert into ${table}_search select ${row} from ${rows};`
  const remove = (rows: string) => `
    delete from ${table}_search where position in (select ${position} from ${rows});`
  return [
    ...trigger(table, "insert", insert("new_rows")),
    ...trigger(table, "delete", remove("old_rows")),
    ...trigger(
      table,
      "update",
      `${remove(`(${changed("old_rows")}) changed`)} ${insert(`(${changed("new_rows")}) changed`)}`
    )
  ]
}

const companyFacet = (rows: string, sign: string): string => `
  insert into company_facet
  select coalesce(sector_lower, ''), coalesce(country_code, ''), ${sign}count(*)
  from ${rows}
  group by 1, 2
  on conflict (sector_lower, country_code) do update
  set companies = company_facet.companies + excluded.companies;`

const reportFacet = (rows: string, sign: string): string => `
  insert into report_facet
  select facet, coalesce(value, ''), date '1970-01-01' + (-position / 2147483648)::integer, ${sign}count(*)
  from ${rows}
  cross join lateral (
    values
      ('', ''), ('report_type', report_type), ('securities_firm_lower', securities_firm_lower),
      ('industry_category_lower', industry_category_lower)
  ) as facets (facet, value)
  group by 1, 2, 3
  on conflict (facet, value, report_date) do update
  set reports = report_facet.reports + excluded.reports;`

/** Triggers that count documents, and keep them to be counted by their texts. */
const counted = (list: string, facet: (rows: string, sign: string) => string): ReadonlyArray<string> =>
  (
    [
      ["insert", "new_rows", ""],
      ["delete", "old_rows", "-"]
    ] as const
  ).flatMap(([event, rows, sign]) =>
    trigger(
      `${list}_search`,
      event,
      `insert into text_change (list, sign, document) select '${list}', ${sign}1, document from ${rows};
       ${facet(rows, sign)}`
    )
  )

const articleFacet = (rows: string, sign: string): string => `
  insert into article_facet
  select category, priority, ${sign}count(*)
  from ${rows}
  group by 1, 2
  on conflict (category, priority) do update
  set articles = article_facet.articles + excluded.articles;`

const trigrams = (list: string): string =>
  `create index ${list}_search_trigrams on ${list}_search using gin (findata_trigrams(document))`

export const postgres: ReadonlyArray<string> = [
  `create function findata_trigrams(document text) returns tsvector
   language sql immutable strict parallel safe
   as $$
     select array_to_tsvector(
       array(select substr(document, i, 3) from generate_series(1, length(document) - 2) i)
     )
   $$`,
  ...counted("company", companyFacet),
  ...counted("report", reportFacet),
  ...documents(
    "company",
    "company_id",
    "symbol_lower, name_lower, alias_name_lower, sector_lower, country_code",
    companyRow,
    "company_id"
  ),
  ...documents(
    "report",
    "report_id",
    "report_date, company_id, report_type, securities_firm_lower, stock_name_lower, industry_category_lower, title_lower",
    reportRow,
    reportPosition
  ),
  ...trigger("article", "insert", articleFacet("new_rows", "")),
  ...trigger("article", "delete", articleFacet("old_rows", "-")),
  ...trigger("article", "update", `${articleFacet("old_rows", "-")} ${articleFacet("new_rows", "")}`),
  `insert into company_search select ${companyRow} from company`,
  `insert into report_search select ${reportRow} from report`,
  articleFacet("article", ""),
  trigrams("company"),
  trigrams("report")
]
