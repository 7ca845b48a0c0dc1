/** Excel workbooks read as tables, and files that are no tables named as what they are. */
import { assert, describe, it } from "@effect/vitest"
import { TextReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js"
import { Effect, Stream } from "effect"
import { readRows } from "../../../adapters/sources/mod.ts"
import { fault, read, readBatches } from "./read.ts"

const archive = (files: Readonly<Record<string, string>>): Effect.Effect<Uint8Array> =>
  Effect.promise(async () => {
    const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
    for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text))
    return writer.close()
  })

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

interface Made {
  readonly rows: string
  readonly texts?: string
  readonly sheets?: string
  readonly properties?: string
  readonly more?: Readonly<Record<string, string>>
}

/** Styles 1 to 3: a day, a day with a format of the workbook's own, a number with one. */
const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd;@"/><numFmt numFmtId="165" formatCode="#,##0.00\\ [$USD];[Red]&quot;day&quot;0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`

/** A workbook as Excel writes one, with the rows of its first sheet. */
const workbook = ({
  more = {},
  properties = "",
  rows,
  sheets = `<sheet name="Bars" sheetId="1" r:id="rId1"/>`,
  texts = ""
}: Made) =>
  archive({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${properties}/><sheets>${sheets}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/worksheet" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><cols><col min="1"/></cols><sheetData>${rows}</sheetData><rowBreaks/></worksheet>`,
    "xl/worksheets/sheet2.xml": `<worksheet xmlns="${main}"><sheetData><row><c t="str"><v>other</v></c></row></sheetData></worksheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${main}">${texts}</sst>`,
    "xl/styles.xml": styles,
    ...more
  })

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const header = `<row r="1">${["date", "close"].map(text).join("")}</row>`

const rowsOf = (made: Made) => Effect.map(Effect.flatMap(workbook(made), read), ({ rows }) => rows)

describe("a workbook", () => {
  it.effect("has the values of its cells, in the columns that they name", () =>
    Effect.gen(function* () {
      const texts = `<si><t>date</t></si><si><t xml:space="preserve">close</t></si><si><r><t>R&amp;</t></r><r><rPr/><t>D_x000A_&#44;</t></r><rPh sb="0"><t>no</t></rPh></si>`
      const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="str"><v>note</v></c></row>
        <row r="2"><c r="A2" s="1"><v>45293</v></c><c r="B2" s="3"><v>185.63999999999999</v></c><c r="D2" t="s"><v>2</v></c></row>
        <row r="3"/><row r="4"><c r="A4" s="2"><v>45294.666666666664</v></c><c r="B4"><f>1+1</f><v>1.5E-2</v></c><c r="D4" t="b"><v>1</v></c></row>
        <row r="6"><c r="B6" t="e"><v>#N/A</v></c></row>`
      assert.deepStrictEqual(yield* rowsOf({ rows, texts }), [
        [2, { date: "2024-01-02", close: "185.64", note: "R&D\n," }],
        [4, { date: "2024-01-03 16:00:00", close: "0.015", note: "true" }],
        [6, { date: "", close: "#N/A", note: "" }]
      ])
    })
  )

  it.effect("may count its days from 1904, and prefix its elements", () =>
    Effect.gen(function* () {
      const sheet = `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>date</x:t></x:is></x:c></x:row><x:row><x:c s="1"><x:v>43831</x:v></x:c></x:row></x:sheetData></x:worksheet>`
      const made = { rows: "", properties: ' date1904="1"', more: { "xl/worksheets/sheet1.xml": sheet } }
      assert.deepStrictEqual(yield* rowsOf(made), [[2, { date: "2024-01-02" }]])
    })
  )

  it.effect("has its header below other rows, and notes that", () =>
    Effect.gen(function* () {
      const rows = `<row>${text("Apple Inc.")}</row><row><c/><c/></row><row>${text("date")}${text("close")}</row><row><c s="1"><v>45293</v></c><c><v>1</v></c></row><row><c s="1"><v>45294</v></c><c><v>2</v></c></row>`
      const batches = yield* readBatches(yield* workbook({ rows }))
      assert.deepStrictEqual(batches[0]?.columns, ["date", "close"])
      assert.deepStrictEqual(batches[0]?.notes, ["Passed over a row above the header in row 3"])
      assert.strictEqual(batches[0]?.rows.length, 2)
      assert.isTrue(batches[0]?.points)
    })
  )

  it.effect("is read by its first sheet that is shown, which is noted where it has more", () =>
    Effect.gen(function* () {
      const sheets = `<sheet name="Old" sheetId="2" state="hidden" r:id="rId2"/><sheet name="A&amp;B" sheetId="1" r:id="rId1"/><sheet name="More" sheetId="3" r:id="rId2"/>`
      const [batch] = yield* readBatches(yield* workbook({ rows: header, sheets }))
      assert.deepStrictEqual(
        [batch?.columns, batch?.notes],
        [["date", "close"], ['Read the sheet "A&B", the first of 2']]
      )
    })
  )

  it.effect("without rows has none", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* readBatches(yield* workbook({ rows: "" })), [])
    })
  )

  it.effect("is refused beyond the bounds of Excel and of what is unpacked", () =>
    Effect.gen(function* () {
      const messageOf = (made: Made) =>
        Effect.map(Effect.flatMap(workbook(made), fault), ([, message]) => message)
      const wide = `<row r="1"><c r="XFE1"><v>1</v></c></row>`
      assert.strictEqual(yield* messageOf({ rows: wide }), "More than 16384 columns")
      const long = `<row>${text("x".repeat(40_000))}</row>`
      assert.strictEqual(yield* messageOf({ rows: long }), "A cell has more than 32767 characters")
      const endless = `<row>${"<c/>".repeat(5_000_000)}`
      assert.strictEqual(yield* messageOf({ rows: endless }), "A row is longer than 16 MiB")
      const bomb = { "xl/styles.xml": " ".repeat(17 * 1024 * 1024) }
      assert.strictEqual(
        yield* messageOf({ rows: header, more: bomb }),
        "xl/styles.xml is longer than 16 MiB unpacked"
      )
      const cut = (yield* workbook({ rows: header })).slice(0, 400)
      assert.match((yield* fault(cut))[1], /^Corrupt or truncated zip archive/)
    })
  )
})

