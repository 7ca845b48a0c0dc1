/** Real files of every kind and of every source, short enough to be imported many times. */
import { readFileSync } from "node:fs"
import { constants, gunzipSync, gzipSync } from "node:zlib"
import { Effect } from "effect"
import * as fc from "fast-check"
import type { ImportKind, Source } from "../../core/mod.ts"
import { ecb, edgar, krx, lean, nasdaq, rss, sp500 } from "../../adapters/sources/mod.ts"
import { zipped } from "../sources/lean/tree.ts"
import { daily, lines } from "../sources/ecb/recorded.ts"
import { mutations } from "./mutations.ts"

/** A file of one kind, or of a source. */
export interface RealFile {
  readonly name: string
  readonly of: ImportKind | Source
  /** The symbol of its rows, where they name none. */
  readonly symbol: string | null
  readonly bytes: Buffer
}

/** The first lines of a file, uncompressed. */
const head = (path: string, lines: number): Buffer => {
  const bytes = readFileSync(path)
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("latin1")
  return Buffer.from(`${text.split("\n").slice(0, lines).join("\n")}\n`, "latin1")
}

const sample = (kind: ImportKind, path: string, lines: number, symbol: string | null = null): RealFile => ({
  name: path,
  of: kind,
  symbol,
  bytes: head(`sample/${path}`, lines)
})

const figure = (of: Source, path: string): RealFile => ({
  name: path.slice(path.lastIndexOf("/") + 1),
  of,
  symbol: null,
  bytes: readFileSync(`test/figures/${path}`)
})

const text = (of: Source, name: string, lines: ReadonlyArray<string>): RealFile => ({
  name,
  of,
  symbol: null,
  bytes: Buffer.from(`${lines.join("\n")}\n`)
})

const zip = async (of: Source, name: string, files: Readonly<Record<string, string | Uint8Array>>) => ({
  name,
  of,
  symbol: null,
  bytes: Buffer.from(await Effect.runPromise(zipped(files)))
})

const leanBars = [
  "20200827 00:00,5085000,5099400,4953300,5000400,37351071",
  "20200828 00:00,5040000,5057700,4983100,4992300,44109029",
  "20200831 00:00,1276700,1310000,1262500,1290400,210024091",
  ""
].join("\n")

const leanZip = await zip(lean, "aapl.zip", { "aapl.csv": leanBars })

export const companies = sample("companies", "companies.csv", 20)

const realFiles: ReadonlyArray<RealFile> = [
  companies,
  sample("actions", "actions/AAPL.csv", 20, "AAPL"),
  sample("prices", "prices/AAPL.csv.gz", 300, "AAPL"),
  sample("shares", "shares/AAPL.csv", 40),
  sample("statements", "statements/AAPL.ndjson.gz", 6),
  sample("insiders", "insiders.csv", 20),
  sample("disclosures", "disclosures.csv", 20),
  sample("reports", "reports.csv", 6),
  sample("news", "news.ndjson", 3),
  figure(edgar, "edgar/form4.snow.xml"),
  figure(edgar, "edgar/form3.snow.nonderiv.xml"),
  figure(edgar, "edgar/CIK0001318605.json"),
  text(ecb, "eurofxref-hist.csv", lines),
  text(ecb, "eurofxref-daily.xml", [daily]),
  // The rows of the lists as Nasdaq, FinanceDataReader and others publish them.
  text(nasdaq, "nasdaqlisted.txt", [
    "Symbol|Security Name|Market Category|Test Issue|Financial Status|Round Lot Size|ETF|NextShares",
    "AAPL|Apple Inc. - Common Stock|Q|N|N|100|N|N",
    "NVDA|NVIDIA Corporation - Common Stock|Q|N|N|100|N|N",
    "QQQ|Invesco QQQ Trust, Series 1|G|N|N|100|Y|N",
    "File Creation Time: 0703202400:00|||||||"
  ]),
  text(sp500, "constituents.csv", [
    "Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location,Date added,CIK,Founded",
    'MMM,3M,Industrials,Industrial Conglomerates,"Saint Paul, Minnesota",1957-03-04,0000066740,1902',
    'AAPL,Apple Inc.,Information Technology,"Technology Hardware, Storage & Peripherals","Cupertino, California",1982-11-30,0000320193,1977'
  ]),
  text(krx, "krx.csv", [
    "Code,ISU_CD,Name,Market,Dept,Close,ChangeCode,Changes,ChagesRatio,Open,High,Low,Volume,Amount,Marcap,Stocks,MarketId",
    "005930,KR7005930003,삼성전자,KOSPI,,81500,2,-100,-0.12,81500,82000,81300,17000000,1390000000000,486500000000000,5969782550,STK",
    "035720,KR7035720002,카카오,KOSPI,,40650,1,50,0.12,40600,40900,40400,900000,36000000000,18000000000000,443560000,STK"
  ]),
  text(lean, "aapl.csv", leanBars.trimEnd().split("\n")),
  leanZip,
  await zip(lean, "equity-usa.zip", { "equity/usa/daily/aapl.zip": leanZip.bytes }),
  await zip(edgar, "submissions.zip", {
    "CIK0001318605.json": readFileSync("test/figures/edgar/CIK0001318605.json"),
    "placeholder.txt": "no JSON"
  }),
  text(rss, "feed.xml", [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Wire</title>',
    "<link>https://wire.example/</link><description>News</description><language>en-us</language>",
    "<item><title>Rates &amp; shares</title><link>https://wire.example/1</link><guid>1</guid>",
    "<description>&lt;p&gt;Unchanged&lt;/p&gt;</description><pubDate>Mon, 01 Jul 2024 09:30:00 GMT</pubDate></item>",
    "<item><title>More</title><link>https://wire.example/2</link><pubDate>Tue, 02 Jul 2024 09:30:00 GMT</pubDate></item>",
    "</channel></rss>"
  ])
]

