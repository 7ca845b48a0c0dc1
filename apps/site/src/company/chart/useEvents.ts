/** The events of the chosen kinds, each kind asked for when it is chosen. */
import { useMemo } from "preact/hooks"
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { directionOf } from "../../../../../core/insiders/TradeDirection.ts"
import { type Adjustment, changesShares, isHighSpiked, isLowSpiked } from "../../../../../core/prices/mod.ts"
import { ratioInWords } from "../../../../../core/prices/SplitRatio.ts"
import { type Asked, useAnswer } from "../../data/useAnswer.ts"
import { language } from "../../language/language.ts"
import { amount, count, currencyText, payment } from "../../language/format.ts"
import type { ShownCompany } from "../../subject/company.ts"
import { amountFor, type ChartEvent, type EventKind, newestFirst } from "./events.ts"
import { texts } from "./texts.ts"

/** Grants, exercises and gifts have none. */
const sideOf = (trade: Parameters<typeof directionOf>[0]): Pick<ChartEvent, "side"> => {
  const direction = directionOf(trade)
  return direction === 0 ? {} : { side: direction > 0 ? "buy" : "sell" }
}

/** Splits, payments, doubtful steps and spikes. */
const actionEvents = (
  answer: Answer<"listCompanyActions">,
  adjust: Adjustment
): ReadonlyArray<ChartEvent> => {
  const t = texts()
  const actions = answer.actions.map((action): ChartEvent => {
    const { currency, effective_date: date, type, value } = action
    const id = `${type}-${date}-${value}`
    if (changesShares(type)) {
      const label = ratioInWords(value)
      return { id, kind: "splits", date, text: t.action[type](label), url: null, label }
    }
    const own = amountFor(action, answer, adjust)
    const unit = currency ?? answer.currency
    const text = t.action[type](`${payment(own, unit)} ${currencyText(unit)}`.trim())
    return {
      id,
      kind: "dividends",
      date,
      text: own === value ? text : t.asPaid(text, payment(value, unit)),
      url: null
    }
  })
  const steps = answer.doubtful_steps.map(
    ({ date, fits }): ChartEvent => ({
      id: `step-${date}`,
      kind: "steps",
      date,
      text: t.step(fits),
      url: null,
      label: `${fits ?? ""}?`
    })
  )
  const spikes = answer.doubtful_spikes.map(
    ({ date, ...prices }): ChartEvent => ({
      id: `spike-${date}`,
      kind: "spikes",
      date,
      text: t.spike(isLowSpiked(prices) ? prices.low : null, isHighSpiked(prices) ? prices.high : null),
      url: null,
      label: "?"
    })
  )
  return [...steps, ...spikes, ...actions]
}

export const useEvents = (
  { at, company_id }: ShownCompany,
  kinds: ReadonlyArray<EventKind>,
  adjust: Adjustment
) => {
  const wants = (...some: ReadonlyArray<EventKind>) => ({ when: some.some((kind) => kinds.includes(kind)) })
  const actions = useAnswer("listCompanyActions", { company_id, ...at })
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
      ...(actions.data === undefined ? [] : actionEvents(actions.data, adjust)),
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
    return newestFirst(
      all.filter(({ kind }) => kind === "steps" || kind === "spikes" || kinds.some((one) => one === kind))
    )
    // Texts are of the language.
  }, [actions.data, insiders.data, filings.data, reports.data, kinds.join(" "), adjust, shownLanguage])

  const wanted: ReadonlyArray<readonly [Asked<unknown>, boolean]> = [
    [actions, wants("splits", "dividends").when],
    [insiders, wants("insiders").when],
    [filings, wants("filings").when],
    [reports, wants("reports").when]
  ]
  const steps = actions.data?.doubtful_steps ?? []
  return {
    events,
    steps,
    actions: actions.data,
    asked: wanted.filter(([, isWanted]) => isWanted).map(([asked]) => asked)
  }
}
