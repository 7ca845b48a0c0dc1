/** Own figures of a browser written out in expressions, and what the service says of these restored. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import fc from "fast-check"
import {
  comparesWithAll,
  type Formulas,
  isWrittenOut,
  ownIn,
  type WrittenOut,
  writtenOut
} from "../../../apps/site/src/own/writtenOut.ts"
import { columnsOf } from "../../../core/ports.ts"
import { vocabulary } from "../../core/screens/figures.ts"
import { generating } from "../../core/screens/generated.ts"
import "../../core/screens/parsed.ts"
import { randomNumbers } from "../../core/screens/rows.ts"
import { seed } from "../../fuzz/seed.ts"

const formulas: Formulas = new Map([
  ["cash_yield", "100 * free_cash_flow_ttm / market_cap"],
  ["twice", "2 * my.cash_yield"],
  ["safe", "known(roe) && beta(SPY, 5) < 1 ? max(roe, rsi(14)) : 0 // not my.cash_yield"],
  ["text", 'sector == "my.twice" ? 1 :\n 0'],
  ["place", "1 + rank(pe_ratio, sector)"],
  ["a", "my.b + 1"],
  ["b", "1 + my.c"],
  ["c", "my.a"]
])

/** Of an expression as the service reads it; null where that refuses it. */
const keyOf = (text: string, own: Formulas): string | null => {
  const found = Effect.runSync(Effect.result(columnsOf(text, { ...vocabulary, own })))
  return Result.isFailure(found) ? null : (found.success[0]?.expression.key ?? null)
}

const written = (expression: string) => {
  const result = writtenOut(expression, formulas)
  if (!isWrittenOut(result)) throw new Error(`${expression}: ${result.kind}`)
  return result
}

describe("An own figure", () => {
  it.for([
    ["roe > 5", "roe > 5"],
    ["my.cash_yield > 5", "(100 * free_cash_flow_ttm / market_cap) > 5"],
    ["-my.cash_yield", "-(100 * free_cash_flow_ttm / market_cap)"],
    ["1 + my . twice", "1 + (2 * (100 * free_cash_flow_ttm / market_cap))"],
    ["my.safe", "(known(roe) && beta(SPY, 5) < 1 ? max(roe, rsi(14)) : 0)"],
    ["my.text", '(sector == "my.twice" ? 1 : 0)'],
    ['sector == "my.twice" // my.twice', 'sector == "my.twice" // my.twice'],
    ["rank(my.cash_yield, sector)", "rank((100 * free_cash_flow_ttm / market_cap), sector)"],
    ["my.unknown + dummy.cash_yield + my_cash", "my.unknown + dummy.cash_yield + my_cash"]
  ] as const)("is written out: %s", ([expression, text]) => {
    assert.strictEqual(written(expression).text, text)
  })

  it.for([
    ["cash_yield", '(100 * ago(free_cash_flow_ttm, "1y") / ago(market_cap, "1y"))'],
    ["twice", '(2 * (100 * ago(free_cash_flow_ttm, "1y") / ago(market_cap, "1y")))'],
    [
      "safe",
      '(known(ago(roe, "1y")) && ago(beta(SPY, 5), "1y") < 1 ? max(ago(roe, "1y"), ago(rsi(14), "1y")) : 0)'
    ],
    ["text", '(ago(sector, "1y") == "my.twice" ? 1 : 0)'],
    ["place", '(1 + ago(rank(pe_ratio, sector), "1y"))']
  ] as const)("of the past is ago of its figures: %s", ([name, text]) => {
    assert.strictEqual(written(`ago( my.${name}, "1y" )`).text, text)
  })

  it("that is made of itself isn't written out, and it is said how", () => {
    assert.deepStrictEqual(writtenOut("roe + my.b", formulas), {
      kind: "circle",
      position: 6,
      names: ["b", "c", "a", "b"]
    })
    assert.deepStrictEqual(writtenOut("roe * my.x", new Map([["x", "1"]]), "x"), {
      kind: "circle",
      position: 6,
      names: ["x", "x"]
    })
  })

  it("isn't written out where it would be endless", () => {
    const chain = new Map(Array.from({ length: 12 }, (_, i) => [`x${i}`, `my.x${i + 1}`]))
    assert.include(writtenOut("my.x0", chain), { kind: "deep", position: 0 })
    assert.isTrue(isWrittenOut(writtenOut("my.x3", chain)))
    const tree = new Map(
      Array.from({ length: 9 }, (_, i) => [
        `x${i}`,
        Array(50)
          .fill(`my.x${i + 1}`)
          .join("+")
      ])
    )
    assert.include(writtenOut("my.x0", tree), { kind: "long", position: 0 })
  })

  it("isn't written out where the whole would be longer than a request may be, and it is said where", () => {
    const long = new Map([["x", `roe${" + roe".repeat(160)}`]])
    assert.isTrue(isWrittenOut(writtenOut("my.x + my.x", long)))
    assert.deepStrictEqual(writtenOut("my.x + my.x + my.x", long), { kind: "long", position: 14, names: [] })
    // The service itself says so of what is written by hand.
    assert.isTrue(isWrittenOut(writtenOut("roe + ".repeat(400), long)))
  })

  it("is what the service makes of it, of the past too, or both are refused", () => {
    const { number } = generating(randomNumbers(1 + Math.abs(seed)))
    let [accepted, refused] = [0, 0]
    for (let n = 0; n < 400; n++) {
      const own: Formulas = new Map([
        ["a", number(2).text],
        ["b", `2 * my.a - ${number(1).text}`]
      ])
      for (const expression of ["my.b / my . a", 'ago(my.a, "1y") + my.a', "1 - ago( my.b , '3q' )"]) {
        const result = writtenOut(expression, own)
        if (!isWrittenOut(result)) continue
        const named = keyOf(expression, own)
        assert.strictEqual(keyOf(result.text, new Map()), named, JSON.stringify([expression, ...own]))
        if (named === null) refused++
        else accepted++
      }
    }
    assert.isAbove(accepted, 300)
    assert.isAbove(refused, 100)
  })

  it("is found, each once, outside texts and comments", () => {
    assert.deepStrictEqual(ownIn('my.a + ago(my.b, "1y") + my.a > 1 && x == "my.c" // my.d'), ["a", "b"])
  })

  it("compares with all companies by rank, percentile and zscore alone", () => {
    assert.deepStrictEqual(
      ["rank (roe)", "1 + zscore(roe)", "ranking(roe)", 'x == "rank(a)"', "my.rank(1)"].map(comparesWithAll),
      [true, true, false, false, false]
    )
  })
})

