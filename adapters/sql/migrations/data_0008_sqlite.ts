/** The indexes of trigrams and the triggers of migration 8 on SQLite. */

/** U+FDD0 encloses each text of a document. */
const b = "char(64976)"

const companyRow = (row: string): string => `
  ${row}.company_id, ${row}.sector_lower, ${row}.country_code,
  ${b} || ${row}.symbol_lower || ${b} || ${row}.name_lower || ${b}
    || coalesce(${row}.alias_name_lower || ${b}, '') || ${b}`

/** Newest first: minus the days since 1970 times 2^31, minus the id. */
const reportPosition = (row: string): string =>
  `-cast(julianday(${row}.report_date) - 2440587.5 as integer) * 2147483648 - ${row}.report_id`

const reportRow = (row: string): string => `
  ${reportPosition(row)}, ${row}.report_id, ${row}.company_id, ${row}.report_type, ${row}.securities_firm_lower,
  ${row}.stock_name_lower, ${row}.industry_category_lower, ${b} || ${row}.title_lower || ${b} || ${b}`

/** Triggers by which the rows of a table are those of its documents. */
const documents = (
  table: string,
  columns: string,
  row: (row: string) => string,
  position: (row: string) => string
) => {
  const of = (row: string) =>
    columns
      .split(", ")
      .map((column) => `${row}.${column}`)
      .join(", ")
  const insert = `insert into ${table}_search select ${row("new")};`
  const remove = `delete from ${table}_search where position = ${position("old")};`
  return [
    `create trigger ${table}_inserted after insert on ${table} begin ${insert} end`,
    `create trigger ${table}_deleted after delete on ${table} begin ${remove} end`,
    `create trigger ${table}_updated after update on ${table}
     when (${of("old")}) is not (${of("new")})
     begin ${remove} ${insert} end`
  ]
}

/** The ids of records: FTS5 inserts documents fastest in ascending order. */
const trigrams = (list: string, id: string): ReadonlyArray<string> => [
  `create virtual table ${list}_search_trigrams using fts5 (
    document, content='${list}_search', content_rowid='${id}', columnsize=0, detail=none,
    tokenize='trigram case_sensitive 1'
  )`,
  `create virtual table ${list}_search_tokens using fts5vocab (${list}_search_trigrams, instance)`
]

const companyFacet = (row: string, sign: string): string => `
  insert into company_facet
  values (coalesce(${row}.sector_lower, ''), coalesce(${row}.country_code, ''), ${sign})
  on conflict do update set companies = companies + excluded.companies;`

const reportFacet = (row: string, sign: string): string => {
  const day = `date(-(${row}.position / 2147483648) * 86400, 'unixepoch')`
  return `
  insert into report_facet
  select column1, coalesce(column2, ''), ${day}, ${sign}
  from (
    values
      ('', ''), ('report_type', ${row}.report_type), ('securities_firm_lower', ${row}.securities_firm_lower),
      ('industry_category_lower', ${row}.industry_category_lower)
  )
  where true
  on conflict do update set reports = reports + excluded.reports;`
}

/** Triggers that count and index documents. */
const counted = (
  list: string,
  id: string,
  facet: (row: string, sign: string) => string
): ReadonlyArray<string> => [
  `create trigger ${list}_search_inserted after insert on ${list}_search begin
    insert into ${list}_search_trigrams (rowid, document) values (new.${id}, new.document);
    insert into text_change (list, sign, document) values ('${list}', 1, new.document);
    ${facet("new", "1")}
  end`,
  `create trigger ${list}_search_deleted after delete on ${list}_search begin
    insert into ${list}_search_trigrams (${list}_search_trigrams, rowid, document)
    values ('delete', old.${id}, old.document);
    insert into text_change (list, sign, document) values ('${list}', -1, old.document);
    ${facet("old", "-1")}
  end`
]

const articleFacet = (row: string, sign: string): string => `
  insert into article_facet values (${row}.category, ${row}.priority, ${sign})
  on conflict do update set articles = articles + excluded.articles;`

export const sqlite: ReadonlyArray<string> = [
  ...trigrams("company", "position"),
  ...trigrams("report", "report_id"),
  ...counted("company", "position", companyFacet),
  ...counted("report", "report_id", reportFacet),
  ...documents(
    "company",
    "symbol_lower, name_lower, alias_name_lower, sector_lower, country_code",
    companyRow,
    (row) => `${row}.company_id`
  ),
  ...documents(
    "report",
    "report_date, company_id, report_type, securities_firm_lower, stock_name_lower, industry_category_lower, title_lower",
    reportRow,
    reportPosition
  ),
  `create trigger article_inserted after insert on article begin ${articleFacet("new", "1")} end`,
  `create trigger article_deleted after delete on article begin ${articleFacet("old", "-1")} end`,
  `create trigger article_updated after update on article
   when (old.category, old.priority) is not (new.category, new.priority)
   begin ${articleFacet("old", "-1")} ${articleFacet("new", "1")} end`,
  `insert into company_search select ${companyRow("c")} from company c where true`,
  `insert into report_search select ${reportRow("r")} from report r order by report_id`,
  "insert into article_facet select category, priority, count(*) from article group by category, priority"
]
