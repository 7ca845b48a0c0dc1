/** What transactions without a code count as, by the source's words for them. */
import { assert, describe, it } from "@effect/vitest"
import { insiderSummary } from "../../../core/insiders/InsiderSummary.ts"
import { reported } from "./transactions.ts"

const countsOf = (shares_change: number, type: string | null): readonly [buys: number, sells: number] => {
  const { buy_count, sell_count } = insiderSummary([reported(shares_change, type)], "2024-06-30", 12, "KRW")
  return [buy_count, sell_count]
}

/** Reasons that reports of ownership to Korea's FSS give for a change in shares. */
const koreanTrades = "장내매수(+) 장외매수(+) 시간외매매(+) 공개매수(+) 신고대량매매(+)".split(" ")

const koreanOthers = `증여(-) 수증(+) 수증취소(-) 상속(+) 피상속(-) 상속포기(-) 자사주상여금(+)
주식매수선택권(+) 주식매수선택권행사(+) 스톡옵션행사(+) 주식매수청구권행사(-) 주식매수선택권부여
무상신주취득(+) 유상신주취득(+) 제3자배정유상증자(+) 주식배당(+) 우선주배당(+) 우리사주조합인출(+)
전환사채의권리행사(+) 신주인수권증권의권리행사(+) 교환(+) CB인수(+) 출자전환(+)
합병(+) 회사분할(-) 주식분할(+) 주식병합(-) 자본감소(-) 주식소각(-)
신규선임(+) 신규보고(+) 신규상장(+) 신규주요주주(+) 임원선임(+) 임원퇴임(-)
대여(-) 차입(+) 대물변제(-) 실명전환(+) 담보주식처분권보유(+) 계약기간만료(-) 전환권등소멸(-)
특별관계해소(-) 계열사편입(+)`.split(/\s/)

const englishTrades = [
  "Purchase",
  "Open market sale",
  "Sale by grantor trust",
  "Sold through investment account"
]

const englishOthers =
  `Stock grant, Grant of shares, Stock Award, Option Exercise, EXERCISE OF WARRANTS, RSU delivery
Bona fide gift, Donation, Inheritance, Bequest, Conversion of preferred, Converted notes, Stock options
Tax payment, Sold to cover taxes, Shares withheld, Vesting, Restricted stock, Bonus shares, Stock dividend
Stock split, Merger, Subscription, Transfer to spouse, Loan of shares, Pledge, Initial statement`.split(
    /, |\n/
  )

it("without words a rise is a buy", () => {
  assert.deepStrictEqual(countsOf(10, null), [1, 0])
})

it("without words a fall is a sale", () => {
  assert.deepStrictEqual(countsOf(-10, null), [0, 1])
})

it("no change is neither", () => {
  assert.deepStrictEqual(countsOf(0, null), [0, 0])
})

describe("a trade", () => {
  it.for([...koreanTrades, ...englishTrades])("%s is a buy when shares rise", (type) => {
    assert.deepStrictEqual(countsOf(10, type), [1, 0])
  })

  it.for(["장내매도(-)", "장외매도(-)", "매출(-)"])("%s is a sale when shares fall", (type) => {
    assert.deepStrictEqual(countsOf(-10, type), [0, 1])
  })
})

describe("another reason", () => {
  it.for([...koreanOthers, ...englishOthers])("%s is neither a buy nor a sale", (type) => {
    assert.deepStrictEqual([...countsOf(10, type), ...countsOf(-10, type)], [0, 0, 0, 0])
  })
})
