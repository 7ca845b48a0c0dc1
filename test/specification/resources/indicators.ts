/** Indicators of bars: contract 14. */
import { all, barTime, count, listOf, maybe, members, number, text, truth } from "../forms.ts"
import { choice, pagesOf, pagesRoot, plentyPage, publicRoot, size, type Specified } from "../Specified.ts"
import { bySymbol, page } from "../sharedForms.ts"
import { adjust, adjustments, interval, intervals } from "./prices.ts"

const root = `${publicRoot}/stock/indicators`

const series = {
  interval,
  adjust,
  currency: maybe(text),
  indicators: listOf(members({ expression: text, outputs: listOf(text), second: maybe(text) })),
  data: listOf(
    members({
      datetime: barTime,
      close: number,
      ...all("sma(3), aroon(2).down, aroon(2).up", maybe(number)),
      "beta(FULL,1)": maybe(number)
    })
  ),
  count,
  has_more: truth
}

const ofOne = "indicators=sma(3),aroon(2)"

const asked = `${ofOne},beta(FULL,1)`

const [plenty, plentyOfPage] = [`${root}/PLENTY?${ofOne}`, `${plentyPage}/indicators?${ofOne}`]

export const specified: Specified = {
  added: [`GET ${root}`, `GET ${root}/{symbol}`, `GET ${pagesRoot}/companies/{company_id}/indicators`],
  answers: [
    {
      name: "indicators",
      form: members({ symbol: text, ...series }),
      neverNull: ["currency"],
      paths: ["FULL", "SPARSE", "BARE"].map((symbol) => `${root}/${symbol}?${asked}`)
    },
    {
      name: "indicators of several symbols",
      form: bySymbol(["FULL", "SPARSE"], members({ symbol: text, ...series })),
      neverNull: ["*.currency"],
      paths: [`${root}/FULL,SPARSE,ZZZZ?${asked}`]
    },
    {
      name: "a page of indicators",
      form: page({}, series),
      neverNull: ["currency"],
      paths: pagesOf(`/indicators?${asked}`)
    },
    {
      name: "the catalogue of indicators",
      form: members({
        indicators: listOf(
          members({
            ...all("name, title, group, formula, source", text),
            inputs: listOf(text),
            parameters: listOf(
              members({ ...all("name, type", text), ...all("default, minimum, maximum", number) })
            ),
            outputs: listOf(members(all("name, unit, form, meaning", text))),
            overlay: truth,
            levels: listOf(number),
            talib: truth,
            warm_up: count,
            deviation: maybe(text)
          })
        ),
        count
      }),
      paths: [root, `${root}?group=cycle`]
    }
  ],
  sizes: [plenty, plentyOfPage].map((path) => size(path, "limit", [1, 5000], 100, (_) => _.data.length)),
  choices: [plenty, plentyOfPage].flatMap((path) => [
    choice(path, "interval", intervals),
    choice(path, "adjust", adjustments, "splits"),
    choice(path, "order", ["asc", "desc"])
  ])
}
