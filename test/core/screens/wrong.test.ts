/** What is said of expressions that are wrong: what, where, and what would be right. */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import type { WrongExpression } from "../../../core/errors/WrongExpression.ts"
import { conditions, given, type Wrong } from "./wrongConditions.ts"
import { columnsIn, conditionIn, orderIn } from "./parsed.ts"

/** The error, and in its place a mark in the text: position and message agree. */
const faultOf = (text: string, parsed: Result.Result<unknown, WrongExpression>): Wrong => {
  if (Result.isSuccess(parsed)) return [text, "none"]
  const { message, position, suggestions } = parsed.failure
  assert.include(message, `(character ${position + 1})`)
  const marked = `${text.slice(0, position)}▸${text.slice(position)}`
  const said = message.replace(` (character ${position + 1})`, "")
  return suggestions.length > 0 ? [marked, said, suggestions] : [marked, said]
}

const columns: ReadonlyArray<Wrong> = [
  ["▸", "The expression is empty: write a figure or a condition, such as pe_ratio < 15"],
  ["close,▸", "The expression is empty: write a figure or a condition, such as pe_ratio < 15"],
  ["▸,close", "The expression is empty: write a figure or a condition, such as pe_ratio < 15"],
  [
    "close, ▸pe_ration",
    'There is no figure "pe_ration": did you mean pe_ratio or ps_ratio?',
    ["pe_ratio", "ps_ratio"]
  ],
  [
    "close, ▸roe > 1",
    "The whole is a condition, not a number, text or date: write condition ? 1 : 0 for a number"
  ],
  ["close, rank(roe▸", "A ) is missing: close the ( here or before"],
  ["close, sma(20▸", "A ) is missing: close the ( here or before"],
  ['close, ▸"a, roe', "The text has no end: close its quotes in the same line"],
  [
    "close▸; roe",
    '";" can\'t stand here: join conditions by && or ||, columns by commas, and write texts in quotes'
  ]
]

const orders: ReadonlyArray<Wrong> = [
  ["▸", "The expression is empty: write a figure or a condition, such as pe_ratio < 15"],
  ["-▸", "The expression is empty: write a figure or a condition, such as pe_ratio < 15"],
  [
    "- ▸pe_ration",
    'There is no figure "pe_ration": did you mean pe_ratio or ps_ratio?',
    ["pe_ratio", "ps_ratio"]
  ],
  ["-▸roe > 1", "The whole is a condition, not a number, text or date: write condition ? 1 : 0 for a number"],
  [
    "roe ▸desc",
    '"desc" can\'t stand here: join conditions by && or ||, columns by commas, and write texts in quotes'
  ],
  ["-▸sector + 1", "sector is a text, and + takes a number: write a number or a figure that is one"],
  ["-▸name", 'There is no figure "name": the names are in the list of figures, and a text stands in quotes']
]

describe("a wrong condition", () => {
  it.for(conditions)("%s", (expected) => {
    const text = given(expected[0])
    assert.deepStrictEqual(faultOf(text, conditionIn(text)), expected)
  })
})

describe("a wrong column", () => {
  it.for(columns)("%s", (expected) => {
    const text = given(expected[0])
    assert.deepStrictEqual(faultOf(text, columnsIn(text)), expected)
  })
})

describe("a wrong order", () => {
  it.for(orders)("%s", (expected) => {
    const text = given(expected[0])
    assert.deepStrictEqual(faultOf(text, orderIn(text)), expected)
  })
})

/** The message of an error, without its place. */
const messageOf = (parsed: Result.Result<unknown, WrongExpression>): string => faultOf("", parsed)[1]

const joined = (count: number, each: string, by: string): string => new Array(count).fill(each).join(by)

describe("the limits", () => {
  const limits: ReadonlyArray<readonly [what: string, within: string, beyond: string, message: string]> = [
    [
      "2,000 characters",
      `pe_ratio < 1${" ".repeat(1988)}`,
      `pe_ratio < 1${" ".repeat(1989)}`,
      "The expression has 2001 characters: write at most 2000"
    ],
    [
      "30 conditions",
      joined(30, "roe > 1", " && "),
      joined(31, "roe > 1", " && "),
      "There are more than 30 conditions: write at most 30"
    ],
    [
      "40 ranks",
      `${joined(40, "rank(roe)", " + ")} > 1`,
      `${joined(41, "rank(roe)", " + ")} > 1`,
      "There are more than 40 ranks, percentiles and z-scores: write at most 40"
    ],
    [
      "40 times of ago",
      `${Array.from({ length: 80 }, (_, i) => `ago(roe,"${(i % 40) + 1}d")`).join("+")} > 1`,
      `${Array.from({ length: 41 }, (_, i) => `ago(roe,"${i + 1}d")`).join("+")} > 1`,
      "There are more than 40 times of ago: write at most 40"
    ],
    [
      "50 levels of brackets",
      `${"(".repeat(49)}roe > 1${")".repeat(49)}`,
      `${"(".repeat(50)}roe > 1${")".repeat(50)}`,
      "The expression is nested too deep: nest at most 50 levels"
    ],
    [
      "50 levels of operators",
      `${"!".repeat(48)}known(roe)`,
      `${"!".repeat(49)}known(roe)`,
      "The expression is nested too deep: nest at most 50 levels"
    ],
    [
      "50 levels of choices",
      `${"roe>1?true:".repeat(29)}false`,
      "roe>1?1:".repeat(60),
      "The expression is nested too deep: nest at most 50 levels"
    ]
  ]

  it.for(limits)("are %s", ([, within, beyond, message]) => {
    assert.strictEqual(messageOf(conditionIn(within)), "none")
    assert.strictEqual(messageOf(conditionIn(beyond)), message)
  })

  it("count a chain of operators of one kind as a level", () => {
    assert.strictEqual(messageOf(conditionIn(`${joined(300, "roe", "+")} > 1`)), "none")
  })

  it("are 40 columns, with 30 conditions in all of them", () => {
    const columns = Array.from({ length: 40 }, (_, i) => `roe+${i}`)
    assert.strictEqual(messageOf(columnsIn(columns.join(","))), "none")
    assert.strictEqual(
      messageOf(columnsIn([...columns, "close"].join(","))),
      "There are 41 columns: ask for at most 40"
    )
    const choices = columns.slice(0, 31).map((column) => `${column}>1?1:0`)
    assert.strictEqual(
      messageOf(columnsIn(choices.join(","))),
      "There are more than 30 conditions: write at most 30"
    )
  })
})
