/** Kinds without rules of their own: a row is a record of the issuer or the company that it names. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { storesLayer } from "../../../../adapters/memory/mod.ts"
import type { KindDefinition } from "../../../../core/imports/Intake.ts"
import { ofCells } from "../../../../core/imports/subjects/RowsOf.ts"
import { ImportSink, RowStore } from "../../../../core/ports.ts"
import { ActionCoverage } from "../../../../core/prices/CorporateAction.ts"
import { ShareCount } from "../../../../core/shares/ShareCount.ts"
import { contextOf } from "./context.ts"
import { reference } from "./directory.ts"

const goog = reference(2, "GOOG", "NASDAQ", { issuer_id: 7 })

const known = {
  companies: [goog],
  issuers: [{ issuer_id: 7, name: "Alphabet", cik: "0001652044", corp_code: null }]
}

const ofIssuer = ofCells(ShareCount)
const ofCompany = ofCells({ ...ActionCoverage, importedAs: { kind: "coverage", summary: "coverage" } })

/** Imports rows, from line 2, without the cells that they lack, and returns the outcome and the refusals. */
const taken = Effect.fnUntraced(function* (
  kind: KindDefinition,
  rows: ReadonlyArray<Readonly<Record<string, unknown>>>
) {
  const context = yield* contextOf({}, known)
  const sink = yield* ImportSink
  const outcome = yield* sink.atomic(
    Effect.gen(function* () {
      const intake = yield* kind.open(context)
      const empty = Object.fromEntries(Object.keys(kind.fields).map((name) => [name, null]))
      yield* intake.accept(() => rows.map((row, i) => ({ ...empty, ...row, line: i + 2 })) as never)
      return yield* intake.close
    })
  )
  const refused = context.problems.reported.map(({ column, line, message }) => [line, column, message])
  return { inserted: outcome.inserted, refused }
})

/** The names of a kind's fields, with a question mark where a row may lack them. */
const fieldsIn = ({ fields }: KindDefinition) =>
  Object.entries(fields).map(([name, field]) => (field.required ? name : `${name}?`))

describe("the kind of a record without rules of its own", () => {
  it("has a field for each column that the row states", () => {
    assert.deepStrictEqual(fieldsIn(ofIssuer), [
      "symbol?",
      "exchange?",
      "cik?",
      "corp_code?",
      "share_class",
      "date",
      "count",
      "conversion_ratio?"
    ])
    assert.deepStrictEqual(ofIssuer.oneOf, [["symbol", "cik", "corp_code"]])
    assert.deepStrictEqual(fieldsIn(ofCompany), ["symbol", "exchange?", "known_to"])
    assert.deepStrictEqual(ofCompany.oneOf, [])
  })

  it.effect("stores rows of issuers, with the company where they name it", () =>
    Effect.gen(function* () {
      const row = { share_class: "C", date: "2024-10-22", count: 5 }
      const found = yield* taken(ofIssuer, [
        { ...row, cik: "0001652044" },
        { ...row, share_class: "D", symbol: "GOOG" },
        { ...row, date: "2025-01-02", symbol: "GOOG" },
        { ...row, cik: "0000000001" }
      ])
      assert.deepStrictEqual(found, {
        inserted: 2,
        refused: [
          [4, "date", "2025-01-02 is in the future"],
          [5, "cik", "Unknown cik 0000000001: import a company with it first"]
        ]
      })
      const stored = { ...row, issuer_id: 7, conversion_ratio: null }
      assert.deepStrictEqual(yield* (yield* RowStore).all(ShareCount, { issuer_id: 7 }), [
        { ...stored, company_id: null },
        { ...stored, share_class: "D", company_id: 2 }
      ])
    }).pipe(Effect.provide(storesLayer()))
  )

  it.effect("stores rows of companies", () =>
    Effect.gen(function* () {
      const found = yield* taken(ofCompany, [
        { symbol: "GOOG", known_to: "2024-01-02" },
        { symbol: "NONE", known_to: "2024-01-02" }
      ])
      assert.deepStrictEqual(found, {
        inserted: 1,
        refused: [
          [
            3,
            "symbol",
            "Unknown symbol NONE: import its company first, or pass --create-companies and --exchange"
          ]
        ]
      })
      assert.deepStrictEqual(yield* (yield* RowStore).all(ActionCoverage, { company_id: 2 }), [
        { company_id: 2, known_to: "2024-01-02" }
      ])
    }).pipe(Effect.provide(storesLayer()))
  )
})
