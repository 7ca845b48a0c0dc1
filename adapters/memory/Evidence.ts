/** `Evidence` over records in plain maps, without an undo log of replaced bars. */
import { Effect, Layer, Order } from "effect"
import {
  closedDaysOf,
  DoubtStore,
  type Evidence,
  type OffSessionBars,
  placeActions,
  spikedColumn,
  type RecordName,
  type Records,
  type ReplacedClose,
  type Rewrite,
  type CompanyDays,
  type Step,
  stepsOf
} from "../../core/ports.ts"
import type { MemoryTables } from "./MemoryTables.ts"
import { acceptedKey } from "./AcceptedBars.ts"

type Bars = Records["price_daily"]
type Actions = Records["corporate_action"]

/** All records of a table, by key. */
export type Look = <K extends RecordName>(name: K) => ReadonlyMap<string, Records[K]>

const byDate = Order.mapInput(Order.String, ({ date }: Bars) => date)
const byEffect = Order.mapInput(
  Order.Tuple([Order.String, Order.String, Order.Number]),
  ({ effective_date, type, value }: Actions) => [effective_date, type, value] as const
)

const byCompanyAndDate = Order.mapInput(
  Order.Tuple([Order.Number, Order.String]),
  ({ company_id, date }: Pick<ReplacedClose, "company_id" | "date">) => [company_id, date] as const
)

const byCompany = <A extends { readonly company_id: number }>(
  records: ReadonlyMap<string, A>,
  order: Order.Order<A>
): Map<number, Array<A>> => {
  const groups = Map.groupBy(records.values(), ({ company_id }) => company_id)
  for (const group of groups.values()) group.sort(order)
  return groups
}

/** The spans, or all days of the companies. */
const spansOf = (
  spans: ReadonlyArray<CompanyDays> | null,
  company_ids: Iterable<number>
): ReadonlyArray<CompanyDays> =>
  (
    spans ?? [...company_ids].map((company_id) => ({ company_id, first_date: "", last_date: "9999-12-31" }))
  ).toSorted((a, b) => a.company_id - b.company_id)