const dayRow = (days: number): string => `<row><c s="1"><v>${days}</v></c></row>`

describe("a small workbook of what takes long", () => {
  const inAMoment = { timeout: 10_000 }

  it.effect(
    "has formats of any length, elements that never end and readings without end",
    () =>
      Effect.gen(function* () {
        const format = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${"[".repeat(400_000)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`
        const value = `<row><c s="0"><v>45293</v></c></row>`
        const rows = `<row>${text("a")}</row>${value}`
        assert.deepStrictEqual(yield* rowsOf({ rows, more: { "xl/styles.xml": format } }), [
          [2, { a: "45293" }]
        ])
        const open = `<row>${text("a")}</row><row>${"<cx".repeat(2_000_000)}<c><v>1</v></c></row>`
        assert.deepStrictEqual(yield* rowsOf({ rows: open }), [[2, { a: "1" }]])
        const spoken = `<si><t>a</t>${"<rPh></rPh>".repeat(500_000)}</si>`
        const named = `<row><c t="s"><v>0</v></c></row>${value}`
        assert.deepStrictEqual(yield* rowsOf({ rows: named, texts: spoken }), [[2, { a: "45293" }]])
      }),
    inAMoment
  )

  it.effect(
    "is refused where its rows lack more cells than a sheet can have",
    () =>
      Effect.gen(function* () {
        const columns = Array.from({ length: 16_384 }, (_, i) => `<c><v>${i}</v></c>`).join("")
        const rows = `<row>${columns}</row>${"<row><c><v>1</v></c></row>".repeat(60_000)}`
        const bytes = yield* workbook({ rows })
        const before = process.memoryUsage().rss
        const { line, message } = yield* Effect.flip(
          Stream.runDrain(readRows(Stream.make(bytes), "some.xlsx"))
        )
        assert.strictEqual(
          message,
          "Its rows lack more than 20 million cells of their 16384 columns: save it as CSV"
        )
        assert.isAbove(line ?? 0, 1000)
        assert.isBelow(process.memoryUsage().rss - before, 512 * 1024 ** 2)
      }),
    { timeout: 60_000 }
  )

  it.effect("counts the days before the leap day that Excel made up", () =>
    Effect.gen(function* () {
      const rows = `<row>${text("a")}</row>${[1, 59, 60, 61].map(dayRow).join("")}`
      assert.deepStrictEqual(
        (yield* rowsOf({ rows })).map(([, { a }]) => a),
        ["1900-01-01", "1900-02-28", "60", "1900-03-01"]
      )
    })
  )
})

describe("a file that is no table", () => {
  it.effect.each([
    [{ "xl/workbook.bin": "" }, /^A binary Excel workbook/],
    [{ mimetype: "", "content.xml": "" }, /^An OpenDocument file/],
    [{ "word/document.xml": "" }, /^A Word document/],
    [{ "prices.csv": "a,b" }, /^A zip archive: unpack it/]
  ] as const)("is named by what its archive holds: %j", ([files, message]) =>
    Effect.gen(function* () {
      assert.match((yield* fault(yield* archive(files)))[1], message)
    })
  )

  it.effect.each([
    ["%PDF-1.7\n", /^A PDF/],
    [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /^An Excel workbook of the old form/],
    ["PAR1\u0015", /^A Parquet file/]
  ] as const)("is named by how it begins: %j", ([bytes, message]) =>
    Effect.gen(function* () {
      assert.match((yield* fault(bytes))[1], message)
    })
  )
})
