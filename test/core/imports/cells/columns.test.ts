/** The mapping of a file's columns to fields. */
import { assert, describe, it } from "@effect/vitest"
import * as Field from "../../../../core/cells/Field.ts"
import { mapColumns } from "../../../../core/imports/cells/Row.ts"

const fields = {
  symbol: Field.symbol,
  date: Field.date,
  open: Field.number,
  close: Field.number,
  mic_code: Field.optional(Field.text)
}

interface Settings {
  readonly map?: Readonly<Record<string, string>>
  readonly given?: ReadonlyArray<string>
}

const mapped = (columns: ReadonlyArray<string>, { given = [], map = {} }: Settings = {}) => {
  const { columnOf, faults, notes } = mapColumns(
    columns,
    fields,
    new Map(Object.entries(map)),
    new Set(given)
  )
  return { columns: Object.fromEntries(columnOf), faults, notes }
}

const plain = { symbol: "symbol", date: "date", open: "open", close: "close" }

describe("columns", () => {
  it("are found in any order", () => {
    const { columns } = mapped(["close", "date", "symbol", "open"])
    assert.deepStrictEqual(columns, plain)
  })

  it("are found in any case, with spaces or hyphens for underscores", () => {
    const { columns } = mapped(["SYMBOL", "Date", " Open ", "cLOSE", "MIC Code"])
    assert.deepStrictEqual(columns, {
      symbol: "SYMBOL",
      date: "Date",
      open: " Open ",
      close: "cLOSE",
      mic_code: "MIC Code"
    })
  })

  it("that are optional may be absent", () => {
    assert.deepStrictEqual(mapped(["symbol", "date", "open", "close"]).faults, [])
  })

  it("that are required may be absent where a file-wide value is given", () => {
    assert.deepStrictEqual(mapped(["date", "open", "close"], { given: ["symbol"] }).faults, [])
  })

  it("that are required and absent are reported as one fault", () => {
    assert.deepStrictEqual(mapped(["date", "close"]).faults, [
      "No column symbol, open; the file has date, close. Rename columns with --map COLUMN=FIELD,..., or pass --symbol for a file of one security, or --symbol-from-name where files are named by their symbols"
    ])
  })

  it("that are absent altogether are reported as one fault", () => {
    assert.deepStrictEqual(mapped([]).faults, ["The file is empty: expected a header line"])
  })
})

it("two columns of one field are a fault, since one of them would be lost", () => {
  const { faults } = mapped(["symbol", "date", "open", "close", "Close"])
  assert.deepStrictEqual(faults, ["Columns close and Close both mean close"])
})

describe("ignored columns", () => {
  const all = ["symbol", "date", "open", "close"]

  it.for(["Adj Close", "Adj. Close", "adj_close", "AdjClose", "Adjusted Close", "adjVolume", "Adj. Open"])(
    "%s is reported as adjusted",
    (column) => {
      assert.deepStrictEqual(mapped([...all, column]).notes, [`Left out, adjusted values: ${column}`])
    }
  )

  it("an adjusted close is not taken as the close", () => {
    const { columns } = mapped(["symbol", "date", "open", "Adj Close", "Close"])
    assert.strictEqual(columns.close, "Close")
  })

  it("an adjusted close alone doesn't supply the close", () => {
    assert.match(mapped(["symbol", "date", "open", "Adj Close"]).faults.join(), /^No column close; /)
  })

  it("unknown ones are reported by name", () => {
    assert.deepStrictEqual(mapped([...all, "Dividends", "Stock Splits"]).notes, [
      "Left out, unknown columns: Dividends, Stock Splits"
    ])
  })

  it("adjusted and unknown ones are reported separately", () => {
    assert.lengthOf(mapped([...all, "Adj Close", "Dividends"]).notes, 2)
  })

  it("unnamed columns are not reported", () => {
    assert.deepStrictEqual(mapped([...all, "", " "]).notes, [])
  })
})

describe("--map", () => {
  const columns = ["symbol", "date", "open", "close", "Last Price"]

  it("renames a column", () => {
    const renamed = mapped(["symbol", "date", "open", "Last Price"], { map: { "Last Price": "close" } })
    assert.deepStrictEqual(renamed, { columns: { ...plain, close: "Last Price" }, faults: [], notes: [] })
  })

  it("finds its column in any case", () => {
    assert.strictEqual(mapped(columns, { map: { last_price: "close" } }).columns.close, "Last Price")
  })

  it("takes precedence over a column with the field's own name, which is reported", () => {
    const { columns: found, notes } = mapped(columns, { map: { "Last Price": "close" } })
    assert.deepStrictEqual([found.close, notes], ["Last Price", ["Left out, unknown columns: close"]])
  })

  it("may map an adjusted column, which is then not reported", () => {
    const { notes } = mapped(["symbol", "date", "open", "Adj Close"], { map: { "Adj Close": "close" } })
    assert.deepStrictEqual(notes, [])
  })

  it("to an unknown field is a fault that lists the fields", () => {
    assert.deepStrictEqual(mapped(columns, { map: { close: "price" } }).faults, [
      "--map names no field price; the fields are symbol, date, open, close, mic_code"
    ])
  })

  it("of an unknown column is a fault that lists the columns", () => {
    assert.deepStrictEqual(mapped(columns, { map: { Price: "close" } }).faults, [
      "--map: no column Price; the file has symbol, date, open, close, Last Price"
    ])
  })

  it("of two columns to one field is a fault", () => {
    assert.deepStrictEqual(mapped(columns, { map: { open: "close", "Last Price": "close" } }).faults, [
      "Columns open and Last Price both mean close",
      "No column open; the file has symbol, date, open, close, Last Price. Rename columns with --map COLUMN=FIELD,..."
    ])
  })
})

