/** Reads the tables of equities of FinanceDatabase (github.com/JerBouma/FinanceDatabase) as companies. */
import { Effect, Stream } from "effect"
import { type Choice, type EntryBatch, type Source, type UnreadableFile } from "../../../core/mod.ts"
import { type RawBatch, slugify } from "../../../core/ports.ts"
import { type Cells, hasColumns, notOf, openTable, rowsOf, type Table, wantedIn } from "../tables/Table.ts"
import { usSymbol } from "../symbols/UsSymbol.ts"
import { yahooSuffixes } from "../vendors/mod.ts"

/** The columns of the repository's tables, and of the lists before 2023. */
const layouts = [
  ["symbol", "name", "summary", "sector", "industry", "exchange", "country", "zipcode"],
  ["symbol", "short_name", "long_name", "summary", "sector", "industry", "exchange", "country", "zipcode"]
]

const fields = [
  "slug",
  "symbol",
  "exchange",
  "name",
  "sector",
  "industry",
  "country",
  "currency",
  "isin",
  "figi_code",
  "website",
  "city",
  "state",
  "zip_code",
  "description",
  "listed"
]

/** Exchanges of the United States, whose symbols have several notations. */
const american = new Set(["NYQ", "NMS", "NGM", "NCM", "NAS", "ASE", "PCX", "BTS", "PNK", "OBB"])

/** The symbol on its exchange: without Yahoo's suffix, which is kept where it isn't the exchange's. */
const symbolOf = (text: string, exchange: string): string => {
  if (american.has(exchange)) return usSymbol(text)
  const suffix = yahooSuffixes[exchange]
  const symbol = text.trim().toUpperCase()
  return suffix !== undefined && symbol.endsWith(`.${suffix}`) ? symbol.slice(0, -suffix.length - 1) : symbol
}

/** Countries whose postal codes have five digits; tables often lack their leading zeros. */
const fiveDigits = new Set(["United States", "South Korea"])

const zipOf = (zip: string, country: string): string =>
  fiveDigits.has(country) && /^\d{3,4}$/.test(zip) ? zip.padStart(5, "0") : zip

const cell = (cells: Cells, column: string): string => (cells[column] ?? "").trim()

const isinKey = (cells: Cells): string => `${cell(cells, "isin")} ${cell(cells, "exchange").toUpperCase()}`

/** `howmet-aerospace-inc-hwm-p-ase` */
const slugOf = (name: string, symbol: string, exchange: string): string =>
  [slugify(name), slugify(`${symbol} ${exchange}`)].filter((part) => part !== "").join("-")

/**
 * The company of a row. CUSIPs are left out: they may not be redistributed.
 *
 * A delisted company has a slug of its own, because another may hold its symbol today: it is stored beside that one.
 * `delisted` of False is the tables' default, and doesn't state that a security is listed.
 */
const companyOf = (cells: Cells, ambiguous: ReadonlySet<string>): Cells => {
  const exchange = cell(cells, "exchange").toUpperCase()
  const country = cell(cells, "country")
  const symbol = symbolOf(cell(cells, "symbol"), exchange)
  const name = cell(cells, "name") || cell(cells, "long_name") || cell(cells, "short_name")
  const isDelisted = cell(cells, "delisted").toLowerCase() === "true"
  return {
    slug: isDelisted ? slugOf(name, symbol, exchange) : "",
    symbol,
    exchange,
    name,
    sector: cell(cells, "sector"),
    industry: cell(cells, "industry"),
    country,
    currency: cell(cells, "currency"),
    isin: ambiguous.has(isinKey(cells)) ? "" : cell(cells, "isin"),
    figi_code: cell(cells, "figi"),
    website: cell(cells, "website"),
    city: cell(cells, "city"),
    state: cell(cells, "state"),
    zip_code: zipOf(cell(cells, "zipcode"), country),
    description: cell(cells, "summary"),
    listed: isDelisted ? "false" : ""
  }
}

/** The ISINs that several rows of one exchange have: an exchange lists a security once, so most are wrong. */
const ambiguousIn = (
  batches: Stream.Stream<RawBatch, UnreadableFile>
): Effect.Effect<ReadonlySet<string>, UnreadableFile> =>
  Effect.gen(function* () {
    const seen = new Set<string>()
    const twice = new Set<string>()
    yield* Stream.runForEach(batches, ({ rows }) =>
      Effect.sync(() => {
        for (const { cells } of rows) {
          if (cell(cells, "isin") === "") continue
          const key = isinKey(cells)
          if (seen.has(key)) twice.add(key)
          seen.add(key)
        }
      })
    )
    return twice
  })

const companiesIn = (
  { batches, columns }: Table,
  choice: Choice
): Stream.Stream<EntryBatch, UnreadableFile> => {
  const wanted = wantedIn(choice)
  const found = columns.includes("isin") ? ambiguousIn(batches) : Effect.succeed(new Set<string>())
  return Stream.unwrap(
    Effect.map(found, (ambiguous) =>
      Stream.map(batches, (batch) =>
        rowsOf("companies", fields, batch, (cells) => {
          const company = companyOf(cells, ambiguous)
          return wanted(company.symbol ?? "") ? company : null
        })
      )
    )
  )
}

const read: Source["read"] = (file, choice) =>
  Stream.fromEffect(
    Effect.gen(function* () {
      const table = yield* openTable(file)
      if (!layouts.some((layout) => hasColumns(table, layout))) {
        return yield* notOf(
          file,
          table.columns,
          "a table of equities of FinanceDatabase, with symbol, name or long_name, summary, sector, industry, exchange, country"
        )
      }
      return { name: file.name, version: null, batches: companiesIn(table, choice) }
    })
  )

/** Companies of the world's exchanges, of the issuer's profile as Yahoo had it. */
export const financeDatabase: Source = {
  name: "financedatabase",
  title: "FinanceDatabase",
  forms: [
    "equities.csv, database/equities/*.csv: symbol,name,summary,currency,sector,industry_group,industry,exchange,...",
    "lists before 2023: symbol,short_name,long_name,summary,currency,sector,industry,exchange,..."
  ],
  kinds: ["companies"],
  licence: "MIT (JerBouma/FinanceDatabase); CUSIPs in it are proprietary and aren't imported.",
  needs: [],
  pace: null,
  read,
  fetch: null
}