export const evidenceOver = (
  look: Look,
  acceptedBars: MemoryTables["acceptedBars"],
  changes: Pick<Evidence, "replaced" | "rewrites">
): Evidence => {
  const isAccepted = ({ company_id, date, high, low }: Bars) => {
    const accepted = acceptedBars.get(acceptedKey(company_id, date))
    return accepted?.low === low && accepted.high === high
  }

  const steps = (requested: ReadonlyArray<CompanyDays> | null) => {
    const bars = byCompany(look("price_daily"), byDate)
    const actions = byCompany(look("corporate_action"), byEffect)
    const found = new Map<string, Step>()
    const all = new Map<number, ReadonlyArray<Step>>()
    for (const { company_id, first_date, last_date } of spansOf(requested, bars.keys())) {
      const own = bars.get(company_id) ?? []
      const steps = all.get(company_id) ?? stepsOf(company_id, own, actions.get(company_id) ?? [])
      all.set(company_id, steps)
      const next = own.find(({ date }) => date > last_date)?.date ?? last_date
      for (const step of steps)
        if (first_date <= step.date && step.date <= next) found.set(`${company_id} ${step.date}`, step)
    }
    return [...found.values()].toSorted(byCompanyAndDate)
  }

  const spikes = (requested: ReadonlyArray<CompanyDays> | null) => {
    const bars = byCompany(look("price_daily"), byDate)
    return spansOf(requested, bars.keys()).flatMap(({ company_id, first_date, last_date }) =>
      (bars.get(company_id) ?? []).filter(
        (bar) =>
          first_date <= bar.date && bar.date <= last_date && spikedColumn(bar) !== null && !isAccepted(bar)
      )
    )
  }

  const offSession = (requested: ReadonlyArray<CompanyDays> | null): ReadonlyArray<OffSessionBars> => {
    const bars = byCompany(look("price_daily"), byDate)
    const spans = Map.groupBy(spansOf(requested, bars.keys()), ({ company_id }) => company_id)
    const [companies, exchanges] = [[...look("company").values()], [...look("exchange").values()]]
    return [...spans].flatMap(([company_id, own]) => {
      const company = companies.find((one) => one.company_id === company_id)
      const exchange = exchanges.find(({ code }) => code === company?.exchange)
      const closed = exchange === undefined ? null : closedDaysOf(exchange.mic_code)
      const found = (bars.get(company_id) ?? []).filter(
        (bar) =>
          closed?.has(bar.date) === true &&
          own.some(({ first_date, last_date }) => first_date <= bar.date && bar.date <= last_date) &&
          !isAccepted(bar)
      )
      if (closed === null || found.length === 0) return []
      const untraded = found.filter(({ volume }) => volume === 0).length
      return [{ company_id, calendar: closed.calendar, dates: found.map(({ date }) => date), untraded }]
    })
  }

  const counts = (spans: ReadonlyArray<CompanyDays>) => {
    const bars = byCompany(look("price_daily"), byDate)
    return new Map(
      spans.flatMap(({ company_id, first_date, last_date }) => {
        const own = bars.get(company_id)?.filter(({ date }) => first_date <= date && date <= last_date) ?? []
        return own.length === 0 ? [] : [[company_id, own.length]]
      })
    )
  }

  const actions = (requested: ReadonlyArray<CompanyDays> | null) => {
    const bars = byCompany(look("price_daily"), byDate)
    const all = byCompany(look("corporate_action"), byEffect)
    const companies = [...look("company").values()]
    const hasBar = (company_id: number, day: string) =>
      bars.get(company_id)?.some(({ date }) => date === day) ?? false
    return spansOf(requested, all.keys()).flatMap(({ company_id, first_date, last_date }) => {
      const company = companies.find((one) => one.company_id === company_id)
      if (company === undefined) return []
      const exchangeTraded = (day: string) =>
        companies.some(
          (other) =>
            other.exchange === company.exchange &&
            other.company_id !== company_id &&
            hasBar(other.company_id, day)
        )
      const within = (all.get(company_id) ?? []).filter(
        ({ effective_date }) => first_date <= effective_date && effective_date <= last_date
      )
      return placeActions(
        { company_id, unit: company.currency, exchangeTraded },
        within,
        bars.get(company_id) ?? []
      )
    })
  }

  return {
    bars: (spans) => Effect.sync(() => counts(spans)),
    steps: (spans) => Effect.sync(() => steps(spans)),
    spikes: (spans) => Effect.sync(() => spikes(spans).toSorted(byCompanyAndDate)),
    offSession: (spans) => Effect.sync(() => offSession(spans)),
    actions: (spans) => Effect.sync(() => actions(spans)),
    ...changes
  }
}

/** How the work under way changes the bars. */
export const changesOf = (
  before: ReadonlyMap<string, Bars>,
  after: () => ReadonlyMap<string, Bars>
): Pick<Evidence, "replaced" | "rewrites"> => {
  const rewritesBy = (run_id: number): ReadonlyArray<Rewrite> => {
    const found = new Map<number, { changed: number; inserted: number; stored: number }>()
    for (const [key, bar] of after()) {
      const counts = found.get(bar.company_id) ?? { changed: 0, inserted: 0, stored: 0 }
      found.set(bar.company_id, counts)
      const old = before.get(key)
      if (old === undefined) counts.inserted++
      else counts.stored++
      if (old !== undefined && old !== bar) counts.changed++
    }
    return [...found]
      .filter(([, { changed }]) => changed > 0)
      .map(([company_id, counts]) => ({ run_id, company_id, ...counts }))
      .toSorted((a, b) => a.company_id - b.company_id)
  }
  const replaced = (company_ids: ReadonlyArray<number>): ReadonlyArray<ReplacedClose> => {
    const requested = new Set(company_ids)
    return [...after()]
      .flatMap(([key, { close, company_id, date }]) => {
        const old = before.get(key)
        const isReplaced = requested.has(company_id) && old !== undefined && old.close !== close
        return isReplaced ? [{ company_id, date, before: old.close, after: close }] : []
      })
      .toSorted(byCompanyAndDate)
  }
  return {
    replaced: (_, company_ids) => Effect.sync(() => replaced(company_ids)),
    rewrites: (run_id) => Effect.sync(() => (run_id === null ? [] : rewritesBy(run_id)))
  }
}

export const layer = ({ acceptedBars, records }: MemoryTables): Layer.Layer<DoubtStore> =>
  Layer.succeed(
    DoubtStore,
    evidenceOver((name) => records[name], acceptedBars, {
      replaced: () => Effect.succeed([]),
      rewrites: () => Effect.succeed([])
    })
  )
