/** Values given for a whole file (`--set`): where they apply, and which are invalid. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import type { Imports } from "../../../core/mod.ts"
import type { CompanyStore } from "../../../core/ports.ts"
import { companiesOf, companyOf } from "../../contract/look.ts"
import { refusals, take, withImports } from "../../contract/stores.ts"

const companies = (lines: ReadonlyArray<string>, set: Readonly<Record<string, string>>) =>
  take("companies", lines, { set: new Map(Object.entries(set)) })

/** The message that refuses the whole file. */
const refusal = (lines: ReadonlyArray<string>, set: Readonly<Record<string, string>>) =>
  Effect.map(Effect.flip(companies(lines, set)), (error) => ("message" in error ? error.message : error))

const header = "symbol,name,exchange"

/** Registers a fact about an empty store. */
const fact = (what: string, proof: Effect.Effect<void, unknown, CompanyStore | Imports>): void =>
  it.effect(what, () => Effect.provide(proof, withImports(storesLayer())))

describe("a file-wide value", () => {
  fact(
    "applies where the file lacks the column",
    Effect.gen(function* () {
      yield* companies([header, "TSLA,Tesla,NASDAQ"], { sector: "Consumer Cyclical" })
      assert.strictEqual((yield* companyOf("TSLA")).sector, "Consumer Cyclical")
    })
  )

  fact(
    "applies where the cell is empty",
    Effect.gen(function* () {
      yield* companies([`${header},sector`, "TSLA,Tesla,NASDAQ,"], { sector: "Consumer Cyclical" })
      assert.strictEqual((yield* companyOf("TSLA")).sector, "Consumer Cyclical")
    })
  )

  fact(
    "yields to a row's own value",
    Effect.gen(function* () {
      yield* companies([`${header},sector`, "TSLA,Tesla,NASDAQ,Automobiles"], { sector: "Technology" })
      assert.strictEqual((yield* companyOf("TSLA")).sector, "Automobiles")
    })
  )

  fact(
    "satisfies a required column",
    Effect.gen(function* () {
      yield* companies(["symbol,name", "TSLA,Tesla"], { exchange: "NASDAQ" })
      assert.strictEqual((yield* companyOf("TSLA")).exchange, "NASDAQ")
    })
  )

  fact(
    "is parsed like the field's cells",
    Effect.gen(function* () {
      yield* companies([header, "TSLA,Tesla,NASDAQ"], { country: "South Korea", listed: "no" })
      assert.deepInclude(yield* companyOf("TSLA"), { country_code: "KR", listed: false })
    })
  )

  fact(
    "doesn't replace an invalid cell",
    Effect.gen(function* () {
      const lines = [`${header},listed`, "TSLA,Tesla,NASDAQ,perhaps"]
      assert.deepStrictEqual(refusals(yield* companies(lines, { listed: "yes" })), [
        [2, "listed", 'Expected true or false, got "perhaps"']
      ])
    })
  )
})

describe("a file is refused", () => {
  const lines = [header, "TSLA,Tesla,NASDAQ"]

  fact(
    "for a value of an unknown field, with the known fields listed",
    Effect.gen(function* () {
      const message = yield* refusal(lines, { colour: "red" })
      assert.match(
        `${message}`,
        /^--set names no field colour; the fields are symbol, .*, exchange, default_exchange, default_sector, name, .*, listed$/
      )
      assert.deepStrictEqual(yield* companiesOf("TSLA"), [])
      for (const name of ["__proto__", "constructor", "toString"]) {
        const message = yield* refusal(lines, Object.fromEntries([[name, "red"]]))
        assert.include(`${message}`, `--set names no field ${name};`)
      }
    })
  )

  fact(
    "for a value that is invalid for its field",
    Effect.gen(function* () {
      assert.strictEqual(
        yield* refusal(lines, { currency: "BUCK" }),
        '--set currency: Unknown currency "BUCK": expected an ISO 4217 code'
      )
      assert.deepStrictEqual(yield* companiesOf("TSLA"), [])
    })
  )

  fact(
    "for all its invalid values at once",
    Effect.gen(function* () {
      assert.strictEqual(
        yield* refusal(lines, { currency: "BUCK", listed: "perhaps" }),
        '--set currency: Unknown currency "BUCK": expected an ISO 4217 code. --set listed: Expected true or false, got "perhaps"'
      )
    })
  )
})