describe("A place in what is written out", () => {
  const text = "roe > 1 && my.cash_yield > my.twice && x"
  const { placeOf, text: whole } = written(text)

  it("is that of the name for all of a formula, and the same elsewhere", () => {
    const places = [...whole].map((_, place) => placeOf(place))
    const first = whole.indexOf("(100")
    assert.strictEqual(placeOf(first), text.indexOf("my.cash_yield"))
    assert.strictEqual(placeOf(first + 20), text.indexOf("my.cash_yield"))
    assert.strictEqual(placeOf(whole.indexOf("(2 *") + 3), text.indexOf("my.twice"))
    assert.strictEqual(placeOf(whole.length - 1), text.length - 1)
    assert.strictEqual(placeOf(whole.length), text.length)
    for (const [place, character] of [...whole].entries()) {
      const at = places[place] ?? -1
      if (!text.startsWith("my.", at)) assert.strictEqual(text[at], character)
    }
  })

  it("never goes back", () => {
    const part = fc.constantFrom("my.cash_yield", "my.twice", "roe", " + ", "(", ")", '"my.twice"', "my.text")
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const expression = parts.join(" ")
        const result = written(expression)
        const places = Array.from({ length: result.text.length + 1 }, (_, i) => result.placeOf(i))
        assert.deepStrictEqual(
          places,
          places.toSorted((a, b) => a - b)
        )
        assert.strictEqual(places.at(-1), expression.length)
        assert.strictEqual(result.restored(result.text), expression)
      })
    )
  })
})

describe("What the service answers", () => {
  it("has the names again", () => {
    const { restored } = written("my.cash_yield > 1 && my.twice > 1")
    assert.strictEqual(restored("(100 * free_cash_flow_ttm / market_cap) > 1"), "my.cash_yield > 1")
    assert.strictEqual(restored("(2 * (100 * free_cash_flow_ttm / market_cap)) > 1"), "my.twice > 1")
  })

  it("has them where the expression has them alone", () => {
    const { restored } = writtenOut(
      "(roe) > 1 && my.x > 2 && sum_my.x && known(my.x) && my.x > 1",
      new Map([["x", "roe"]])
    ) as WrittenOut
    assert.strictEqual(restored("(roe) > 1"), "(roe) > 1")
    assert.strictEqual(restored("(roe) > 2"), "my.x > 2")
    assert.strictEqual(restored("known((roe))"), "known(my.x)")
    // Of a formula.
    assert.strictEqual(restored("roe"), "roe")
    assert.strictEqual(restored("not there"), "not there")
  })
})
