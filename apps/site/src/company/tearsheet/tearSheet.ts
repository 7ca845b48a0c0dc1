/**
 * A company's tear sheet: its overview and its statements as one HTML document for mail and archives, without scripts and without
 * anything that is loaded. It contains what the pages of the company show on the same day, in the same language.
 */
import { type ComponentChildren, h } from "preact"
import { renderToStaticMarkup } from "preact-render-to-string"
import { figureTexts } from "../../figures/figures.ts"
import type { FigureName } from "../../figures/FigureTexts.ts"
import { valueText } from "../../figures/valueText.ts"
import { calendarNames, statusNames } from "../../language/events.ts"
import {
  change,
  count,
  currencyText,
  day,
  payment,
  price,
  priceChange,
  titleIn
} from "../../language/format.ts"
import { type Language, language } from "../../language/language.ts"
import { sectorName } from "../../language/sector.ts"
import { sentences } from "../../language/sentences.ts"
import { kindName, periodNames, words } from "../../language/words.ts"
import { nameOf } from "../../subject/company.ts"
import type { Basis } from "../overview/basisNames.ts"
import { closesOfYear } from "../overview/closes.ts"
import { nearest, saidOf } from "../overview/events.ts"
import { dividendFigures, linesByBasis, longGrowth, multiples } from "../overview/figureNames.ts"
import { marketFigures, returnPeriods } from "../overview/market.ts"
import { texts as overviewTexts } from "../overview/texts.ts"
import { valuesOf } from "../overview/values.ts"
import { colours, figureGrid, font, link, note, section, table } from "./elements.ts"
import { priceChart } from "./priceChart.ts"
import type { SheetAnswers } from "./sheetAnswers.ts"
import { statementSections } from "./statements.ts"
import { texts } from "./texts.ts"

export interface Sheet {
  readonly answers: SheetAnswers
  /** The statements that ratios are of: twelve months, or the last fiscal year. */
  readonly basis: Basis
  /** What wrote it: `findata 0.2.0` */
  readonly program: string
  /** The day on which it is written, in UTC. */
  readonly made: string
  /** The address of the page that shows the same; null where there is none. */
  readonly address: string | null
}

type Parts = ReadonlyArray<ComponentChildren>

/** A gain or a loss in the colours of the language. */
const coloured = (value: number | null, text: string): ComponentChildren => {
  if (value === null || value === 0) return text
  const gain = language.value === "en" ? colours.green : colours.red
  const losses = { en: colours.red, ko: colours.blue, ja: colours.green, zh: colours.green }
  return h("span", { style: { color: value > 0 ? gain : losses[language.value] } }, text)
}

const nameOfFigure = (name: FigureName): string => figureTexts()[name][0]

const heading = ({ company, snapshot }: SheetAnswers): Parts => {
  const { currency, price: last, price_date } = snapshot
  return [
    h("h1", { style: { fontSize: "24px", lineHeight: "1.2", margin: "0" } }, nameOf(company)),
    h(
      "p",
      { style: { margin: "4px 0 0", color: colours.muted } },
      [company.symbol, company.exchange, words().knownOn(day(snapshot.as_of))]
        .filter((text) => text)
        .join(" · ")
    ),
    last.current === null || price_date === null
      ? null
      : h(
          "p",
          { style: { margin: "10px 0 0" } },
          h("b", { style: { fontSize: "22px" } }, price(last.current, currency)),
          ` ${currencyText(currency)} `,
          coloured(last.change, `${priceChange(last.change, currency)} (${change(last.change_percent)})`),
          ` · ${day(price_date)}`
        )
  ]
}

const about = ({ detail }: SheetAnswers): Parts => {
  const t = overviewTexts()
  const { description, employees, industry, sector, website } = detail
  const facts = [
    ...(sector === null ? [] : [{ name: t.sector, value: sectorName(sector) }]),
    ...(industry === null ? [] : [{ name: t.industry, value: industry }]),
    ...(employees === null ? [] : [{ name: nameOfFigure("employees"), value: count(employees) }]),
    ...(website === null
      ? []
      : [{ name: t.website, value: link(website, URL.parse(website)?.host ?? website) }])
  ]
  if (description === null && facts.length === 0) return []
  return [
    section(
      t.about,
      null,
      description === null ? null : h("p", { style: { margin: "0 0 6px" } }, description),
      facts.length === 0 ? null : figureGrid(facts)
    )
  ]
}

