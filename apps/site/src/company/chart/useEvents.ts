/** The events of the chosen kinds, each kind asked for when it is chosen. */
import { useMemo } from "preact/hooks"
import { directionOf } from "../../../../../core/insiders/TradeDirection.ts"
import { type Asked, useAnswer } from "../../data/useAnswer.ts"
import { language } from "../../language/language.ts"
import { amount, count, number } from "../../language/format.ts"
import type { ShownCompany } from "../company.ts"
import { type ChartEvent, type EventKind, newestFirst } from "./events.ts"
import { texts } from "./texts.ts"

/** `4:1` of four new shares for each old one, `1:8` of a consolidation. */
const ratioOf = (value: number): string =>
  value >= 1 ? `${Number(value.toFixed(4))}:1` : `1:${Number((1 / value).toFixed(4))}`

const isRatio = (type: string): boolean => type === "split" || type === "stock_dividend"

/** Grants, exercises and gifts have none. */
const sideOf = (trade: Parameters<typeof directionOf>[0]): Pick<ChartEvent, "side"> => {
  const direction = directionOf(trade)
  return direction === 0 ? {} : { side: direction > 0 ? "buy" : "sell" }
}

export const useEvents = ({ at, company_id }: ShownCompany, kinds: ReadonlyArray<EventKind>) => {
  const wants = (...some: ReadonlyArray<EventKind>) => ({ when: some.some((kind) => kinds.includes(kind)) })
  const actions = useAnswer("listCompanyActions", { company_id, ...at }, wants("splits", "dividends"))
  const insiders = useAnswer(
    "listInsiderTransactions",
    { company_id, months: 60, limit: 500, ...at },
    wants("insiders")
  )
  const filings = useAnswer("listCompanyFilings", { company_id, limit: 100, ...at }, wants("filings"))
  const reports = useAnswer("listResearchHighlights", { company_id, limit: 100, ...at }, wants("reports"))

  const shownLanguage = language.value
  const events = useMemo((): ReadonlyArray<ChartEvent> => {
    const t = texts()
    const all: ReadonlyArray<ChartEvent> = [
      ...(actions.data?.actions ?? []).map(({ currency, effective_date, type, value }) => ({
        id: `${type}-${effective_date}-${value}`,
        kind: isRatio(type) ? ("splits" as const) : ("dividends" as const),
        date: effective_date,
        text: t.action[type](
          isRatio(type)
            ? ratioOf(value)
            : `${number(value, value < 0.1 ? 4 : 3)} ${currency ?? actions.data?.currency ?? ""}`.trim()
        ),
        url: null,
        ...(isRatio(type) ? { label: ratioOf(value) } : {})
      })),
      ...(insiders.data?.transactions ?? []).map(
        ({
          filed_date,
          filing_url,
          id,
          insider_name,
          shares_change,
          transaction_code,
          transaction_date,
          transaction_type,
          value
        }) => ({
          id: `insider-${id}`,
          kind: "insiders" as const,
          date: transaction_date ?? filed_date,
          text: `${t.trade(insider_name, transaction_type ?? "", count(Math.abs(shares_change)))}${
            value === null ? "" : ` (${amount(Math.abs(value), insiders.data?.currency)})`
          }`,
          url: filing_url,
          ...sideOf({ shares_change, transaction_code, transaction_type })
        })
      ),
      ...(filings.data?.disclosures ?? []).map(({ rcept_dt, rcept_no, report_nm, url }) => ({
        id: `filing-${rcept_no}`,
        kind: "filings" as const,
        date: rcept_dt,
        text: report_nm,
        url
      })),
      ...(reports.data?.highlights ?? []).map(({ cdn_url, id, report_date, securities_firm, title }) => ({
        id: `report-${id}`,
        kind: "reports" as const,
        date: report_date,
        text: t.report(securities_firm, title),
        url: cdn_url
      }))
    ]
    return newestFirst(all.filter(({ kind }) => kinds.includes(kind)))
    // Texts are of the language.
  }, [actions.data, insiders.data, filings.data, reports.data, kinds.join(" "), shownLanguage])

  const wanted: ReadonlyArray<readonly [Asked<unknown>, boolean]> = [
    [actions, wants("splits", "dividends").when],
    [insiders, wants("insiders").when],
    [filings, wants("filings").when],
    [reports, wants("reports").when]
  ]
  return { events, asked: wanted.filter(([, isWanted]) => isWanted).map(([asked]) => asked) }
}
