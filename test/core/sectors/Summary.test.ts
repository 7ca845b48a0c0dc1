/** The sentence in each language. */
import { assert, describe, it } from "@effect/vitest"
import { sectorSummary } from "../../../core/sectors/Summary.ts"
import type { Locale } from "../../../core/locale/Locale.ts"
import { bare, full, standingOf } from "./figures.ts"

/** The expected sentence of each language for the same figures. */
const each = (sentences: Readonly<Record<Locale, string>>) =>
  Object.entries(sentences) as ReadonlyArray<[locale: Locale, sentence: string]>

describe("all figures", () => {
  it.for(
    each({
      en: "The Technology sector has 1,503 companies, a combined market cap of $12.3T (32.1% of the market), and a market-cap-weighted return of -2.5% over one month and +18.0% over one year; at a P/E of 28.1 against a median of 24.3, Apple ranks 310 of 1,480, lowest first.",
      ko: "정보기술 섹터의 기업 수는 1,503개이고, 시가총액 합계는 US$12.3조(시장의 32.1%)이고, 시가총액 가중 수익률은 1개월 -2.5%, 1년 +18.0%이며, Apple의 PER은 28.1배(낮은 순으로 1,480개 중 310위, 중앙값 24.3배)입니다.",
      ja: "情報技術セクターの企業数は1,503社、時価総額の合計は$12.3兆（市場全体の32.1%）、時価総額加重の騰落率は1か月で-2.5%、1年で+18.0%、AppleのPERは28.1倍（低い順で1,480社中310位、中央値24.3倍）です。",
      zh: "信息技术板块共有1,503家公司，总市值为US$12.3万亿（占全市场的32.1%），市值加权涨跌幅近一个月为-2.5%、近一年为+18.0%，Apple的市盈率为28.1倍（在1,480家公司中由低到高排名第310位，中位数为24.3倍）。"
    })
  )("form one sentence in %s", ([locale, sentence]) => {
    assert.strictEqual(sectorSummary(full, locale), sentence)
  })
})

describe("the number of companies alone", () => {
  it.for(
    each({
      en: "The Technology sector has 1 company.",
      ko: "정보기술 섹터의 기업 수는 1개입니다.",
      ja: "情報技術セクターの企業数は1社です。",
      zh: "信息技术板块共有1家公司。"
    })
  )("is a sentence in %s", ([locale, sentence]) => {
    assert.strictEqual(sectorSummary(bare, locale), sentence)
  })
})

describe("an unknown sector", () => {
  it.for(
    each({
      en: "The sector of Apple is not known.",
      ko: "Apple의 섹터 정보가 없습니다.",
      ja: "Appleのセクターは不明です。",
      zh: "Apple所属板块未知。"
    })
  )("is reported in %s", ([locale, sentence]) => {
    assert.strictEqual(sectorSummary({ ...full, sector: null }, locale), sentence)
  })
})

describe("unknown figures are left out:", () => {
  const { overview, performance } = full
  const size = "The Technology sector has 1,503 companies"

  it("the weight", () => {
    const figures = { ...bare, overview: { ...overview, market_weight_percent: null } }
    assert.strictEqual(sectorSummary(figures, "en"), `${size} and a combined market cap of $12.3T.`)
  })

  it("the market cap and its weight where the currency is unknown", () => {
    assert.strictEqual(sectorSummary({ ...bare, overview, currency: null }, "en"), `${size}.`)
  })

  it("the return of a month", () => {
    const figures = { ...bare, performance: { ...performance, "1m": null } }
    assert.strictEqual(
      sectorSummary(figures, "ko"),
      "정보기술 섹터의 기업 수는 1개이고, 시가총액 가중 수익률은 1년 +18.0%입니다."
    )
  })

  it("the return of a year", () => {
    const figures = { ...bare, performance: { ...performance, "1y": null } }
    assert.strictEqual(
      sectorSummary(figures, "zh"),
      "信息技术板块共有1家公司，市值加权涨跌幅近一个月为-2.5%。"
    )
  })

  it("the company's ratio", () => {
    const comparison = standingOf({ company: null, rank: null, percentile: null })
    assert.strictEqual(sectorSummary({ ...bare, comparison }, "en"), "The Technology sector has 1 company.")
  })

  it("a ratio that only the company has", () => {
    const comparison = standingOf({ rank: 1, of: 1, percentile: null })
    assert.strictEqual(sectorSummary({ ...bare, comparison }, "en"), "The Technology sector has 1 company.")
  })
})

it("the ratio may be the only figure", () => {
  assert.strictEqual(
    sectorSummary({ ...bare, comparison: standingOf({}) }, "ja"),
    "情報技術セクターの企業数は1社、AppleのPERは28.1倍（低い順で1,480社中310位、中央値24.3倍）です。"
  )
})

it("a return that rounds to 0 has no sign", () => {
  const figures = { ...bare, performance: { ...bare.performance, "1m": -0.04 } }
  assert.include(sectorSummary(figures, "en"), "return of 0.0% over one month")
})

it("won are formatted in trillions of the language", () => {
  const overview = { ...full.overview, market_cap_total: 2345.67e12, market_weight_percent: null }
  assert.include(
    sectorSummary({ ...bare, currency: "KRW", overview }, "ko"),
    "시가총액 합계는 ₩2,345.7조입니다."
  )
})
