/** docs/screens.md: its expressions are right, of the figures that there are, and its errors are those that are said. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { figuresOf } from "../../core/screens/Expression.ts"
import { columnsOf, conditionOf, orderOf, vocabulary } from "../../core/ports.ts"
import { blocksOf } from "./blocks.ts"

const path = "docs/screens.md"
const page = readFileSync(path, "utf8")

const conditions = blocksOf(path)
  .filter(({ language, text }) => language === "text" && !text.startsWith("curl "))
  .flatMap(({ text }) => text.trim().split("\n"))

describe("its conditions", () => {
  it.for(conditions)("%s", async (text) => {
    const condition = await Effect.runPromise(conditionOf(text, vocabulary))
    assert.isAbove(figuresOf(condition).length, 0)
  })

  it("are more than a few", () => assert.isAbove(conditions.length, 5))
})

/** The rows of the table of errors. */
const errors = [...page.matchAll(/^\| `(.+?)` \| (.+ \(character \d+\): .+) \|$/gm)].map(
  ([, text = "", message = ""]) => [text, message] as const
)

describe("its errors", () => {
  it.for(errors)("%s", async ([text, message]) => {
    const error = await Effect.runPromise(Effect.flip(conditionOf(text, vocabulary)))
    assert.strictEqual(error.message, message)
  })

  it("are more than a few", () => assert.isAbove(errors.length, 8))
})

it("its columns and orders", async () => {
  const columns = await Effect.runPromise(
    columnsOf("pe_ratio,close / sma(200),rank(market_cap, sector)", vocabulary)
  )
  assert.include(page, `\`${columns.map(({ name }) => name).join(",")}\``)
  for (const text of ["-market_cap", "-sales + cash"]) {
    assert.include(page, `\`${text}\``)
    assert.isTrue((await Effect.runPromise(orderOf(text, vocabulary))).descending)
  }
})

it("its item of a 422", async () => {
  const [{ text } = assert.fail("no block")] = blocksOf(path).filter(({ language }) => language === "json")
  const { ctx, msg } = JSON.parse(text)
  const error = await Effect.runPromise(Effect.flip(conditionOf("pe_ration < 15", vocabulary)))
  assert.deepStrictEqual(
    { ctx, msg },
    {
      ctx: { position: error.position, suggestions: error.suggestions },
      msg: `Value error, ${error.message}`
    }
  )
})
