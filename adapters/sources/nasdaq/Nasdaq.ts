/** Reads and fetches Nasdaq's symbol directory: the securities that trade on the exchanges of the United States. */
import { Effect, Stream } from "effect"
import {
  answerBatches,
  type Choice,
  type EntryBatch,
  type Source,
  type SourceFile,
  UnreadableFile
} from "../../../core/mod.ts"
import { type RawBatch } from "../../../core/ports.ts"
import { type Cells, hasColumns, notOf, openTable, rowsOf, wantedIn } from "../tables/Table.ts"
import { usSymbol } from "../symbols/UsSymbol.ts"
import { securityName } from "./SecurityName.ts"

/** The codes of `otherlisted.txt`. */
const exchanges: ReadonlyMap<string, string> = new Map([
  ["A", "AMEX"],
  ["N", "NYSE"],
  ["P", "ARCA"],
  ["Z", "BATS"],
  ["V", "IEX"]
])

interface Layout {
  readonly header: ReadonlyArray<string>
  readonly symbol: string
  /** The exchange of a row; an unknown code is returned as it is. */
  readonly exchange: (cells: Cells) => string
}

const layouts: ReadonlyArray<Layout> = [
  {
    header: ["Symbol", "Security Name", "Market Category", "Test Issue", "ETF"],
    symbol: "Symbol",
    exchange: () => "NASDAQ"
  },
  {
    header: ["ACT Symbol", "Security Name", "Exchange", "CQS Symbol", "ETF", "Test Issue"],
    symbol: "ACT Symbol",
    exchange: ({ Exchange = "" }) => exchanges.get(Exchange.trim()) ?? Exchange.trim()
  }
]

const fields = ["symbol", "exchange", "name", "stock_type", "shares_per_receipt"]

/** The first cell of the last line. */
const created = /^File Creation Time:/

const companyOf = ({ exchange, symbol }: Layout, cells: Cells): Cells => {
  const { name, shares_per_receipt, stock_type } = securityName(
    cells["Security Name"] ?? "",
    cells.ETF === "Y"
  )
  return {
    symbol: usSymbol(cells[symbol] ?? ""),
    exchange: exchange(cells),
    name,
    stock_type: stock_type ?? "",
    shares_per_receipt: shares_per_receipt === null ? "" : String(shares_per_receipt)
  }
}

/** The companies of a directory; fails at its end when the line that ends it is missing. */
const companiesIn = (
  file: string,
  layout: Layout,
  batches: Stream.Stream<RawBatch, UnreadableFile>,
  choice: Choice
): Stream.Stream<EntryBatch, UnreadableFile> =>
  Stream.suspend(() => {
    const wanted = wantedIn(choice)
    let isWhole = false
    const rows = Stream.map(batches, (batch) =>
      rowsOf("companies", fields, batch, (cells) => {
        if (created.test(cells[layout.symbol] ?? "")) {
          isWhole = true
          return null
        }
        if (cells["Test Issue"] === "Y") return null
        const company = companyOf(layout, cells)
        return wanted(company.symbol ?? "") ? company : null
      })
    )
    const truncated = new UnreadableFile({
      file,
      line: null,
      message: 'The file is truncated: it ends without the line "File Creation Time: ..."'
    })
    return Stream.concat(
      rows,
      Stream.suspend(() => (isWhole ? Stream.empty : Stream.fail(truncated)))
    )
  })

const entryOf = Effect.fnUntraced(function* (file: SourceFile, choice: Choice) {
  const table = yield* openTable(file)
  const layout = layouts.find(({ header }) => hasColumns(table, header))
  if (layout === undefined) {
    return yield* notOf(
      file,
      table.columns,
      "nasdaqlisted.txt or otherlisted.txt of Nasdaq's symbol directory"
    )
  }
  return {
    name: file.name,
    version: null,
    batches: companiesIn(file.name, layout, table.batches, choice)
  }
})

const paths = ["/dynamic/SymDir/nasdaqlisted.txt", "/dynamic/SymDir/otherlisted.txt"]

const fetch: NonNullable<Source["fetch"]> = ({ choice, settings, web }) =>
  Stream.fromArray(
    paths.map((path) => {
      const url = `${(settings["NASDAQ_URL"] ?? "").replace(/\/+$/, "")}${path}`
      const batches = answerBatches(web.get(url, { ifChanged: true }), (file) =>
        Stream.unwrap(Effect.map(entryOf(file, choice), (entry) => entry.batches))
      )
      return { name: path, version: null, batches }
    })
  )

/** Securities listed on Nasdaq, NYSE, NYSE American, NYSE Arca and Cboe BZX today. Test issues are left out. */
export const nasdaq: Source = {
  name: "nasdaq",
  title: "Nasdaq Trader symbol directory",
  forms: [
    "nasdaqlisted.txt: Symbol|Security Name|Market Category|Test Issue|Financial Status|...",
    "otherlisted.txt: ACT Symbol|Security Name|Exchange|CQS Symbol|ETF|..."
  ],
  kinds: ["companies"],
  licence: "Published by Nasdaq for the public without a licence; redistribution isn't granted.",
  needs: [
    {
      name: "NASDAQ_URL",
      meaning: "The server of the symbol directory",
      isSecret: false,
      fallback: "https://www.nasdaqtrader.com"
    }
  ],
  pace: { perSecond: 1 },
  read: (file, choice) => Stream.fromEffect(entryOf(file, choice)),
  fetch
}