const many = (name: string) => Array.from({ length: 200_000 }, (_, i) => `${name} ${i + 1}`)
const firstHundred = (name: string) => many(name).slice(0, 100).join(", ")

describe("a header of 200,000 columns", () => {
  it("is reported by its first hundred", () => {
    const adjusted = mapped(["symbol", "date", "open", "close", ...many("Adj Close")], {})
    assert.deepStrictEqual(adjusted.notes, [
      `Left out, adjusted values: ${firstHundred("Adj Close")} and 199900 more`
    ])
    const { faults } = mapped(many("Price"), {})
    assert.deepStrictEqual(faults, [
      `No column symbol, date, open, close; the file has ${firstHundred("Price")} and 199900 more. Rename columns with --map COLUMN=FIELD,..., or pass --symbol for a file of one security, or --symbol-from-name where files are named by their symbols`
    ])
  })
})

const bars = {
  symbol: Field.symbol,
  date: Field.date,
  open: Field.number,
  high: Field.number,
  low: Field.number,
  close: Field.number,
  volume: Field.number,
  name: Field.optional(Field.text)
}

const understood = (
  header: string,
  given: ReadonlyArray<string> = [],
  map: ReadonlyArray<[string, string]> = []
) => {
  const columns = header.split(",")
  const { columnOf, faults, notes } = mapColumns(columns, bars, new Map(map), new Set(given), {}, true)
  return { columns: Object.keys(bars).map((field) => columnOf.get(field) ?? null), faults, notes }
}

describe("columns by their meaning", () => {
  it.for([
    "ticker,timestamp,Open Price,High Price,Low Price,Last,Vol.,Company Name",
    "Code,Trade Date,OPEN*,HIGH,LOW,Close/Last,Shares traded,Security Name",
    "종목코드,날짜,시가(원),고가(원),저가(원),종가(원),거래량(주),종목명",
    "コード,日付,始値,高値,安値,終値,出来高,銘柄名",
    "股票代码,日期,开盘价,最高价,最低价,收盘价,成交量,股票名称",
    "證券代號,日期,開盤價,最高價,最低價,收盤價,成交股數,證券名稱",
    "Kürzel,Datum,Eröffn.,Hoch,Tief,Zuletzt,Volumen,Firmenname",
    "símbolo,fecha,apertura,máximo,mínimo,cierre,volumen,nombre",
    "<TICKER>,<DATE>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<NAME>"
  ])("%s", (header) => {
    const found = understood(header)
    assert.deepStrictEqual(found.faults, [])
    assert.deepStrictEqual(found.columns, header.split(","))
    assert.match(found.notes[0] ?? "", /^Understood: .* as symbol, .* as name \(--map changes it\)$/)
  })

  it("have no say where a column has the field's own name", () => {
    const found = understood("symbol,date,time,open,high,low,close,last,volume")
    assert.deepStrictEqual(found.columns, ["symbol", "date", "open", "high", "low", "close", "volume", null])
    assert.deepStrictEqual(found.notes, ["Left out, unknown columns: time, last"])
  })

  it("have no say where a value is given for the file", () => {
    const found = understood("code,date,open,high,low,close,volume", ["symbol"])
    assert.strictEqual(found.columns[0], null)
    assert.deepStrictEqual(found.notes, ["Left out, unknown columns: code"])
  })

  it("ask where two mean one field, and take the one that is named", () => {
    const header = "symbol,timestamp,time,open,high,low,close,volume"
    assert.deepStrictEqual(understood(header).faults, [
      "Columns timestamp, time could each be date: choose one with --map timestamp=date"
    ])
    const chosen = understood(header, [], [["time", "date"]])
    assert.deepStrictEqual([chosen.faults, chosen.columns[1]], [[], "time"])
  })

  it("fit the unit after their name: volumes are of shares, prices of money", () => {
    const volumeOf = (column: string) =>
      understood(`symbol,date,open,high,low,close (USD),${column}`).columns.slice(5, 7)
    assert.deepStrictEqual(volumeOf("Vol (shares)"), ["close (USD)", "Vol (shares)"])
    for (const column of ["Volume (USD)", "거래량(원)", "Vol ($)"])
      assert.deepStrictEqual(volumeOf(column), ["close (USD)", null], column)
    assert.isNull(understood("symbol,date,open,high,low,last (shares),volume").columns[5] ?? null)
  })

  it("are never adjusted ones", () => {
    for (const close of ["Adj Close", "Close (adj.)", "수정종가", "調整後終値", "前复权收盘价"]) {
      assert.strictEqual(understood(`symbol,date,open,high,low,${close},volume`).columns[5], null, close)
    }
  })

  it("propose --close-only where a close stands alone, and a volume where there is none", () => {
    assert.match(understood("date,nav", ["symbol"]).faults[0] ?? "", /pass --close-only/)
    assert.match(understood("date,open,high,low,close", ["symbol"]).faults[0] ?? "", /--set volume=0/)
  })
})
