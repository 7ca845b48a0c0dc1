/** The statements of a tear sheet: the same lines as on the page, and the filings that they are from. */
import { type ComponentChildren, h } from "preact"
import { lineTexts } from "../../figures/lineTexts/lineTexts.ts"
import { currencyText, day } from "../../language/format.ts"
import { sentences } from "../../language/sentences.ts"
import { figureText, scalesFor } from "../financials/figureText.ts"
import { type Answered, flat, groups, isTrailing, type Statement } from "../financials/lines.ts"
import { newestForm, newestPeriods } from "../financials/periods.ts"
import { standInOf } from "../financials/standIn.ts"
import { texts as financialTexts } from "../financials/texts.ts"
import { headStyle, link, note, numberStyle, rowStyle, section, table, wideTable } from "./elements.ts"
import { sheetYears } from "./sheetAnswers.ts"
import { texts } from "./texts.ts"

interface Filed {
  readonly filing_id: string | null
  readonly filing_url: string | null
  readonly form: string | null
  readonly filed_at: string | null
}

/** The filings of a statement's figures, each once, newest first. */
const filingsOf = ({ provenance = {} }: Statement): ReadonlyArray<Filed> => {
  const found = new Map<string, Filed>()
  for (const one of Object.values(provenance)) {
    if (one.filed_at !== null) found.set(`${one.filing_id} ${one.filing_url} ${one.filed_at}`, one)
  }
  return [...found.values()].toSorted((a, b) => ((a.filed_at ?? "") < (b.filed_at ?? "") ? 1 : -1))
}

const filingText = (t: ReturnType<typeof financialTexts>, filed: Filed) =>
  link(filed.filing_url, t.filed(filed.form, day(filed.filed_at)))

/** Empty without statements. */
export const statementSections = (answer: Answered): ReadonlyArray<ComponentChildren> => {
  const t = financialTexts()
  const years = newestPeriods(answer.statements.map(flat), sheetYears)
  const [newest] = years
  if (newest === undefined) return []
  const trailing = answer.trailing ? flat(answer.trailing) : null
  const columns = [...years.toReversed(), ...(trailing !== null && isTrailing(trailing) ? [trailing] : [])]
  const scales = scalesFor(years, t.scales)
  const isOneCurrency = columns.every(({ currency }) => currency === newest.currency)
  const unit = isOneCurrency ? t.unit(newest.currency, scales.amount) : ""
  const head = h(
    "tr",
    null,
    h("th", { scope: "col", style: headStyle(true) }, unit),
    columns.map((one) =>
      h(
        "th",
        { scope: "col", style: { ...headStyle(false), padding: "2px 0 2px 8px" } },
        t.periodName(one),
        h("br", null),
        day(one.fiscal_date),
        !isOneCurrency && [h("br", null), t.unit(one.currency, scales.amount)]
      )
    )
  )
  const notes = new Set<string>()
  const cellText = (one: Statement, line: (typeof groups)[number]["lines"][number]["line"]): string => {
    const text = figureText(line, one[line], one.currency, scales)
    const standIn = one[line] === null ? null : standInOf(one, line)
    if (standIn === null) return text
    notes.add(t.standIn(lineTexts()[standIn.by][0], lineTexts()[standIn.of][0]))
    return `${text}*`
  }
  const bodies = groups.map(({ lines, name }) =>
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        h(
          "th",
          {
            scope: "rowgroup",
            colSpan: columns.length + 1,
            style: { ...rowStyle(true, 0), padding: "10px 0 2px" }
          },
          t.groups[name],
          name === "perShare" && isOneCurrency && ` (${currencyText(newest.currency)})`,
          name === "shares" && ` (${t.unit(null, scales.shares)})`
        )
      ),
      lines.map((one) => {
        const isTotal = "isTotal" in one
        return h(
          "tr",
          null,
          h(
            "th",
            { scope: "row", style: rowStyle(isTotal, "depth" in one ? one.depth : 0) },
            lineTexts()[one.line][0]
          ),
          columns.map((statement) => h("td", { style: numberStyle(isTotal) }, cellText(statement, one.line)))
        )
      })
    )
  )
  const filed = columns
    .toReversed()
    .map((statement) => ({ statement, filings: filingsOf(statement) }))
    .filter(({ filings }) => filings.length > 0)
  return [
    section(
      t.title,
      sentences(t.source(newestForm(newest), day(newest.filed_at), years.length), t.onShares("splits")),
      wideTable(t.title, head, bodies),
      [...notes].map((text) => note(`* ${text}`))
    ),
    ...(filed.length === 0
      ? []
      : [
          section(
            texts().filings,
            null,
            table(
              texts().filings,
              [
                { title: t.period, isText: true, cell: ({ statement }) => t.periodName(statement) },
                {
                  title: texts().reportedIn,
                  isText: true,
                  cell: ({ filings }) => filings.map((filing, i) => [i > 0 && " · ", filingText(t, filing)])
                }
              ],
              filed
            )
          )
        ])
  ]
}
