/** Requests for screens: of five conditions with other numbers each time, so that no answer is kept. */
import type { Served } from "../size/compare.ts"

const screener = "/api/public/v1/financial/screener"

/** What the conditions compare. */
export const columns = ["market_cap", "pe_ratio", "roe_ttm", "return_1y", "debt_to_equity_ratio_mrq"] as const

/** The nth of five conditions: SQL's too but for the operators. */
const conditionsOf = (n: number): ReadonlyArray<string> => [
  `market_cap > ${1_000_000_000 + n}`,
  `pe_ratio < ${30 + n / 1000}`,
  `roe_ttm > ${5 + n / 1000}`,
  `return_1y > ${-20 + n / 1000}`,
  `debt_to_equity_ratio_mrq < ${2 + n / 1000}`
]

const celOf = (n: number): string => conditionsOf(n).join(" && ")
export const sqlOf = (n: number): string => conditionsOf(n).join(" and ")

/** The path of the nth screen; as of a day, null for now. */
export const screenPath = (n: number, as_of: string | null): string =>
  `${screener}?${new URLSearchParams({ where: celOf(n), sort: "-market_cap", ...(as_of === null ? {} : { as_of }) })}`

/** The path of all month ends from a day to another. */
export const monthsPath = (start_date: string, end_date: string): string =>
  `${screener}/history?${new URLSearchParams({ where: celOf(0), sort: "-market_cap", frequency: "month", format: "ndjson", start_date, end_date })}`

const sorts = ["name", "symbol", "market_cap", "change", "price_date"].flatMap((name) => [name, `-${name}`])

/** The country of all companies, which makes other requests of the same pages. */
const spellings = ["US", "us", "Us", "uS", "United States", "united states", "UNITED STATES"]

/** The path of the nth of 70 orders and filters of the directory, each for every page: no two are the same. */
export const directoryPath = (n: number, pages: number): string => {
  const order = Math.floor(n / pages)
  const country = spellings[Math.floor(order / sorts.length) % spellings.length] ?? "US"
  const sort = sorts[order % sorts.length] ?? "name"
  return `/v1/financial_v4/directory?${new URLSearchParams({ country, sort, page: String((n % pages) + 1) })}`
}

/** A page of a screen, as JSON has it. */
interface ScreenAnswer {
  readonly total: number
  readonly data: ReadonlyArray<Readonly<Record<string, number | string | null>>>
  readonly has_more: boolean
}

/** A company's values of `columns`. */
export interface Cells {
  readonly company_id: number
  readonly cells: ReadonlyArray<number | null>
}

type Asked = Pick<Served, "key" | "server">

/** Bodies aren't compressed, which would be most of their time. */
const headersOf = (key: string) => ({ "x-api-key": key, "accept-encoding": "identity" })

/** The text of an answer, with the milliseconds to its last byte; throws for any status but 200. */
export const ask = async ({ key, server }: Asked, path: string) => {
  const begin = performance.now()
  const response = await fetch(server.address + path, { headers: headersOf(key) })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`)
  return { text, time: performance.now() - begin }
}

export const answerOf = ({ text }: { readonly text: string }): ScreenAnswer => JSON.parse(text)

/** The columns of all companies of the universe. */
export const allCells = async (asked: Asked, as_of: string): Promise<ReadonlyArray<Cells>> => {
  const rows: Array<Cells> = []
  for (let offset = 0; ; offset += 1000) {
    const query = new URLSearchParams({
      columns: columns.join(","),
      as_of,
      limit: "1000",
      offset: String(offset)
    })
    const { data, has_more } = answerOf(await ask(asked, `${screener}?${query}`))
    for (const row of data)
      rows.push({
        company_id: row["company_id"] as number,
        cells: columns.map((column) => (row[column] ?? null) as number | null)
      })
    if (!has_more) return rows
  }
}

/** The lines of the panel of all month ends, with the seconds to its last byte, without holding it. */
export const askMonths = async ({ key, server }: Asked, path: string) => {
  const begin = performance.now()
  const response = await fetch(server.address + path, { headers: headersOf(key) })
  if (response.status !== 200 || response.body === null)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  let lines = 0
  for await (const chunk of response.body) for (const byte of chunk) if (byte === 10) lines++
  return { lines, seconds: (performance.now() - begin) / 1000 }
}
