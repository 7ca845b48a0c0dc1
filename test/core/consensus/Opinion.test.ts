/** Brokers' ratings mapped to one scale. */
import { assert, describe, it } from "@effect/vitest"
import { opinionOf } from "../../../core/consensus/OpinionText.ts"
import { opinionWords } from "../../../core/consensus/OpinionWords.ts"

describe("every synonym in the table is mapped", () => {
  it.for(Object.entries(opinionWords))("%s is %s", ([words, opinion]) => {
    assert.strictEqual(opinionOf(words), opinion)
  })
})

describe("the longest synonym wins", () => {
  it.for([
    ["Strong Buy", "strong_buy"],
    ["Conviction Buy List", "strong_buy"],
    ["적극 매수", "strong_buy"],
    ["Market Underperform", "sell"],
    ["Sector Outperform", "buy"],
    ["시장 수익률 하회", "sell"],
    ["시장수익률 상회", "buy"],
    ["시장수익률", "hold"],
    ["비중확대 유지", "buy"],
    ["비중유지", "hold"]
  ] as const)("%s is %s", ([words, opinion]) => {
    assert.strictEqual(opinionOf(words), opinion)
  })
})

describe("what happened to a rating is not part of the opinion", () => {
  it.for([
    ["Buy (유지)", "buy"],
    ["BUY(유지)", "buy"],
    ["매수(Buy) 유지", "buy"],
    ["매수유지", "buy"],
    ["BUY유지", "buy"],
    ["매수Buy", "buy"],
    ["매수상향", "buy"],
    ["중립하향", "hold"],
    ["매수신규", "buy"],
    ["신규매수", "buy"],
    ["투자의견매수", "buy"],
    ["매수의견 유지", "buy"],
    ["Hold (Maintain)", "hold"],
    ["Reiterate Overweight", "buy"],
    ["Buy 하향", "buy"],
    ["매수 (상향)", "buy"],
    ["Downgrade to Hold", "hold"],
    ["Cut to Sell", "sell"],
    ["Initiated at Equal-weight", "hold"],
    ["Trading Buy (신규)", "buy"],
    ["BUY, TP 120,000", "buy"]
  ] as const)("%s is %s", ([words, opinion]) => {
    assert.strictEqual(opinionOf(words), opinion)
  })
})

describe("of a rating and the previous one, the new one counts", () => {
  it.for([
    ["Buy → Hold", "hold"],
    ["Hold -> Strong Buy", "strong_buy"],
    ["NR→매수", "buy"],
    ["중립에서 매수로 상향", "buy"],
    ["매수에서 중립으로 하향", "hold"],
    ["Buy에서 Hold로 하향", "hold"],
    ["Upgraded to Buy from Hold", "buy"],
    ["Upgraded from Hold to Buy", "buy"],
    ["Hold (from Buy)", "hold"],
    ["Buy (TP 100→120)", "buy"],
    ["Buy TP 100→120", "buy"]
  ] as const)("%s is %s", ([words, opinion]) => {
    assert.strictEqual(opinionOf(words), opinion)
  })
})

describe("a missing target price is not a missing rating", () => {
  it.for([
    ["Buy, TP N/A", "buy"],
    ["Buy (TP withdrawn)", "buy"],
    ["Hold, target price under review", "hold"],
    ["Sell, price target: not set", "sell"],
    ["매수, TP 미제시", "buy"],
    ["매수, 목표주가 철회", "buy"],
    ["중립 (적정 주가 없음)", "hold"]
  ] as const)("%s is %s", ([words, opinion]) => {
    assert.strictEqual(opinionOf(words), opinion)
  })
})

describe("words in brackets are read", () => {
  it.for([
    ["(Buy, 유지)", "buy"],
    ["[중립]", "hold"],
    ["유지 (Sell)", "sell"]
  ] as const)("where those outside name no rating: %s is %s", ([words, opinion]) => {
    assert.strictEqual(opinionOf(words), opinion)
  })

  it.for([
    ["Hold (기존 Buy", "hold"],
    ["Buy (기존 NR)", "buy"],
    ["Sell (no longer Buy)", "sell"],
    ["Hold (not a Buy)", "hold"]
  ] as const)("not where those outside name one, closed or not: %s is %s", ([words, opinion]) => {
    assert.strictEqual(opinionOf(words), opinion)
  })

  it("not where those outside state that there is no rating", () => {
    assert.isNull(opinionOf("NR (기존 Buy)"))
  })
})
