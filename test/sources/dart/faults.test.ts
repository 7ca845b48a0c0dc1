/** Answers of OpenDART that refuse, are none, or are hostile. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { answer, brokenIn, faultOf, recorded, rowsIn } from "./answers.ts"

const refusal = (status: string, message: string): string => JSON.stringify({ status, message })

const bad: ReadonlyArray<readonly [what: string, content: string, fault: string | RegExp]> = [
  ["a bad key", refusal("010", "등록되지 않은 키입니다."), "OpenDART answered 010: 등록되지 않은 키입니다."],
  [
    "a spent quota",
    refusal("020", "요청 제한을 초과하였습니다."),
    "OpenDART answered 020: 요청 제한을 초과하였습니다."
  ],
  [
    "a refusal in XML",
    "<?xml version='1.0'?><result><status>800</status><message>시스템 점검</message></result>",
    "OpenDART answered 800: 시스템 점검"
  ],
  [
    "a page",
    "<!DOCTYPE html><html><head><title> 502 Bad Gateway </title></head></html>",
    'A page instead of an answer of OpenDART, titled "502 Bad Gateway"'
  ],
  ["text", "Service unavailable", "A page instead of an answer of OpenDART"],
  ["nothing", "", "A page instead of an answer of OpenDART"],
  ["broken JSON", '{"status":"000"', /^Not JSON: /],
  ["a list", "[]", "Not an answer of OpenDART: expected an object with status and message"],
  ["an object", '{"a":1}', "Not an answer of OpenDART: expected an object with status and message"],
  ["a list of texts", answer(["a"]), "The list of the answer contains something other than objects"],
  [
    "a list that is none",
    '{"status":"000","list":{}}',
    "The list of the answer contains something other than objects"
  ],
  [
    "another endpoint's list",
    answer([{ a: 1, b: 2 }]),
    /^A list with the members a, b isn't read: expected an answer of corpCode\.xml, company\.json, list\.json, /
  ],
  [
    "another endpoint's object",
    '{"status":"000","x":1}',
    /^An answer with the members status, x isn't read: expected one of /
  ],
  ["deep nesting", `${"[".repeat(200_000)}`, /^Not JSON: /]
]

describe("a file", () => {
  for (const [what, content, fault] of bad) {
    it.effect(`with ${what} is refused with the reason`, () =>
      Effect.gen(function* () {
        const message = yield* faultOf("some.json", content)
        if (typeof fault === "string") assert.strictEqual(message, fault)
        else assert.match(message, fault)
      })
    )
  }

  it.effect("without data has no rows", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* rowsIn("a.json", refusal("013", "조회된 데이타가 없습니다.")), [])
      assert.deepStrictEqual(yield* rowsIn("a.json", answer([])), [])
      const page = "<result><status>013</status><message>조회된 데이타가 없습니다.</message></result>"
      assert.deepStrictEqual(yield* rowsIn("a.json", page), [])
    })
  )

  it.live("of many spaces is refused at once", () =>
    Effect.gen(function* () {
      const spaces = " ".repeat(100_000)
      for (const page of [
        `<status>${spaces}`,
        `<status>1</status><message>${spaces}`,
        `<title>${spaces}`,
        `<title>${spaces}<title>${spaces}`
      ]) {
        const before = performance.now()
        yield* faultOf("some.html", page)
        assert.isBelow(performance.now() - before, 200)
      }
    })
  )

  it.effect("may begin with a byte order mark", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* rowsIn("a.json", `\uFEFF${recorded("elestock.json")}`)).length, 1)
    })
  )

  it.effect("may have members of any type", () =>
    Effect.gen(function* () {
      const odd: ReadonlyArray<unknown> = [null, true, 1e300, [], {}, "\u0000", "9".repeat(400), [[[1]]]]
      for (const name of [
        "list",
        "elestock",
        "majorstock",
        "alotMatter",
        "stockTotqySttus",
        "fnlttSinglAcntAll"
      ]) {
        const [first] = JSON.parse(recorded(`${name}.json`)).list
        const rows = Object.keys(first).flatMap((member) =>
          odd.map((value) => ({ ...first, [member]: value }))
        )
        const own = `{"__proto__": {"sj_div": "BS"}, "constructor": 1, ${JSON.stringify(first).slice(1)}`
        const content = `{"status":"000","list":[${[...rows.map((row) => JSON.stringify(row)), own].join(",")}]}`
        yield* rowsIn("00126380.11011.2023-12-31.json", content)
        yield* brokenIn("some.json", content)
      }
    })
  )
})