const priceYear = ({ prices, snapshot }: SheetAnswers): Parts => {
  const t = overviewTexts()
  const closes = closesOfYear(prices)
  const values = closes.bars.map(({ close }) => close)
  const [first, last] = [closes.bars[0], closes.bars.at(-1)]
  if (first === undefined || last === undefined) return []
  const isGain = last.close >= first.close
  const chart = priceChart(
    closes,
    prices.currency,
    isGain === (language.value === "en") ? colours.green : colours.red
  )
  const text = (value: number): string => price(value, prices.currency)
  return [
    section(
      t.priceYear,
      [t.priceSource(day(last.date)), ...closes.gaps.map((gap) => gap.text)].join(" · "),
      chart,
      // Programs for mail may leave the picture out.
      note(texts().year(change(snapshot.returns["1y"]), text(Math.min(...values)), text(Math.max(...values))))
    )
  ]
}

const market = ({ snapshot }: SheetAnswers): Parts => {
  const { price_date, returns } = snapshot
  if (price_date === null) return []
  const t = overviewTexts()
  return [
    section(
      t.price,
      t.priceSource(day(price_date)),
      figureGrid(
        marketFigures(snapshot).map(({ name, values }) => ({
          name: nameOfFigure(name),
          value: values.map(([, text]) => text).join(" – ")
        }))
      )
    ),
    section(
      nameOfFigure("returns"),
      t.priceSource(day(price_date)),
      figureGrid(
        returnPeriods.map((period) => ({
          name: periodNames()[period],
          value: coloured(returns[period], change(returns[period]))
        }))
      )
    )
  ]
}

const ratios = ({ detail, values: answer }: SheetAnswers, basis: Basis): Parts => {
  const t = overviewTexts()
  const values = valuesOf(answer)
  const end = values("statement_date").value
  if (end === null) return []
  const [year, fiscalEnd] = [values("fiscal_year").value, values("fiscal_date").value]
  const fiscal = year === null ? null : t.fiscal(Number(year), day(String(fiscalEnd)))
  const months = t.monthsTo(day(String(end)))
  const grid = (pairs: ReadonlyArray<readonly [name: FigureName, figure: string]>) =>
    figureGrid(
      pairs.map(([name, figure]) => ({ name: nameOfFigure(name), value: valueText(values(figure)) }))
    )
  const { growth, health, profitability } = linesByBasis[basis]
  const source = basis === "annual" ? fiscal : months
  const rates = longGrowth.map((name) => [name, name] as const)
  return [
    detail.price_date === null
      ? null
      : section(
          t.valuation,
          t.multiples(day(detail.price_date), day(detail.statement_date)),
          grid(multiples.map((name) => [name, name]))
        ),
    section(t.profitability, source, grid(profitability)),
    section(
      t.growth,
      basis === "annual" || fiscal === null ? source : `${months} · ${t.ratesOf}: ${fiscal}`,
      grid([...growth, ...rates])
    ),
    section(t.health, source, grid(health))
  ]
}

/** So many years of payments are listed. */
const dividendYears = 10

const dividends = ({ dividends: answer, values: answered }: SheetAnswers): Parts => {
  if (answer === null || (answer.years.length === 0 && answer.next_ex_date === null)) return []
  const t = overviewTexts()
  const values = valuesOf(answered)
  const { currency, known_to, next_amount, next_ex_date, years } = answer
  const next =
    next_ex_date === null
      ? []
      : [
          {
            name: t.nextExDate,
            value: [
              day(next_ex_date),
              next_amount !== null && ` (${payment(next_amount, currency)} ${currencyText(currency)})`
            ]
          }
        ]
  return [
    section(
      t.dividends,
      t.dividendSource(day(known_to)),
      figureGrid([
        ...dividendFigures.map(([name, figure]) => ({
          name: nameOfFigure(name),
          value: valueText(values(figure))
        })),
        ...next
      ]),
      years.length === 0
        ? null
        : table(
            t.dividendsByYear,
            [
              { title: t.calendarYear, isText: true, cell: ({ year }) => String(year) },
              { title: titleIn(t.perShare, currency), cell: ({ amount }) => payment(amount, currency) },
              { title: t.payments, cell: ({ payments }) => count(payments) }
            ],
            years.slice(0, dividendYears)
          )
    )
  ]
}