/** A real file after mutations. */
export interface MutatedFile {
  readonly file: RealFile
  readonly what: string
  readonly bytes: Buffer
}

/** All files alike. */
export const mutatedFiles: fc.Arbitrary<MutatedFile> = fc
  .tuple(fc.constantFrom(...realFiles), mutations)
  .map(([file, { apply, what }]) => ({ file, what, bytes: apply(file.bytes) }))

/** More than the longest row, and more than the longest document, in bytes. */
const [long, longer] = [20_000_000, 70_000_000]

/** Much of a character, in some kilobytes. */
const much = (before: string, character: string, after = "", size = long): Buffer =>
  gzipSync(Buffer.concat([Buffer.from(before), Buffer.alloc(size, character), Buffer.from(after)]), {
    level: constants.Z_BEST_SPEED
  })

/** In place of a real file of the same kind or source, which is imported after it. */
const bomb = (of: RealFile["of"], what: string, bytes: Buffer): MutatedFile => {
  const file = realFiles.find((real) => real.of === of)
  if (file === undefined) throw new Error("There is no such file")
  return { file, what, bytes }
}

const entities = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a0 "aaaaaaaaaa">${Array.from(
  { length: 12 },
  (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`
).join("")}]><rss><channel><item><title>&a12;</title></item></channel></rss>`

/** Small files of what is large. */
export const bombs = async (): Promise<ReadonlyArray<MutatedFile>> => {
  const header = "symbol,date,open,high,low,close,volume\n"
  const spaces = Buffer.alloc(longer, " ")
  const zips = [
    await zip(edgar, "submissions.zip", { "CIK0001318605.json": spaces }),
    await zip(lean, "aapl.zip", { "aapl.csv": Buffer.alloc(long, "1") }),
    await zip(lean, "equity-usa.zip", {
      "equity/usa/daily/aapl.zip": Buffer.from(
        await Effect.runPromise(zipped({ "aapl.csv": Buffer.alloc(long, "\n") }))
      )
    })
  ]
  return [
    bomb("prices", "one row", much(header, "1")),
    bomb("prices", "an open quote", much(`${header}"`, "x")),
    bomb("prices", "NUL", much(header, "\u0000")),
    bomb("prices", "cells", much(header, ",")),
    bomb("prices", "a header", much("symbol,", ",", "\n1")),
    bomb(
      "prices",
      "a wide table",
      Buffer.from(`${header.trim()}${",a".repeat(60_000)}\n${"\n".repeat(250_000)}`)
    ),
    bomb("prices", "a long date", much(header.replace("\n", "\na,T"), " ", ",1,1,1,1,1\n")),
    bomb("news", "nested lists", much("", "[")),
    bomb("news", "one text", much('{"external_id":"', "x", '"}')),
    bomb("prices", "compressed twice", gzipSync(much(header, "1"))),
    bomb(rss, "entities", Buffer.from(entities)),
    bomb(rss, "spaces", much("<rss>", " ", "</rss>", longer)),
    bomb(edgar, "elements", gzipSync(Buffer.from("<a>".repeat(1_000_000)))),
    ...zips.map(({ bytes, of }) => bomb(of, "a zip", bytes))
  ]
}
