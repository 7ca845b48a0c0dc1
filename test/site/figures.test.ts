/** The texts of figures in every language: each of the catalogue has its own. */
import { assert, describe, it } from "@effect/vitest"
import { textOf } from "../../apps/site/src/figures/catalogue/compose.ts"
import { figureTextsIn } from "../../apps/site/src/figures/catalogue/figureTexts.ts"
import { parts as ja } from "../../apps/site/src/figures/catalogue/ja.ts"
import { parts as ko } from "../../apps/site/src/figures/catalogue/ko.ts"
import { parts as zh } from "../../apps/site/src/figures/catalogue/zh.ts"
import { linesByBasis } from "../../apps/site/src/company/overview/figureNames.ts"
import { en as enTexts } from "../../apps/site/src/figures/en.ts"
import { english } from "../../apps/site/src/figures/english.ts"
import { ja as jaTexts } from "../../apps/site/src/figures/ja.ts"
import { ko as koTexts } from "../../apps/site/src/figures/ko.ts"
import { zh as zhTexts } from "../../apps/site/src/figures/zh.ts"
import { figureList } from "../../core/mod.ts"

describe.each(Object.entries({ ko, ja, zh }))("figures in %s", (language, parts) => {
  // Indicators have the catalogue's words where the language has none.
  const texts = figureList
    .map(({ name, parameters }) => [name, textOf(parts, name), parameters] as const)
    .filter(([, text, parameters]) => text !== undefined || parameters === null)

  it("have a title and a sentence each", () => {
    const end = language === "ko" ? /[.]$/ : /。$/
    for (const [name, text] of texts) {
      assert.isDefined(text, name)
      const [title, meaning] = text
      assert.isNotEmpty(title.trim(), name)
      assert.notMatch(`${title}${meaning}`, /undefined|NaN/, name)
      assert.match(meaning, end, name)
    }
  })

  it("are in the language, but for abbreviations in titles", () => {
    const own =
      language === "ko" ? /\p{Script=Hangul}/u : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
    for (const [name, text] of texts) assert.match(text?.[1] ?? "", own, name)
  })

  it("have one title each", () => {
    const titles = texts.map(([, text]) => text?.[0])
    assert.deepStrictEqual(
      titles.filter((title, i) => titles.indexOf(title) !== i),
      []
    )
  })

  it("of families say of which statements they are", () => {
    const [title = "", meaning = ""] = textOf(parts, "net_margin_ttm") ?? []
    assert.isTrue(title.startsWith(parts.ratios.net_margin[0]) && title.endsWith(parts.ofMonths[0]))
    assert.isTrue(meaning.endsWith(parts.ofMonths[1]))
    assert.deepStrictEqual(textOf(parts, "total_debt_mrq"), [
      `${parts.lines.total_debt[0]}${parts.ofBalances[0]}`,
      `${parts.lines.total_debt[1]}${parts.ofBalances[1]}`
    ])
    assert.deepStrictEqual(
      textOf(parts, "free_cash_flow_growth_5y_cagr"),
      parts.growth(parts.lines.free_cash_flow[0], 5)
    )
    assert.deepStrictEqual(textOf(parts, "sales_ttm_growth_1y"), parts.trailingGrowth(parts.lines.sales[0]))
    assert.isUndefined(textOf(parts, "no_such_figure_ttm"))
  })

  it("are loaded when the language is chosen, with the catalogue's words for what isn't translated", async () => {
    const textsOf = await figureTextsIn(language as "ko")
    const beta = { name: "beta", title: "Beta", meaning: "A slope" }
    assert.strictEqual(textsOf(beta)[0], parts.pages.beta[0])
    assert.deepStrictEqual(textsOf({ ...beta, name: "unheard_of" }), ["Beta", "A slope."])
  })
})

describe("figures in English", () => {
  it("are the catalogue's", async () => {
    const textsOf = await figureTextsIn("en")
    for (const figure of figureList)
      assert.deepStrictEqual(textsOf(figure), [figure.title, `${figure.meaning}.`])
    assert.deepStrictEqual(english.net_margin, ["Net margin", "Net income to sales."])
  })

  it("have one title each", () => {
    const titles = figureList.map(({ title }) => title)
    assert.deepStrictEqual(
      titles.filter((title, i) => titles.indexOf(title) !== i),
      []
    )
  })
})

const shownByBasis = Object.values(linesByBasis).flatMap(({ growth, health, profitability }) =>
  [...profitability, ...growth, ...health].map(([name]) => name)
)

it.each(Object.entries({ en: enTexts, ko: koTexts, ja: jaTexts, zh: zhTexts }))(
  "in %s, definitions of figures of either twelve months or a year don't say of which",
  (_, texts) => {
    for (const name of shownByBasis)
      assert.notMatch(
        texts[name][1],
        /annual|fiscal|twelve months|회계연도|12개월|会計年度|12か月|财年|十二个月/,
        name
      )
  }
)
