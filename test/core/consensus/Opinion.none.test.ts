/** Texts that name no opinion, negate one or withdraw one. */
import { assert, describe, it } from "@effect/vitest"
import { opinionOf } from "../../../core/consensus/OpinionText.ts"
import { withdrawnWords } from "../../../core/consensus/OpinionWords.ts"

describe("no opinion is found", () => {
  it.for([
    null,
    "",
    "-",
    "NR",
    "N/R",
    "N.R",
    "nr(유지)",
    "Not Rated",
    "NotRated",
    "N/A",
    "투자의견없음",
    "투자의견 없음",
    "의견없음",
    "Buy → NR",
    "유지",
    "(상향)",
    "top-picks 의견 유지",
    "Holdings",
    "Buyback",
    "매수세 유입",
    "constructor"
  ])("in %j", (words) => {
    assert.isNull(opinionOf(words))
  })

  it.for(["Buy/Sell", "Buy or Hold", "매수 중립"])("in contradictory words: %s", (words) => {
    assert.isNull(opinionOf(words))
  })
})

describe("a negated rating is no opinion", () => {
  it.for([
    "Not a buy",
    "Do not buy",
    "Don't buy",
    "Don’t buy",
    "No longer Buy",
    "매수 아님",
    "매수아님",
    "매수 제외"
  ])("%s", (words) => {
    assert.isNull(opinionOf(words))
  })
})

describe("a withdrawn rating is no opinion", () => {
  it.for([
    "Buy rating withdrawn",
    "Rating withdrawn (previously Buy)",
    "Rating suspended",
    "Coverage terminated, last Buy",
    "매수 의견 철회",
    "매수의견철회",
    "매수 의견을 철회함",
    "투자의견 철회",
    "매수 의견 및 목표주가 철회",
    "Buy rating and target price suspended"
  ])("%s", (words) => {
    assert.isNull(opinionOf(words))
  })

  it.for(withdrawnWords)("whether or not in brackets: %s", (words) => {
    assert.deepStrictEqual([words, `Buy ${words}`, `Buy (${words})`, `${words} (매수)`].map(opinionOf), [
      null,
      null,
      null,
      null
    ])
  })

  it.for([
    ["Suspended → Buy", "buy"],
    ["Hold (from Suspended)", "hold"],
    ["Upgraded from Suspended to Buy", "buy"]
  ] as const)("not one that comes after: %s is %s", ([words, opinion]) => {
    assert.strictEqual(opinionOf(words), opinion)
  })
})
