/** Damaged and hostile files: each is read or refused, and never ends in a defect. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit } from "effect"
import { Cause } from "effect"
import fc from "fast-check"
import { accn, jsonOf, year } from "./facts.ts"
import { figure, read } from "./reading.ts"

/** Whether the file is read or refused, by an error and not a defect. */
const isOrderly = async (name: string, text: string): Promise<boolean> => {
  const exit = await Effect.runPromiseExit(read(name, text))
  return Exit.isSuccess(exit) || !Cause.hasDies(exit.cause)
}

type Json = ReturnType<typeof JSON.parse>

/** A copy with the value at a random place replaced. */
const replaced = (json: Json, choices: ReadonlyArray<number>, by: unknown): Json => {
  const [first, ...rest] = choices
  if (typeof json !== "object" || json === null || first === undefined) return by
  const keys = Object.keys(json)
  const key = keys[first % Math.max(keys.length, 1)]
  if (key === undefined) return by
  const copy = Array.isArray(json) ? [...json] : { ...json }
  copy[key] = replaced(copy[key], rest, by)
  return copy
}

const files: ReadonlyArray<readonly [name: string, text: string]> = [
  ["CIK0001318605.json", figure("CIK0001318605.json")],
  [
    "CIK0001318605-submissions-001.json",
    JSON.stringify({ accessionNumber: [accn(1)], filingDate: ["2024-01-02"], form: ["4"] })
  ],
  [
    "company_tickers_exchange.json",
    '{"fields":["cik","name","ticker","exchange"],"data":[[320193,"Apple Inc.","AAPL","Nasdaq"]]}'
  ],
  ["CIK0000001234.json", JSON.stringify(jsonOf({ "us-gaap:NetIncomeLoss": [{ ...year, val: 5 }] }))]
]

const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(1e308, -1, "", "\u0000", "\uD800", [], {}, null, [[[]]], { toString: 1 })
)

describe("Damaged JSON", () => {
  it.each(files)("%s is read or refused", async (name, text) => {
    const json: Json = JSON.parse(text)
    const places = fc.array(fc.nat(40), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(places, value, (place, by) =>
        isOrderly(name, JSON.stringify(replaced(json, place, by)))
      ),
      { numRuns: 100 }
    )
  })

  it("with members of all objects is read or refused", async () => {
    for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      assert.isTrue(
        await isOrderly("a.json", `{"${name}":{"facts":{}},"facts":{"${name}":{"${name}":1}},"cik":1}`)
      )
      assert.isTrue(await isOrderly("a.json", `{"fields":["${name}"],"data":[{"${name}":1}]}`))
    }
  })

  it("nested deeply is refused", async () => {
    for (const open of ["[", '{"filings":', '{"facts":']) {
      assert.isTrue(await isOrderly("a.json", open.repeat(200_000)))
      assert.isTrue(
        await isOrderly("a.json", `${open.repeat(5000)}1${(open === "[" ? "]" : "}").repeat(5000)}`)
      )
    }
  })
})

describe("Damaged XML", () => {
  it.each(["form4.snow.xml", "form3.snow.nonderiv.xml", "aapl-20230930_htm.xml"])(
    "%s is read or refused",
    async (name) => {
      const text = figure(name)
      const cut = fc.tuple(
        fc.nat(text.length),
        fc.nat(400),
        fc.constantFrom("", "<a>", "</value>", "&x;", "]]>")
      )
      await fc.assert(
        fc.asyncProperty(cut, ([at, length, by]) =>
          isOrderly(name, text.slice(0, at) + by + text.slice(at + length))
        ),
        { numRuns: 100 }
      )
    }
  )

  it("nested deeply is read or refused", async () => {
    for (const root of ["ownershipDocument", "xbrl"]) {
      const deep = `<${root}>${"<issuer>".repeat(20_000)}${"</issuer>".repeat(20_000)}</${root}>`
      assert.isTrue(await isOrderly("a.xml", deep))
    }
  })

  it("with names of all objects' members is read or refused", async () => {
    for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      const text = `<ownershipDocument><${name}>1</${name}><issuer><issuerCik>1</issuerCik><${name}/></issuer></ownershipDocument>`
      assert.isTrue(await isOrderly("a.xml", text))
    }
  })
})
