/**
 * A second implementation of screens: rows of companies in DuckDB, and the universe, conversions, conditions, ranks and order as
 * SQL. The rows are the figures of each company alone, its bars, and the rates as they were imported.
 */
import type { DuckDBConnection, DuckDBValue } from "@duckdb/node-api"
import { Effect } from "effect"
import { type Company, Financials, Prices } from "../../core/mod.ts"
import type { FigureValue } from "../../core/figures/Figure.ts"
import { Matrices } from "../../core/figures/Matrices.ts"
import { trailing, trailingCurrency } from "../../core/financials/Trailing.ts"
import { barsOf } from "../../core/prices/mod.ts"
import { askedBy } from "./pagesOfCompany.ts"

/** DuckDB's driver; null where it can't be loaded, as on a machine that it isn't built for. */
export const duckdb = await import("@duckdb/node-api").catch(() => null)

/** What an amount is converted by: the unit of the price or its currency, at its day; or those of statements. */
type Money = "price" | "amount" | "annual" | "ttm" | "mrq"

/** The figures of the screens, with what those of money are converted by. */
export const figuresInSql: Readonly<Record<string, Money | null>> = {
  name: null,
  sector: null,
  industry: null,
  country_code: null,
  exchange: null,
  stock_type: null,
  employees: null,
  close: "price",
  high_52w: "price",
  market_cap: "amount",
  average_traded_value_20d: "amount",
  enterprise_value: "amount",
  net_value: "price",
  target_price: "price",
  upside: null,
  expert_count: null,
  buy_count: null,
  pe_ratio: null,
  pb_ratio: null,
  ps_ratio: null,
  ev_ebitda: null,
  dividend_yield: null,
  return_1y: null,
  return_1m: null,
  return_ytd: null,
  beta: null,
  volatility_1y: null,
  volume: null,
  sales: "annual",
  net_income: "annual",
  eps_diluted: "annual",
  sales_ttm: "ttm",
  free_cash_flow_ttm: "ttm",
  total_debt_mrq: "mrq",
  cash_and_cash_equivalents_mrq: "mrq",
  gross_margin: null,
  net_margin: null,
  roe: null,
  current_ratio: null,
  sales_growth_3y_cagr: null,
  fiscal_date: null,
  statement_date: null,
  last_filing: null,
  last_earnings: null,
  last_split_date: null,
  "sma(50)": "price",
  "sma(200)": "price",
  "rsi(14)": null
}

const keys = Object.keys(figuresInSql)
const dates = new Set(["fiscal_date", "statement_date", "last_filing", "last_earnings", "last_split_date"])
const texts = new Set(["name", "sector", "industry", "country_code", "exchange", "stock_type"])
const typeOf = (key: string): string => (dates.has(key) ? "date" : texts.has(key) ? "varchar" : "double")

