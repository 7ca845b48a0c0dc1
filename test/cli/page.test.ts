/** `findata page`: a document that stands alone, with the figures of the interface, of a day, a language and a basis. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { join } from "node:path"
import { Parser } from "htmlparser2"
import { copySample } from "../sample/copied.ts"
import { type Environment, remove, temporaryDirectory } from "./command.ts"
import { importLines, inProcess } from "./inProcess.ts"

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Elements without an end. */
const empty = new Set(["meta", "br"])

/** The elements of a document and its text; fails where an element isn't closed in its place. */
const read = (html: string) => {
  const elements: Array<Element> = []
  const texts: Array<string> = []
  const open: Array<string> = []
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        elements.push({ name, attributes })
        texts.push("|")
        open.push(name)
      },
      ontext: (text) => {
        if (open.at(-1) !== "style") texts.push(text)
      },
      onclosetag: (name, isImplied) => {
        assert.isFalse(isImplied && !empty.has(name) && name !== "path", `${name} isn't closed`)
        assert.strictEqual(open.pop(), name)
        texts.push("|")
      }
    },
    { decodeEntities: true }
  )
  parser.end(html)
  return { elements, text: texts.join("").replaceAll(/\|+/g, "|") }
}

/** The last row that begins with a text. */
const rowOf = (text: string, line: string): string => text.slice(text.lastIndexOf(`|${line}|`)).slice(0, 80)

describe("findata page", { timeout: 120_000 }, () => {
  let directory: string
  let env: Environment

  const page = (...words: ReadonlyArray<string>) => inProcess(env, "page", ...words)

  beforeAll(async () => {
    directory = await temporaryDirectory()
    env = { FINDATA_DATA: join(directory, "data") }
    await copySample(join(directory, "data"))
  }, 120_000)
  afterAll(() => remove(directory))

  it("writes a document that loads nothing, runs nothing and leads to filings alone", async () => {
    const { code, stdout } = await page("aapl", "--as-of", "2021-03-31")
    assert.strictEqual(code, 0)
    assert.isBelow(Buffer.byteLength(stdout), 300_000)
    assert.match(stdout, /^<!doctype html>\n<html lang="en">/)
    const { elements } = read(stdout)
    const allowed =
      "html head meta title style body h1 h2 p b span a br div table thead tbody tr th td svg line text rect path"
    for (const { attributes, name } of elements) {
      assert.include(allowed.split(" "), name)
      for (const attribute of Object.keys(attributes)) assert.notMatch(attribute, /^(on|src|class$|id$)/)
      assert.notMatch(attributes["style"] ?? "", /url\(/)
    }
    const links = elements.flatMap(({ attributes, name }) => (name === "a" ? [attributes["href"]] : []))
    assert.isAtLeast(links.filter((address) => address?.startsWith("https://www.sec.gov/")).length, 5)
  })

  it("has what was known on the day: the price, multiples, statements of five years and twelve months", async () => {
    const { text } = read((await page("AAPL:NASDAQ", "--as-of", "2021-03-31")).stdout)
    assert.include(text, "Apple Inc.")
    assert.include(text, "As known on Mar\u00a031,\u00a02021")
    for (const [name, value] of [
      ["Previous close", "119.90"],
      ["P/E", "32.08"],
      ["1 year", "+92.14%"],
      ["Market cap", "2.05T\u00a0USD"]
    ])
      assert.include(text, `|${name}|${value}|`)
    assert.include(text, "|Revenue|215,639|229,234|265,595|260,174|274,515|294,135|")
    assert.match(rowOf(text, "FY 2020"), /10-K, filed Oct\u00a030,\u00a02020/)
    assert.include(text, "|2020|0.8075|4|")
    assert.include(text, "Twelve months and balance sheet to Dec\u00a026,\u00a02020")
    // Of a later day.
    assert.notInclude(text, "FY 2021")
    const earlier = read((await page("aapl", "--as-of", "2019-12-31")).stdout)
    assert.notInclude(earlier.text, "FY 2020")
  })

  it("is of the last fiscal year, and in another language, where that is wanted", async () => {
    const { stdout } = await page("aapl", "--as-of", "2021-03-31", "--basis", "annual", "--language", "ko")
    assert.include(stdout, '<html lang="ko">')
    const { text } = read(stdout)
    assert.include(text, "|매출액|2,745억\u00a0USD|")
    assert.include(text, "2020 회계연도, 2020.\u00a09.\u00a026. 결산")
    assert.include(text, "|매출액|215,639|")
    // The language of the next is its own.
    assert.include((await page("aapl")).stdout, '<html lang="en">')
  })

  it("shows texts of files as they are", async () => {
    const name = '<script>alert(1)</script> & "Sons"'
    await importLines(
      env,
      "companies",
      "symbol,exchange,name",
      `HOSTILE,NASDAQ,"${name.replaceAll('"', '""')}"`
    )
    const { code, stdout } = await page("HOSTILE")
    assert.strictEqual(code, 0)
    const { elements, text } = read(stdout)
    assert.include(text, name)
    assert.isFalse(elements.some((element) => element.name === "script" || element.name === "a"))
  })

  it("refuses companies that aren't there, and days that aren't days", async () => {
    const unknown = await page("nowhere")
    assert.deepStrictEqual([unknown.code, unknown.stdout], [1, ""])
    assert.include(unknown.stderr, "There is no company nowhere")
    const wrong = await page("aapl", "--as-of", "2021-02-30")
    assert.strictEqual(wrong.code, 2)
    assert.include(wrong.stderr, "--as-of 2021-02-30")
  })
})
