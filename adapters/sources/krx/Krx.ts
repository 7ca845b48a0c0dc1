/**
 * The source of the Korea Exchange: its tables, which are all stocks day by day (marcap) and the Data Marketplace's lists of
 * stocks, and its Open API.
 */
import { Effect, Stream } from "effect"
import { type Choice, columnsBatch, type EntryBatch, type Source, UnreadableFile } from "../../../core/mod.ts"
import { type RawBatch, sectorNamed } from "../../../core/ports.ts"
import { encodingOf } from "../bytes/Encoding.ts"
import { type Cells, hasColumns, notOf, openTable, rowsOf, type Table, wantedIn } from "../tables/Table.ts"
import { dailySource } from "../daily/DailySource.ts"
import { type KrxTable, krxTables } from "./KrxTables.ts"
import { krxOpenApi } from "./OpenApi.ts"

type Columns = Readonly<Record<string, string>>

/**
 * A row's cells by field. A code keeps its leading zeros and its letters, `00104K`. An industry that is of no sector leaves a
 * stored sector as it is.
 */
const cellsBy = (columns: Columns, cells: Cells): Record<string, string> => {
  const own: Record<string, string> = {}
  for (const field of Object.keys(columns)) own[field] = (cells[columns[field] as string] ?? "").trim()
  if (own.sector !== undefined) own.sector = sectorNamed(own.sector) ?? ""
  return own
}

type Chosen = (symbol: string, date: string | null) => boolean

/** Whether a row is wanted: of a wanted symbol, and not before the first wanted day. */
const choose = (choice: Choice): Chosen => {
  const { since } = choice
  const wanted = wantedIn(choice)
  return (symbol: string, date: string | null): boolean =>
    wanted(symbol) && (since === null || date === null || date >= since)
}

/** The companies of a whole table, each once, with its last name and market: a daily table repeats them. */
const companiesOf = (
  table: Table,
  { companies }: KrxTable,
  choice: Choice
): Effect.Effect<EntryBatch, UnreadableFile> =>
  Effect.gen(function* () {
    const chosen = choose(choice)
    const last = new Map<string, { readonly line: number; readonly cells: Cells }>()
    yield* Stream.runForEach(table.batches, ({ rows }) =>
      Effect.sync(() => {
        for (const { cells, line } of rows) {
          const own = cellsBy(companies, cells)
          if (chosen(own.symbol ?? "", null)) last.set(own.symbol ?? "", { line, cells: own })
        }
      })
    )
    return {
      kind: "companies",
      columns: Object.keys(companies),
      rows: [...last.values()],
      broken: [],
      points: true
    }
  })

/** The counts of listed shares of a batch that differ from those of the days before. */
const sharesOf = (
  batch: RawBatch,
  columns: Columns,
  chosen: Chosen,
  counts: Map<string, string>
): EntryBatch =>
  rowsOf(
    "shares",
    Object.keys(columns),
    batch,
    (cells) => {
      const own = cellsBy(columns, cells)
      const { count = "", date = "", symbol = "" } = own
      if (!chosen(symbol, date) || counts.get(symbol) === count) return null
      counts.set(symbol, count)
      return own
    },
    []
  )

/** The bars of a batch, in runs of consecutive lines. */
const pricesOf = (batch: RawBatch, columns: Columns, chosen: Chosen): ReadonlyArray<EntryBatch> => {
  const named = Object.entries(columns)
  const batches: Array<EntryBatch> = []
  let first = 0
  let values: ReadonlyArray<readonly [string, Array<string>]> = []
  let length = 0
  const close = (): void => {
    if (length > 0) batches.push(columnsBatch("prices", Object.fromEntries(values), first))
    length = 0
  }
  for (const { cells, line } of batch.rows) {
    if (!chosen(cells[columns.symbol ?? ""] ?? "", cells[columns.date ?? ""] ?? "")) continue
    if (length > 0 && line !== first + length) close()
    if (length === 0) {
      first = line
      values = named.map(([field]) => [field, []])
    }
    for (let at = 0; at < named.length; at++) {
      values[at]?.[1].push((cells[named[at]?.[1] ?? ""] ?? "").trim())
    }
    length++
  }
  close()
  const broken = { kind: "prices", columns: Object.keys(columns), rows: [], broken: batch.broken } as const
  return batch.broken.length === 0 ? batches : [...batches, broken]
}

/** All companies, then for each part of the table its counts of shares and its bars. */
const batchesOf = (table: Table, form: KrxTable, choice: Choice): Stream.Stream<EntryBatch, UnreadableFile> =>
  Stream.suspend(() => {
    const { prices, shares } = form
    const chosen = choose(choice)
    const counts = new Map<string, string>()
    const daily =
      prices === null
        ? Stream.map(table.batches, ({ broken }) => ({
            kind: "companies" as const,
            columns: Object.keys(form.companies),
            rows: [],
            broken,
            points: true as const
          })).pipe(Stream.filter(({ broken }) => broken.length > 0))
        : Stream.flatMap(table.batches, (batch) =>
            Stream.fromIterable([
              ...(shares === null ? [] : [sharesOf(batch, shares, chosen, counts)]),
              ...pricesOf(batch, prices, chosen)
            ])
          )
    return Stream.concat(Stream.fromEffect(companiesOf(table, form, choice)), daily)
  })

const forms = [
  "marcap-*.csv.gz: Code,Name,Market,Date,Open,High,Low,Close,Volume,Stocks,Marcap,...",
  "KRX Data Marketplace, all issues: 표준코드,단축코드,한글 종목약명,영문 종목명,시장구분,주식종류,...",
  "KRX Data Marketplace, industries: 종목코드,종목명,시장구분,업종명,...",
  "KRX Data Marketplace, a day's prices: 종목코드,종목명,시장구분,종가,... (companies only: it states no day)",
  "KRX Data Marketplace, PER and PBR by issue: 종목코드,종목명,종가,EPS,PER,... (names only)"
]

const read: Source["read"] = (file, choice) =>
  Stream.fromEffect(
    Effect.gen(function* () {
      const table = yield* openTable(file, encodingOf("windows-949"))
      const form = krxTables.find(({ header }) => hasColumns(table, header))
      if (form !== undefined) {
        return { name: file.name, version: null, batches: batchesOf(table, form, choice) }
      }
      if (hasColumns(table, ["일자", "종가"])) {
        return yield* new UnreadableFile({
          file: file.name,
          line: 1,
          message:
            "The table has the days of one stock, which it doesn't name: import it as prices with --format krx and --symbol"
        })
      }
      return yield* notOf(
        file,
        table.columns,
        "a table of marcap (Code, Name, Market, Date, ...) or of the KRX Data Marketplace (종목코드 or 단축코드, 시장구분, ...)"
      )
    })
  )

/** Stocks of KOSPI, KOSDAQ and KONEX: names, sectors, listed shares, and bars as traded, by files and by the KRX Open API. */
export const krx: Source = {
  ...dailySource(krxOpenApi),
  // What is shown without a charge may be shown to anyone.
  visibility: "public",
  forms,
  read
}
