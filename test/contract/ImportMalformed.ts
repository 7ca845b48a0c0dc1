/** Forty files of which each has one fault: refused whole, with the line of the fault and a reason; no row is seen. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import type { ImportKind } from "../../core/mod.ts"
import { closesOf, companiesOf } from "./look.ts"
import { counted, only, priceHeader, refusals, type StoreLayer, take, withImports } from "./stores.ts"

type Malformed = readonly [kind: ImportKind, header: string, good: string, bad: ReadonlyArray<string>]

const files: ReadonlyArray<Malformed> = [
  [
    "prices",
    priceHeader,
    "MALFORMED,2024-01-02,10,12,9,11,100",
    [
      "MALFORMED,2024-01-03,10,9,8,11,100",
      "MALFORMED,2024-01-03,10,12,11,11,100",
      "MALFORMED,2024-01-03,10,12,9,13,100",
      "MALFORMED,2024-01-03,10,12,9,11,-1",
      "MALFORMED,2024-01-03,10,12,9,11,1.5",
      "MALFORMED,2024-01-03,10,12,0,11,100",
      "MALFORMED,2024-01-03,NaN,12,9,11,100",
      "MALFORMED,2024-01-03,10,1e400,9,11,100",
      "MALFORMED,2024-01-03,10,12,9,,100",
      "MALFORMED,2024-01-03,ten,12,9,11,100",
      "MALFORMED,2024-02-30,10,12,9,11,100",
      "MALFORMED,2024-13-01,10,12,9,11,100",
      "MALFORMED,,10,12,9,11,100",
      "MALFORMED,9999-01-01,10,12,9,11,100",
      "NOWHERE,2024-01-03,10,12,9,11,100",
      ",2024-01-03,10,12,9,11,100",
      "MALFORMED,2024-01-03,10,12,9",
      "MALFORMED,2024-01-03,10,12,9,11,100,more"
    ]
  ],
  [
    "companies",
    "symbol,exchange,name",
    "MALNEW,NYSE,New",
    [
      "MALBAD,MOON,Bad",
      "MALBAD,,Bad",
      ",NYSE,Bad",
      "MALBAD,NYSE,",
      "MAL BAD,NYSE,Bad",
      "MALBAD,NYSE,Bad\u0000"
    ]
  ],
  [
    "actions",
    "symbol,effective_date,type,value",
    "MALFORMED,2024-01-05,split,2",
    [
      "MALFORMED,2024-01-08,split,0",
      "MALFORMED,2024-01-08,split,-2",
      "MALFORMED,2024-01-08,explosion,2",
      "MALFORMED,2024-01-08,dividend,many",
      "MALFORMED,tomorrow,dividend,1",
      "NOWHERE,2024-01-08,dividend,1"
    ]
  ],
  [
    "disclosures",
    "symbol,rcept_no,rcept_dt,report_nm,corp_name",
    "MALFORMED,mal1,2024-01-05,Report,Malformed",
    [
      "MALFORMED,mal2,2024-01-32,Report,Malformed",
      "MALFORMED,,2024-01-05,Report,Malformed",
      "NOWHERE,mal2,2024-01-05,Report,Malformed"
    ]
  ],
  [
    "reports",
    "external_id,title,report_date,securities_firm",
    "mal1,Title,2024-01-05,Firm",
    ["mal2,,2024-01-05,Firm", "mal2,Title,2024-99-05,Firm", ",Title,2024-01-05,Firm"]
  ],
  [
    "shares",
    "symbol,date,count",
    "MALFORMED,2024-01-05,1000",
    [
      "MALFORMED,2024-01-08,-1000",
      "MALFORMED,2024-01-08,a few",
      "MALFORMED,2024-00-08,1000",
      "NOWHERE,2024-01-08,1000"
    ]
  ]
]

const cases = files.flatMap(([kind, header, good, bad]) =>
  bad.map((row) => ({ kind, row, lines: [header, good, row] }))
)

export const importMalformedFileLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "60 seconds" })(
    "a malformed file",
    (it) => {
      it.effect(`is refused whole, with the line and the reason: ${cases.length} of them`, () =>
        Effect.gen(function* () {
          assert.isAtLeast(cases.length, 40)
          yield* take("companies", ["symbol,exchange,name", "MALFORMED,NYSE,Malformed"])
          for (const { kind, lines, row } of cases) {
            const summary = yield* take(kind, lines, { strict: true })
            const { inserted, refused } = counted(summary)
            assert.deepStrictEqual([summary.run, inserted, refused], [null, 0, lines.length - 1], row)
            const [problem] = refusals(summary)
            assert.strictEqual(problem?.[0], 3, row)
            assert.isNotEmpty(problem?.[2])
          }
          assert.deepStrictEqual(yield* closesOf("MALFORMED"), [])
          assert.deepStrictEqual([yield* companiesOf("MALNEW"), yield* companiesOf("MALBAD")], [[], []])
          // What is right in each of them is taken by itself: nothing of it was stored.
          for (const [kind, header, good] of files) {
            assert.deepStrictEqual(counted(yield* take(kind, [header, good])), only({ inserted: 1 }), kind)
          }
        })
      )
    }
  )
