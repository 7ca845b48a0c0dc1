/** The PDFs of the sample are complete, small and show their report's title. */
import { assert, describe, it } from "@effect/vitest"
import { readdirSync, readFileSync } from "node:fs"
import fc from "fast-check"
import { readRecords } from "../../scripts/sample/files.ts"
import { pdfOf } from "../../scripts/sample/pdf.ts"

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1")

/** The faults in a document's layout (PDF Reference 1.4, chapter 3.4); empty where there are none. */
const faultsOf = (text: string): ReadonlyArray<string> => {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const table = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [fn] \n)+)trailer\n<< \/Size (\d+) /.exec(text.slice(start))
  if (!text.startsWith("%PDF-1.4\n") || table === null) return ["no header or table of objects"]
  const entries = (table[2] ?? "").trimEnd().split("\n")
  const misplaced = entries.flatMap((entry, i) =>
    i === 0 || text.startsWith(`${i} 0 obj\n`, Number(entry.slice(0, 10))) ? [] : [`object ${i}`]
  )
  const stream = /\/Length (\d+) >>\nstream\n/.exec(text)
  const content = (stream?.index ?? 0) + (stream?.[0].length ?? 0)
  const ends = text.startsWith("\nendstream", content + Number(stream?.[1]))
  const counted = entries.length === Number(table[1]) && table[1] === table[3]
  return [...misplaced, ...(ends ? [] : ["stream"]), ...(counted ? [] : ["count"])]
}

/** The texts that a document shows, unescaped. */
const shown = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^\((.*)\) Tj/gm)].map(([, line = ""]) => line.replaceAll(/\\(.)/g, "$1"))

const named = readRecords("reports.csv").filter(({ pdf }) => pdf !== "")

it("reports refer to every PDF", () => {
  assert.deepStrictEqual(
    named.map(({ pdf }) => pdf).toSorted(),
    readdirSync("sample/pdfs").map((name) => `pdfs/${name}`)
  )
})

describe.each(named.map(({ pdf = "", title = "" }) => ({ pdf, title })))("$pdf", ({ pdf, title }) => {
  const bytes = readFileSync(`sample/${pdf}`)

  it("is a complete PDF 1.4 of less than 3 KB", () => {
    assert.deepStrictEqual(faultsOf(latin(bytes)), [])
    assert.isBelow(bytes.length, 3000)
  })

  it("shows its report's title first", () => {
    assert.isTrue(shown(latin(bytes)).join(" ").startsWith(title))
    assert.include(latin(bytes), `/Title (${title})`)
  })
})

it("any text is shown completely, in lines of a page's width", () => {
  const ascii = fc.string({ unit: fc.constantFrom(..."ab ()\\%"), maxLength: 300 })
  fc.assert(
    fc.property(ascii, ascii, (title, paragraph) => {
      const text = latin(pdfOf(title, [paragraph]))
      assert.deepStrictEqual(faultsOf(text), [])
      const lines = shown(text)
      assert.strictEqual(lines.join(" "), `${title} ${paragraph}`)
      const words = new Set(`${title} ${paragraph}`.split(" "))
      assert.isTrue(lines.every((line) => line.length <= 84 || words.has(line)))
    })
  )
})

it("text with characters that the font lacks is refused", () => {
  assert.throws(() => pdfOf("제목", []), "Not ASCII")
})
