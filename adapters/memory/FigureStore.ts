/** `FigureStore` over plain maps. */
import { Effect, Layer, Order } from "effect"
import { CorporateAction, type InsiderTransaction, ReportRating } from "../../core/mod.ts"
import {
  type CompanyRecord,
  FigureSecurity,
  FigureStore,
  type IssuerWindow,
  membersOf,
  withListed
} from "../../core/ports.ts"
import { changesShares, columnsOf } from "../../core/prices/mod.ts"
import type { Bars } from "./Bars.ts"
import { earningsIn } from "./earnings.ts"
import { derived, grouped, type MemoryTables } from "./MemoryTables.ts"
import { acceptedKey } from "./AcceptedBars.ts"

const securityOf = membersOf(FigureSecurity)
const actionOf = membersOf(CorporateAction)
const ratingOf = membersOf(ReportRating)

const byExDate = Order.mapInput(
  Order.Tuple([Order.String, Order.String, Order.Number]),
  ({ effective_date, type, value }: CorporateAction) => [effective_date, type, value] as const
)
const byDay = Order.flip(
  Order.mapInput(
    Order.Tuple([Order.String, Order.String, Order.Number]),
    ({ filed_date, transaction_date, transaction_id }: InsiderTransaction) =>
      [transaction_date ?? filed_date, filed_date, transaction_id] as const
  )
)
const newestReport = Order.flip(
  Order.mapInput(
    Order.Tuple([Order.String, Order.Number]),
    ({ report_date, report_id }: Pick<ReportRating, "report_date" | "report_id">) =>
      [report_date, report_id] as const
  )
)

export const layer = (tables: MemoryTables, bars: Bars): Layer.Layer<FigureStore> => {
  const { records } = tables
  const ofIssuers = derived(tables, () =>
    Map.groupBy(
      [...records.company.values()].toSorted((a, b) => a.company_id - b.company_id),
      ({ issuer_id }) => issuer_id
    )
  )
  const ids = derived(tables, () => [...ofIssuers().keys()].toSorted((a, b) => a - b))
  const actionsOf = grouped(tables, "corporate_action", ({ company_id }) => company_id, byExDate)
  const countsOf = grouped(tables, "share_count", ({ issuer_id }) => issuer_id)
  const reportsOf = grouped(tables, "report", ({ company_id }) => company_id ?? 0, newestReport)
  const insidersOf = grouped(tables, "insider_transaction", ({ issuer_id }) => issuer_id, byDay)
  const filingsOf = grouped(tables, "disclosure", ({ issuer_id }) => issuer_id)
  const earnings = earningsIn(tables)

  const issuersIn = (window: IssuerWindow): ReadonlyArray<number> => {
    const some = "issuer_ids" in window ? new Set(window.issuer_ids) : null
    return ids().filter((id) =>
      "issuer_ids" in window ? some?.has(id) === true : id > window.after && id <= window.upTo
    )
  }
  const companiesIn = (window: IssuerWindow): ReadonlyArray<CompanyRecord> =>
    issuersIn(window).flatMap((id) => ofIssuers().get(id) ?? [])
  const everyDay = { from: null, to: null }

  return Layer.succeed(
    FigureStore,
    FigureStore.of({
      next: (after, size) =>
        Effect.sync(() => {
          const upTo = ids()
            .filter((id) => id > after)
            .slice(0, size)
            .at(-1)
          return upTo === undefined ? null : { after, upTo }
        }),
      securities: (window) =>
        Effect.sync(() =>
          companiesIn(window).map((record) => {
            const exchange = records.exchange.get(record.exchange)
            if (exchange === undefined) throw new Error(`No exchange ${record.exchange}`)
            return securityOf({
              ...withListed(record),
              mic_code: exchange.mic_code,
              time_zone: exchange.time_zone,
              actions_known_to: records.action_coverage.get(String(record.company_id))?.known_to ?? null,
              first_bar: bars.within(record.company_id, everyDay)[0]?.date ?? null,
              last_bar: bars.within(record.company_id, everyDay).at(-1)?.date ?? null
            })
          })
        ),
      bars: (window, { last }) =>
        Effect.sync(() =>
          companiesIn(window)
            .map(({ company_id }) => ({
              company_id,
              bars: columnsOf(bars.within(company_id, { from: null, to: last }))
            }))
            .filter((found) => found.bars.length > 0)
            .toSorted((a, b) => a.company_id - b.company_id)
        ),
      actions: (window, since) =>
        Effect.sync(() =>
          companiesIn(window).flatMap(({ company_id }) =>
            actionsOf(company_id)
              .filter(({ effective_date, type }) => changesShares(type) || effective_date >= since)
              .map((action) => ({ ...actionOf(action), company_id }))
          )
        ),
      counts: (window, first, last) =>
        Effect.sync(() =>
          issuersIn(window).flatMap((issuer_id) =>
            [
              ...Map.groupBy(
                countsOf(issuer_id),
                ({ company_id, share_class }) => `${company_id} ${share_class}`
              ).values()
            ].flatMap((counts) => {
              const from = counts.reduce(
                (latest, { date }) => (date <= (first ?? "9999-12-31") && date > latest ? date : latest),
                ""
              )
              return counts.filter(({ date }) => date >= from && (last === null || date <= last))
            })
          )
        ),
      accepted: (window) =>
        Effect.sync(() =>
          companiesIn(window).flatMap(({ company_id }) =>
            bars.within(company_id, everyDay).flatMap((bar) => {
              const accepted = tables.acceptedBars.get(acceptedKey(company_id, bar.date))
              return accepted?.low === bar.low && accepted.high === bar.high
                ? [{ company_id, date: bar.date }]
                : []
            })
          )
        ),
      ratings: (window, since) =>
        Effect.sync(() =>
          companiesIn(window).flatMap(({ company_id }) =>
            reportsOf(company_id)
              .filter(({ report_date }) => report_date >= since)
              .map((report) => ({ company_id, ...ratingOf(report) }))
          )
        ),
      insiders: (window, since) =>
        Effect.sync(() =>
          issuersIn(window)
            .flatMap(insidersOf)
            .filter(
              ({ filed_date, transaction_date }) =>
                filed_date >= since || (transaction_date !== null && transaction_date >= since)
            )
            .toSorted(byDay)
        ),
      filings: (window, last) =>
        Effect.sync(() =>
          issuersIn(window).flatMap((issuer_id) =>
            [...new Set(filingsOf(issuer_id).map(({ rcept_dt }) => rcept_dt))]
              .filter((date) => last === null || date <= last)
              .toSorted()
              .map((date) => ({ issuer_id, date }))
          )
        ),
      earnings: (window) =>
        Effect.sync(() => {
          const some = new Set(issuersIn(window))
          return earnings()
            .filter(({ issuer_id }) => some.has(issuer_id))
            .map(({ date, issuer_id, known_from, known_to, status }) => ({
              issuer_id,
              status,
              date,
              known_from,
              known_to
            }))
        })
    })
  )
}
