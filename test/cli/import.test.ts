/** `findata import` and `findata runs`: from files, gzip and standard input, reported in JSON and as text. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { cp949 } from "../sources/tables/cp949.ts"
import { type Environment, findata, json, remove, start, temporaryDirectory } from "./command.ts"
import { inProcess } from "./inProcess.ts"

let directory: string
let env: Environment
beforeAll(async () => {
  directory = await temporaryDirectory()
  env = { FINDATA_DATA: join(directory, "data") }
})
afterAll(() => remove(directory))

const file = async (name: string, ...lines: ReadonlyArray<string>): Promise<string> => {
  const path = join(directory, name)
  await writeFile(path, `${lines.join("\n")}\n`)
  return path
}

const oneInserted = {
  inserted: 1,
  changed: 0,
  unchanged: 0,
  normalised: 0,
  refused: 0,
  doubtful: 0,
  created_companies: 0
}

/** Each test continues where the previous one ended. */
describe("findata import", { timeout: 30_000 }, () => {
  it("imports a file and prints one summary", async () => {
    const companies = await file("companies.csv", "symbol,exchange,name", "AAPL,NASDAQ,Apple Inc.")
    const outcome = await inProcess(env, "import", "companies", companies, "--source", "me", "--json")
    assert.strictEqual(outcome.code, 0)
    assert.deepStrictEqual(json(outcome), {
      kind: "companies",
      run: 1,
      files: 1,
      read: 1,
      ...oneInserted,
      problems: [],
      doubts: [],
      runs: [{ file: companies, run: 1, read: 1, ...oneInserted, problems: 0, doubts: 0, notes: [] }]
    })
    assert.include(outcome.stderr, "inserted 1")
  })

  it("imports several files, including gzip, and continues after an unreadable one", async () => {
    const actions = "sample/actions/AAPL.csv"
    const bad = join(directory, "missing.csv")
    const prices = ["sample/prices/AAPL.csv.gz", bad]
    const first = await inProcess(env, "import", "actions", actions, "--symbol", "AAPL", "--json")
    assert.deepInclude(json(first), { inserted: 39, refused: 0 })
    const outcome = await findata(env, "import", "prices", ...prices, "--symbol", "AAPL:NASDAQ", "--json")
    assert.strictEqual(outcome.code, 1)
    const { inserted, problems, runs } = json(outcome)
    assert.strictEqual(inserted, 5849)
    assert.deepStrictEqual(problems, [
      { file: bad, line: null, column: null, message: "There is no such file" }
    ])
    assert.deepStrictEqual(
      runs.map(({ run }: { readonly run: number | null }) => run),
      [3, null]
    )
  })

  it("reads standard input, with columns renamed, and refuses invalid rows", async () => {
    const lines = [
      "Ticker,Day,open,high,low,close,volume",
      "AAPL,2024-01-02,187.15,188.44,183.89,185.64,82488700",
      "AAPL,2024-01-03,184.22,183.43,185.88,184.25,58414500"
    ]
    const map = "Ticker=symbol,Day=date"
    const { ended, process } = start(env, "import", "prices", "-", "--map", map, "--json")
    process.stdin.end(`${lines.join("\n")}\n`)
    const outcome = await ended
    assert.strictEqual(outcome.code, 1)
    assert.deepInclude(json(outcome), { read: 2, inserted: 1, refused: 1 })
    assert.deepStrictEqual(json(outcome).problems, [
      { file: "standard input", line: 3, column: "high", message: "High 183.43 is below low 185.88" }
    ])
  })

  it("refuses a file that --map doesn't fit", async () => {
    const path = await file("mapped.csv", "symbol,exchange,title", "X,NYSE,X")
    const outcome = await inProcess(
      env,
      "import",
      "companies",
      path,
      "--map",
      "label=name,title=nom",
      "--json"
    )
    assert.strictEqual(outcome.code, 1)
    const { problems, run } = json(outcome)
    assert.isNull(run)
    assert.match(problems[0].message, /no column label[^]*names no field nom/)
  })

  it("refuses a whole file for one row with --strict", async () => {
    const path = await file("strict.csv", "symbol,exchange,name", "OK,NYSE,Ok", "BAD,MOON,Bad")
    const outcome = await findata(env, "import", "companies", path, "--strict", "--json")
    assert.strictEqual(outcome.code, 1)
    assert.deepInclude(json(outcome), { run: null, read: 2, inserted: 0, refused: 2 })
  })

  it("prints text without --json", async () => {
    const path = join(directory, "companies.csv")
    const { code, stderr, stdout } = await inProcess(env, "import", "companies", path)
    assert.deepStrictEqual([code, stderr], [0, `Store: SQLite in ${env.FINDATA_DATA}\n`])
    assert.match(stdout, /^companies \S+: run \d+\n {2}read 1, inserted 0, changed 0, unchanged 1, /)
  })

  it("lists its runs, and undoes the newest of a kind", async () => {
    const { runs, total } = json(await findata(env, "runs", "list", "--json"))
    assert.strictEqual(total, runs.length)
    const newest = runs.find(({ kind }: { readonly kind: string }) => kind === "prices")
    assert.deepInclude(newest, { file: "standard input", inserted: 1, undone_at: null })
    const undone = await findata(env, "runs", "undo", String(newest.run_id), "--json")
    assert.strictEqual(undone.code, 0)
    assert.deepStrictEqual(json(undone), { run_id: newest.run_id, removed: 1, restored: 0 })
  })

  it("reads a file with the given notation and encoding", async () => {
    const path = join(directory, "notation.csv")
    // "종목명" and "가" in CP949; the volumes in German notation.
    const name = [0xc1, 0xbe, 0xb8, 0xf1, 0xb8, 0xed]
    const lines = [
      "symbol;date;open;high;low;close;volume;",
      "AAPL;02.01.2024;187,15;188,44;183,89;185,64;82.488.700;"
    ]
    const bytes = [
      ...Buffer.from(lines[0] ?? ""),
      ...name,
      10,
      ...Buffer.from(lines[1] ?? ""),
      0xb0,
      0xa1,
      10
    ]
    await writeFile(path, Uint8Array.from(bytes))
    const flags = ["--date-order", "dmy", "--decimal", "comma", "--encoding", "cp949", "--json"]
    const outcome = await inProcess(env, "import", "prices", path, ...flags)
    assert.deepInclude(json(outcome), { read: 1, inserted: 1, refused: 0 })
    assert.include(json(outcome).runs[0].notes, "Understood: 종목명 as name (--map changes it)")
    const unspecified = await inProcess(env, "import", "prices", path, "--encoding", "cp949", "--json")
    const messages = json(unspecified).problems.map(({ message }: { readonly message: string }) => message)
    assert.match(messages[0], /--date-order mdy or dmy$/)
    assert.match(messages[1], /--decimal comma/)
  })

  it("refuses a contradictory notation", async () => {
    const path = await file("marks.csv", "symbol,exchange,name", "OK,NYSE,Ok")
    const wrong = await inProcess(env, "import", "companies", path, "--encoding", "klingon")
    assert.deepStrictEqual(
      [wrong.code, /--encoding klingon: expected an encoding/.test(wrong.stderr)],
      [2, true]
    )
    const same = ["--decimal", ",", "--thousands", "comma", "--json"]
    const outcome = await inProcess(env, "import", "companies", path, ...same)
    assert.strictEqual(json(outcome).problems[0].message, "--thousands , and --decimal , are the same mark")
  })

  it("imports doubtful rows, reports them by line and exits with 0; --strict refuses the file", async () => {
    const lines = ["AAPL,2021-04-01,480,480,480,480,1", "AAPL,2021-04-05,120,121,119,120,4"]
    const path = await file("doubtful.csv", "symbol,date,open,high,low,close,volume", ...lines)
    const refused = await inProcess(env, "import", "prices", path, "--strict", "--json")
    assert.strictEqual(refused.code, 1)
    assert.deepInclude(json(refused), { run: null, inserted: 0, refused: 2, problems: [] })
    assert.match(refused.stderr, /nothing was written\n {2}doubtful:\n {2}\S+:2 open: /)
    const taken = await inProcess(env, "import", "prices", path, "--json")
    assert.strictEqual(taken.code, 0)
    const { doubtful, doubts, inserted, runs } = json(taken)
    assert.deepStrictEqual([inserted, doubtful, runs[0].doubts], [2, 2, 2])
    assert.deepStrictEqual(
      doubts.map(({ column, line }: { readonly column: string; readonly line: number }) => [line, column]),
      [
        [2, "open"],
        [3, "open"]
      ]
    )
    assert.match(taken.stderr, /doubtful 2\n {2}imported, but doubtful:\n {2}\S+:2 open: The open, 480, is /)
    const undone = await inProcess(env, "runs", "undo", String(runs[0].run), "--json")
    assert.strictEqual(undone.code, 0)
  })

  it("reads a vendor's file in the vendor's encoding", async () => {
    const path = join(directory, "data_5930.csv")
    const header = "일자,종가,대비,등락률,시가,고가,저가,거래량,거래대금,시가총액,상장주식수"
    const row = '"2024/01/02","185.64","0","0","187.15","188.44","183.89","82,488,700","0","0","0"'
    await writeFile(path, cp949(`${header}\r\n${row}\r\n`))
    const flags = ["--symbol", "AAPL", "--format", "krx", "--json"]
    const outcome = await inProcess(env, "import", "prices", path, ...flags)
    assert.deepInclude(json(outcome), { read: 1, refused: 0, problems: [] })
    const utf8 = await inProcess(env, "import", "prices", path, "--symbol", "AAPL", "--json")
    assert.match(json(utf8).problems[0].message, /^Not UTF-8 text: pass --encoding/)
  })

  it("refuses Yahoo's file until its basis is given, and changes nothing", async () => {
    const line = "2024-01-02,46.79,47.11,45.97,46.41,46.12,329954800"
    const path = await file("yahoo.csv", "Date,Open,High,Low,Close,Adj Close,Volume", line)
    const outcome = await inProcess(env, "import", "prices", path, "--symbol", "AAPL", "--json")
    assert.deepInclude(json(outcome), { run: null, read: 0, inserted: 0, changed: 0 })
    assert.strictEqual(outcome.code, 1)
    assert.match(
      json(outcome).problems[0].message,
      /--format yahoo, eodhd, \.\.\.\), or --basis raw or --basis splits$/
    )
  })

  it("takes symbols from the names of many files, and reports them together", async () => {
    const symbols = Array.from({ length: 24 }, (_, at) => `M${at}`)
    const listed = symbols.map((symbol) => `${symbol},NASDAQ,${symbol}`)
    const companies = await file(
      "many.csv",
      "symbol,exchange,name",
      ...listed,
      "005930,KOSPI,Samsung",
      "^GSPC,NYSE,S&P 500"
    )
    assert.strictEqual((await inProcess(env, "import", "companies", companies)).code, 0)
    const header = "Datum,Open,High,Low,Close,Volume"
    const names = [...symbols.map((symbol) => `${symbol.toLowerCase()}.us.txt`), "005930.KS.csv", "^GSPC.csv"]
    const paths: Array<string> = []
    for (const name of names) paths.push(await file(name, header, "2024-01-02,1,1,1,1,1"))
    const bad = [await file("M1 (copy).csv", header), await file("M2.L.csv", header, "2024-01-02,1,1,1,1,1")]
    const all = [...paths, ...bad, "--symbol-from-name"]
    const outcome = await inProcess(env, "import", "prices", ...all)
    assert.strictEqual(outcome.code, 1)
    const [head, ...lines] = outcome.stdout.trimEnd().split("\n")
    assert.match(head ?? "", /^prices, 28 files: 27 imported, runs \d+ to \d+$/)
    assert.deepStrictEqual(lines, [
      "  read 27, inserted 26, changed 0, unchanged 0, normalised 0, refused 1, doubtful 0",
      "  Understood: Datum as date (--map changes it) (in each of 27 files)",
      "  nothing was written of 1 file:",
      `    ${bad[0]}`,
      `  ${bad[0]}: The file's name isn't a symbol such as AAPL.csv or 005930.KS.csv (--symbol-from-name)`,
      `  ${bad[1]}:2 symbol: Unknown symbol M2 on LSE: import its company first, or pass --create-companies`
    ])
    const again = await inProcess(env, "import", "prices", ...all, "--json")
    assert.deepInclude(json(again), { files: 28, read: 27, unchanged: 26, refused: 1 })
    const runs: ReadonlyArray<{ readonly run: number | null }> = json(again).runs
    assert.strictEqual(new Set(runs.map(({ run }) => run)).size, 28)
    const both = await inProcess(env, "import", "prices", ...paths, "--symbol-from-name", "--symbol", "M1")
    assert.deepStrictEqual(
      [both.code, both.stderr.trim()],
      [2, "--symbol M1: the symbol is taken from each file's name (symbol-from-name)"]
    )
  })

  it("imports closes alone", async () => {
    const path = await file(
      "^gspc.csv",
      "observation_date,SP500,Vol",
      "2024-01-03,4704.81,",
      "2024-01-04,4688.68,7"
    )
    const flags = ["--symbol", "^GSPC", "--map", "SP500=close"]
    const asked = await inProcess(env, "import", "prices", path, ...flags, "--json")
    assert.match(json(asked).problems[0].message, /^No column open, high, low; .* pass --close-only for/)
    const outcome = await inProcess(env, "import", "prices", path, ...flags, "--close-only", "--json")
    assert.deepInclude(json(outcome), { read: 2, inserted: 2, normalised: 2, refused: 0 })
    const misplaced = await inProcess(env, "import", "companies", path, "--close-only")
    assert.deepStrictEqual(
      [misplaced.code, misplaced.stderr.trim()],
      [2, "--close-only is for prices: import companies doesn't take it"]
    )
  })

  it("refuses a file without rows as it does an empty one, and says what it lacks", async () => {
    const messages = []
    for (const lines of [[], ["date,open,high,low,close,volume"]]) {
      const path = join(directory, "none.csv")
      await writeFile(path, lines.map((line) => `${line}\n`).join(""))
      const outcome = await inProcess(env, "import", "prices", path, "--symbol", "AAPL", "--json")
      assert.deepStrictEqual([outcome.code, json(outcome).run], [1, null])
      messages.push(json(outcome).problems[0].message)
    }
    assert.deepStrictEqual(messages, [
      "The file is empty: expected a header line and rows",
      "The file has a header and no rows: expected a row for each record"
    ])
  })
})