const literal = (value: FigureValue | boolean): string => {
  if (value === null) return "null"
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`
  // A number without quotes is a decimal first.
  return typeof value === "number" ? `'${value}'::double` : String(value)
}

/** SQL's functions of the language: unknown where an operand is, or a result isn't finite. */
const macros = [
  "create macro quotient(a, b) as case when b = 0 then null else a / b end",
  "create macro logarithm(a) as case when a > 0 then ln(a) end",
  "create macro largest(a, b) as case when a is not null and b is not null then greatest(a, b) end",
  "create macro smallest(a, b) as case when a is not null and b is not null then least(a, b) end"
]

/** Writes companies, with their figures on some days, null for now, and their bars and rates into tables. */
export const exported = Effect.fnUntraced(function* (
  connection: DuckDBConnection,
  companies: ReadonlyArray<Company>,
  days: ReadonlyArray<string>,
  rates: ReadonlyArray<string>
) {
  const [financials, matrices, prices] = [yield* Financials, yield* Matrices, yield* Prices]
  const asked = keys.map(askedBy)
  const run = (sql: string) => Effect.promise(() => connection.run(sql))
  const insert = (table: string, rows: ReadonlyArray<string>) =>
    rows.length === 0
      ? Effect.void
      : run(`insert into ${table} values ${rows.map((row) => `(${row})`).join()}`)
  yield* run("set threads = 1")
  for (const macro of macros) yield* run(macro)
  yield* run(
    "create table company (company_id int, issuer_id int, symbol varchar, unit varchar, listed boolean)"
  )
  yield* run("create table rate (date date, base varchar, quote varchar, value double)")
  const columns = keys.map((key) => `"${key}" ${typeOf(key)}`).join()
  yield* run(
    `create table figure (day date, company_id int, annual_currency varchar, ttm_currency varchar, mrq_currency varchar, ${columns})`
  )
  yield* insert(
    "rate",
    rates.slice(1).map((line) => {
      const [date = "", base = "", quote = "", value] = line.split(",")
      return [literal(date), literal(base), literal(quote), literal(Number(value))].join()
    })
  )
  yield* insert(
    "company",
    companies.map(({ company_id, currency, issuer_id, listed, symbol }) =>
      [company_id, issuer_id, literal(symbol), literal(currency), listed !== false].join()
    )
  )
  yield* run("create table read_bar (company_id int, date varchar, volume double)")
  const bars = yield* Effect.promise(() => connection.createAppender("read_bar"))
  for (const company of companies) {
    const { company_id } = company
    const all = { interval: "1day", adjust: "none", from: null, to: null, limit: null, as_of: null } as const
    for (const { date, volume } of barsOf(yield* prices.recent(company, all))) {
      bars.appendInteger(company_id)
      bars.appendVarchar(date)
      bars.appendDouble(volume)
      bars.endRow()
    }
    const values = yield* matrices.ofCompany(company, days, asked)
    const rows: Array<string> = []
    for (const [i, day] of days.entries()) {
      const annual = yield* financials.statements(company, "Annual", day)
      const months = trailing([...annual, ...(yield* financials.statements(company, "Quarterly", day))])
      const currencies = [annual[0]?.currency, trailingCurrency(months), months.latest?.currency]
      rows.push(
        [
          literal(day),
          company_id,
          ...currencies.map((currency) => literal(currency ?? null)),
          ...(values[i] ?? []).map(literal)
        ].join()
      )
    }
    yield* insert("figure", rows)
  }
  bars.closeSync()
  yield* run("create table bar as select company_id, cast(date as date) as date, volume from read_bar")
  // The rate of a currency in another on a day of rates: as stated, the other way round, or over the euro.
  yield* run(`
    create table pair as
    with currency as (select base as code from rate union select quote from rate),
    stated as (
      select date, base, quote, value, 1 as choice from rate
      union all
      select date, quote, base, 1 / value, 2 from rate
    ),
    crossed as (
      select date, base, quote, value, choice from stated
      union all
      select b.date, b.quote, q.quote, q.value / b.value, 3
      from stated b join stated q on q.date = b.date and q.base = 'EUR' and b.base = 'EUR' and b.quote <> q.quote
    )
    select date, base, quote, value
    from crossed
    qualify row_number() over (partition by date, base, quote order by choice) = 1
  `)
})

/** A screen as SQL: each expression as it is written there. */
export interface ScreenInSql {
  readonly day: string
  readonly universe: "listed" | "all" | "issuers"
  /** ISO 4217; null for that of the most companies. */
  readonly currency: string | null
  readonly where: string | null
  /** Conditions whose unknown values are counted, by the text of each in the language. */
  readonly leaves: Readonly<Record<string, string>>
  readonly columns: ReadonlyArray<string>
  readonly sort: string
  readonly descending: boolean
  /** Days before that expressions look at, by the prefix of their figures there. */
  readonly ago: Readonly<Record<string, string>>
}

const hundredths = "case when unit = 'GBX' then 100 else 1 end"
const codeOf = (unit: string): string => `case when ${unit} = 'GBX' then 'GBP' else ${unit} end`

/** The universe of a day: what was traded in the 31 days to the newest bar in its currency, or is listed without any. */
const universeOf = (day: string, universe: ScreenInSql["universe"]): string => `
  traded as (
    select c.*, ${codeOf("c.unit")} as code,
      (select max(b.date) from bar b where b.company_id = c.company_id and b.date <= '${day}') as price_date,
      not exists (select 1 from bar b where b.company_id = c.company_id) as is_untraded,
      (
        select avg(volume)
        from (
          select volume from bar b where b.company_id = c.company_id and b.date <= '${day}' order by date desc limit 20
        )
      ) as mean_volume
    from company c
  ),
  marked as (
    select t.*,
      case
        when price_date is null then is_untraded and listed
        else price_date >= max(price_date) over (partition by code) - 31
      end as is_listed,
      coalesce((select statement_date from figure f where f.company_id = t.company_id and f.day = '${day}') is not null, false)
        as has_statement
    from traded t
  ),
  ranked as (
    select *, row_number() over (partition by issuer_id, is_listed order by coalesce(mean_volume, 0) desc, company_id) as place
    from marked
  ),
  member as (
    select * from ranked
    where ${
      universe === "all"
        ? "is_listed or price_date is not null or has_statement"
        : universe === "listed"
          ? "is_listed"
          : "is_listed and place = 1"
    }
  )`

/** The figures of a day, money in a currency. */
const figuresOn = (day: string, to: string): string => {
  const columns = keys.map((key) => {
    const money = figuresInSql[key]
    const name = `"${key}"`
    if (money == null) return name
    const of: Readonly<Record<Money, readonly [string, string, string]>> = {
      price: ["code", "price_day", hundredths],
      amount: ["code", "price_day", "1"],
      annual: ["annual_currency", "fiscal_date", "1"],
      ttm: ["ttm_currency", "statement_date", "1"],
      mrq: ["mrq_currency", "statement_date", "1"]
    }
    const [currency, date, units] = of[money]
    return `case
      when ${currency} = ${to} and (${units}) = 1 then ${name}
      when ${currency} = ${to} and ${date} is not null then ${name} * (1.0::double / (${units}))
      else ${name} * ((
        select p.value
        from pair p
        where p.base = ${currency} and p.quote = ${to} and p.date between ${date} - 10 and ${date}
        order by p.date desc
        limit 1
      ) * (1.0::double / (${units})))
    end as ${name}`
  })
  return `
    select company_id, ${columns.join()}
    from (
      select f.*, c.unit, ${codeOf("c.unit")} as code,
        (select max(b.date) from bar b where b.company_id = f.company_id and b.date <= '${day}') as price_day
      from figure f join company c using (company_id)
      where f.day = '${day}'
    )`
}

/** Makes a table of a query once; returns its name. */
const tableOf = async (connection: DuckDBConnection, name: string, query: string): Promise<string> => {
  await connection.run(`create table if not exists "${name}" as ${query}`)
  return `"${name}"`
}

/** Asks DuckDB for a screen. */
export const askedInSql = (connection: DuckDBConnection, screen: ScreenInSql) =>
  Effect.promise(async () => {
    const { ago, columns, currency, day, descending, leaves, sort, universe, where } = screen
    const read = async (sql: string) => (await connection.runAndReadAll(sql)).getRows()
    const withUniverse = `with ${universeOf(day, universe)}`
    const members = await tableOf(
      connection,
      `member ${day} ${universe}`,
      `${withUniverse} select * from member`
    )
    const [all] = await read(`
      ${withUniverse}
      select count(*) filter (where is_listed or price_date is not null ${universe === "all" ? "or has_statement" : ""})
      from ranked
    `)
    const [most] = await read(`
      select code from ${members} where code is not null group by code order by count(*) desc, code limit 1
    `)
    const to = currency ?? (most?.[0] as string)
    const figuresThen = (then: string) =>
      tableOf(connection, `figure ${then} ${to}`, figuresOn(then, literal(to)))
    const texts = [where ?? "", sort, ...columns, ...Object.values(leaves)]
    const joins: Array<string> = []
    for (const [prefix, before] of Object.entries(ago))
      if (texts.some((text) => text.includes(`${prefix}.`)))
        joins.push(`left join ${await figuresThen(before)} ${prefix} on ${prefix}.company_id = m.company_id`)
    const evaluated = `
      with evaluated as (
        select m.company_id, m.symbol, strftime(m.price_date, '%Y-%m-%d') as price_date,
          ${[
            `(${where ?? "true"}) as "whole"`,
            ...Object.values(leaves).map((sql, i) => `((${sql}) is null) as leaf${i}`),
            ...columns.map((sql, i) => `(${sql}) as cell${i}`),
            `(${sort}) as sorted`
          ].join()}
        from ${members} m
        join ${await figuresThen(day)} o on o.company_id = m.company_id
        ${joins.join("\n")}
      )`
    const rows = await read(`
      ${evaluated}
      select company_id, symbol, price_date ${columns.map((_, i) => `, cell${i}`).join("")}
      from evaluated
      where "whole"
      order by sorted ${descending ? "desc" : "asc"} nulls last, company_id
    `)
    const [counts] = await read(`
      ${evaluated}
      select count(*)
        ${Object.keys(leaves)
          .map((_, i) => `, count(*) filter (where "whole" is null and leaf${i})`)
          .join("")}
      from evaluated
    `)
    const [count, ...unknown] = (counts ?? []) as ReadonlyArray<DuckDBValue>
    return {
      currency: to,
      count: Number(count),
      left_out: Number(all?.[0]) - Number(count),
      unknown: Object.keys(leaves)
        .map((condition, i) => ({ condition, count: Number(unknown[i]) }))
        .filter(({ count }) => count > 0),
      rows: rows.map(([company_id, symbol, price_date, ...cells]) => ({
        company_id: Number(company_id),
        symbol,
        price_date,
        cells: cells.map((cell) =>
          cell === null || typeof cell === "string"
            ? cell
            : typeof cell === "object"
              ? String(cell)
              : Number(cell)
        )
      }))
    }
  })
