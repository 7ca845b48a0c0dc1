/** The direction of transactions without a code, by the source's words. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { directions } from "./transactions.ts"

/** Reasons in ownership reports to Korea's FSS for a change in shares. */
const koreanOthers =
  `증여(-) 수증(+) 수증취소(-) 상속(+) 피상속(-) 상속포기(-) 자사주상여금(+) 기타(+) 기타(-)
주식매수선택권(+) 주식매수선택권행사(+) 스톡옵션행사(+) 주식매수청구권행사(-) 주식매수선택권부여 매도청구권행사(+)
무상신주취득(+) 유상신주취득(+) 제3자배정유상증자(+) 주식배당(+) 우선주배당(+) 우리사주조합인출(+) 공개매수청약(-)
전환사채의권리행사(+) 신주인수권증권의권리행사(+) 교환(+) CB인수(+) 출자전환(+) 풋옵션권리행사에따른주식처분(-)
합병(+) 회사분할(-) 주식분할(+) 주식병합(-) 자본감소(-) 주식소각(-)
신규선임(+) 신규보고(+) 신규상장(+) 신규주요주주(+) 임원선임(+) 임원퇴임(-)
대여(-) 차입(+) 대물변제(-) 실명전환(+) 담보주식처분권보유(+) 주식매매계약체결(-) 계약기간만료(-) 전환권등소멸(-)
특별관계해소(-) 계열사편입(+) 장내매수취소(-) 장내매도계획`.split(/\s/)

const englishOthers =
  `Stock grant, Grant of shares, Stock Award, Option Exercise, EXERCISE OF WARRANTS, RSU delivery
Bona fide gift, Gift of purchased shares, Donation, Inheritance, Bequest, Conversion of preferred, Converted notes
Stock options, Purchase upon exercise of options, Option (right to buy), Call option (obligation to sell)
Payment of exercise price, Tax payment, Tax withholding, Shares withheld, Vesting, Restricted stock, Bonus shares
Stock dividend, Dividend reinvestment purchase, Stock Purchase Plan, Purchase under stock purchase plan
Stock split, Merger, Subscription, Transfer to spouse, Loan of shares, Pledge, Initial statement
Acquisition (Non Open Market), Disposition (Non Open Market), Sale to the issuer, Share buy-back, Repurchase
Not a sale, Non-sale, Proposed Sale, Cancelled purchase`.split(/, |\n/)

const unknown = ["Kauf", "constructor", "Salesforce", "Wholesale", "Merger Arb LLC", "Exempt", "01", "맑음"]

describe("a purchase, whatever the sign of the count", () => {
  it.for(
    `Purchase, BUY, Bought, Automatic Buy, Purchase (non-open market), Open market acquisition, Purchase_of_shares
    Purchase through Merger Arb LLC, Purchase from a grantor trust, ＢＵＹ
    매수, 장내매수, 장내매수(+), 장내 매수, 장외매수(+), 장내취득, 매입`.split(/, |\n\s+/)
  )("%s", (type) => {
    assert.deepStrictEqual(directions(type), [1, 1])
  })
})

describe("a sale, whatever the sign of the count", () => {
  it.for(
    `Sale, Sell, SOLD, Open market sale, Open market disposition, Automatic Sell, Sale (Partial), Sale No. 5
    Sale by grantor trust, Sold through investment account, Sale through Merger Arb LLC, open_market_sale
    Derivative/Non-derivative trans (Sale) - Transfer Agent, Sale at price 150.00 - 155.00 per share.
    매도, 장내매도, 장내매도(-), 장내 매도, 장외매도(-), 매출(-), 매각, 장내처분, 장외매도(주식매매계약)`.split(
      /, |\n\s+/
    )
  )("%s", (type) => {
    assert.deepStrictEqual(directions(type), [-1, -1])
  })
})

describe("a sale remains one, whatever the source of the shares and the use of the proceeds", () => {
  it.for([
    "Sale for tax purposes",
    "Sold to cover taxes",
    "Sale of gifted shares",
    "Sale of shares from option exercise",
    "주식매수선택권 행사주식 장내매도",
    "우리사주 인출주식 장내매도"
  ])("%s", (type) => {
    assert.deepStrictEqual(directions(type), [-1, -1])
  })
})

describe("a trade without a side goes by the sign", () => {
  it.for([
    "시간외매매",
    "신고대량매매",
    "블록딜",
    "공개매수",
    "매수/매도",
    "Purchase/Sale",
    "Block trade",
    "Acquisition or disposition in the public market"
  ])("of the count: %s", (type) => {
    assert.deepStrictEqual(directions(type), [1, -1])
  })

  it.for([
    ["시간외매매(+)", 1],
    ["공개매수(+)", 1],
    ["신고대량매매(+)", 1],
    ["시간외매매(-)", -1],
    ["시간외매매(−)", -1],
    ["시간외매매（－）", -1]
  ] as const)("in its words: %s", ([type, direction]) => {
    assert.deepStrictEqual(directions(type), [direction, direction])
  })
})

describe("neither", () => {
  it.for([...koreanOthers, ...englishOthers])("another reason: %s", (type) => {
    assert.deepStrictEqual(directions(type), [0, 0])
  })

  it.for(unknown)("words that describe no trade: %s", (type) => {
    assert.deepStrictEqual(directions(type), [0, 0])
  })

  it("an English word for a trade inside a longer word", () => {
    const anyWord = fc.constantFrom("sale", "sell", "sold", "purchase", "buy", "bought", "trade")
    const anyLetters = fc.stringMatching(/^[b-y]{1,3}$/)
    fc.assert(
      fc.property(anyLetters, anyWord, anyLetters, (before, word, after) => {
        assert.deepStrictEqual(directions(`${before}${word}${after}`), [0, 0])
      })
    )
  })
})