const dates = ({ events, today }: SheetAnswers): Parts => {
  const t = overviewTexts()
  const rows = nearest(events, today)
  if (rows.length === 0) return []
  return [
    section(
      t.dates,
      t.datesSource,
      table(
        t.dates,
        [
          { title: t.event, isText: true, cell: ({ kind }) => calendarNames()[kind] },
          {
            title: t.date,
            isText: true,
            cell: ({ item }) => `${day(item.date)} (${statusNames()[item.status]})`
          },
          { title: t.details, isText: true, cell: ({ item }) => saidOf(item) }
        ],
        rows
      )
    )
  ]
}

/** The kinds of data that a sheet shows. */
const shownKinds = ["companies", "prices", "actions", "statements", "shares"]

const sourcesPart = ({ sources: { sources } }: SheetAnswers): Parts => {
  const t = texts()
  const own = sources.filter(({ kind }) => shownKinds.includes(kind))
  if (own.length === 0) return []
  const bySource = [...Map.groupBy(own, ({ licence, source }) => JSON.stringify([source, licence])).values()]
  return [
    section(
      t.sources,
      null,
      table(
        t.sources,
        [
          { title: t.source, isText: true, cell: ([one]) => one?.source ?? t.unnamed },
          { title: t.kinds, isText: true, cell: (all) => all.map(({ kind }) => kindName(kind)).join(", ") },
          { title: t.licence, isText: true, cell: ([one]) => one?.licence ?? "–" }
        ],
        bySource
      )
    )
  ]
}

const closing = ({ address, made, program }: Sheet): ComponentChildren => {
  const t = texts()
  return h(
    "div",
    { style: { margin: "22px 0 0", borderTop: `1px solid ${colours.line}` } },
    note(sentences(t.made(program, day(made)), t.unknown, t.terms)),
    address === null ? null : note([`${t.live}: `, link(address, address)])
  )
}

/** What attributes can't say: of sheets of paper, and that nothing is loaded. */
const printed =
  "@page{margin:14mm 12mm}thead{display:table-header-group}tr,svg,[role=presentation]{break-inside:avoid}h2,tr:has([scope=rowgroup]){break-after:avoid}@media print{body{padding:0!important;zoom:.85}a{color:inherit!important}}"
const policy = "default-src 'none'; style-src 'unsafe-inline'"

/** The document, in the language of the site. */
export const tearSheet = (sheet: Sheet): string => {
  const { answers, basis } = sheet
  const name = nameOf(answers.company)
  const parts = [
    ...heading(answers),
    ...priceYear(answers),
    ...market(answers),
    ...ratios(answers, basis),
    ...dividends(answers),
    ...dates(answers),
    ...about(answers),
    ...statementSections(answers.statements),
    ...sourcesPart(answers)
  ]
  const body = h(
    "html",
    { lang: language.value === "zh" ? "zh-CN" : language.value },
    h(
      "head",
      null,
      h("meta", { charset: "utf-8" }),
      h("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light" }),
      h("title", null, `${name} (${answers.company.symbol}) · ${day(answers.snapshot.as_of)}`),
      h("style", { dangerouslySetInnerHTML: { __html: printed } })
    ),
    h(
      "body",
      {
        style: {
          margin: "0 auto",
          padding: "20px 16px",
          maxWidth: "760px",
          background: "#ffffff",
          color: colours.text,
          fontFamily: font,
          fontSize: "14px",
          lineHeight: "1.4"
        }
      },
      ...parts,
      closing(sheet)
    )
  )
  return `<!doctype html>\n${renderToStaticMarkup(body)}\n`
}

/** The document in a language, outside of a browser. */
export const tearSheetIn = (wanted: Language, sheet: Sheet): string => {
  const before = language.peek()
  language.value = wanted
  try {
    return tearSheet(sheet)
  } finally {
    language.value = before
  }
}
