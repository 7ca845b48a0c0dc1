/** Serves the health of the stored data, by company and over all of them. */
import { Clock, Context, Effect, Layer } from "effect"
import { CalendarStore } from "../calendars/CalendarStore.ts"
import type { Company } from "../companies/Company.ts"
import { Listing } from "../companies/Listing.ts"
import type { Doubt } from "../doubts/Doubt.ts"
import { Doubts } from "../doubts/Doubts.ts"
import { remedyFor } from "../doubts/Remedy.ts"
import { FiledStatement } from "../financials/Statement.ts"
import type { ImportRun } from "../imports/ImportRun.ts"
import { PriceStore } from "../prices/PriceStore.ts"
import { membersOf } from "../records/Members.ts"
import { cached } from "../store/Cached.ts"
import type { Changes } from "../store/Changes.ts"
import { latestRows, RowStore } from "../store/RowStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { Sources } from "../syncs/Sources.ts"
import type { SourceStatus } from "../syncs/SourceStatus.ts"
import { addDays } from "../time/CalendarDate.ts"
import { dayIn } from "../time/Zone.ts"
import { barHealth } from "./BarHealth.ts"
import { CompanyDoubt, type CompanyHealth, DataOrigin, findingsOf, maxDoubts } from "./CompanyHealth.ts"
import { HealthStore, type RowsFrom } from "./HealthStore.ts"
import { statementHealth } from "./StatementHealth.ts"
import { type StaleCompany, staleAmong } from "./StaleCompany.ts"

/** The health of a company's data, with what an operator mends it by. */
export interface OperatorsHealth extends CompanyHealth {
  /** The doubts themselves, by date; commands in their remedies name the company. */
  readonly doubtful: ReadonlyArray<Doubt>
  /** The dates of the bars that an operator accepted as they are, oldest first. */
  readonly accepted: ReadonlyArray<string>
  /** The newest runs that wrote rows of the company as they are, newest first. */
  readonly runs: ReadonlyArray<ImportRun>
}

/** How many runs of a company are listed. */
const maxRuns = 20

/** Results are looked for over so many days: those of an issuer that files once a year, late. */
const resultDays = 800

/** An event for each period and its estimate. */
const maxResults = 50

const memberOfOrigin = membersOf(DataOrigin)
const companyDoubt = membersOf(CompanyDoubt)

/** With the state and the terms of its source. */
const originWith =
  (sources: ReadonlyArray<SourceStatus>) =>
  (rows: RowsFrom): DataOrigin => {
    const source = sources.find((one) => one.source === rows.source && one.kind === rows.kind)
    const { failed = false, licence = null, next_run = null, visibility = "public" } = source ?? {}
    const last_finished_at = source?.last_run.finished_at ?? rows.imported_at
    return memberOfOrigin({ ...rows, last_finished_at, next_run, failed, licence, visibility })
  }

/** The newest first, after those about many bars, which have no date. */
const newestFirst = (doubts: ReadonlyArray<Doubt>): ReadonlyArray<Doubt> =>
  doubts.toSorted(({ date: a }, { date: b }) =>
    a === b ? 0 : a === null ? -1 : b === null || a > b ? -1 : 1
  )

const service = Effect.gen(function* () {
  const calendars = yield* CalendarStore
  const doubts = yield* Doubts
  const prices = yield* PriceStore
  const rows = yield* RowStore
  const sources = yield* Sources
  const store = yield* HealthStore
  const newestBars = yield* cached("data", 1, () => store.newestBars)

  const statementsOf = Effect.fnUntraced(function* (
    { company_id, issuer_id, time_zone }: Company,
    now: number
  ) {
    const today = dayIn(time_zone, now)
    const [newest] = yield* rows.dated(FiledStatement, { issuer_id }, latestRows(1, null))
    const since = addDays(today, -resultDays)
    const results = yield* calendars.earnings(
      { from: since, to: null, company_ids: [company_id], country_code: null },
      { day: null, today: since },
      { offset: 0, limit: maxResults }
    )
    return statementHealth(newest?.fiscal_date ?? null, results, today)
  })

  const examined = Effect.fnUntraced(function* (company: Company) {
    const { company_id, issuer_id, listed } = company
    const now = yield* Clock.currentTimeMillis
    const all = { order: "asc", offset: 0, limit: null, from: null, to: null } as const
    const { date } = yield* prices.bars({ ...all, company_id })
    const listings = yield* rows.all(Listing, { company_id })
    const doubtful = yield* doubts.of(company_id)
    const known = {
      bars: barHealth(company, date, { listed, listings }, now),
      doubts: doubtful.length,
      statements: yield* statementsOf(company, now)
    }
    const origins = yield* store.origins({ company_id, issuer_id })
    const health: CompanyHealth = {
      findings: findingsOf(known, listed),
      bars: known.bars,
      doubts: known.doubts,
      doubtful: newestFirst(doubtful).slice(0, maxDoubts).map(companyDoubt),
      statements: known.statements,
      origins: origins.map(originWith(yield* sources.all))
    }
    return { health, doubtful }
  })

  const of = Effect.fn("DataHealth.of")(function* (company: Company) {
    return (yield* examined(company)).health
  })

  const forOperators = Effect.fn("DataHealth.forOperators")(function* (company: Company) {
    const { company_id, issuer_id } = company
    const { doubtful, health } = yield* examined(company)
    const found: OperatorsHealth = {
      ...health,
      doubtful: doubtful.map((doubt) => ({ ...doubt, remedy: remedyFor(doubt, company) })),
      accepted: yield* prices.acceptedDates(company_id),
      runs: yield* store.runs({ company_id, issuer_id }, maxRuns)
    }
    return found
  })

  const stale = Effect.gen(function* () {
    const bars = yield* newestBars("")
    return { stale: staleAmong(bars, yield* Clock.currentTimeMillis), companies: bars.length }
  })

  return { of, forOperators, stale }
})

/** Finds what is missing, old or doubtful in the stored data at the present time. */
export class DataHealth extends Context.Service<
  DataHealth,
  {
    readonly of: (company: Company) => Effect.Effect<CompanyHealth, StoreUnavailable>
    readonly forOperators: (company: Company) => Effect.Effect<OperatorsHealth, StoreUnavailable>
    /**
     * The listed companies whose newest bar is older than the last session, the furthest behind first, and how many listed
     * companies have bars.
     */
    readonly stale: Effect.Effect<
      { readonly stale: ReadonlyArray<StaleCompany>; readonly companies: number },
      StoreUnavailable
    >
  }
>()("findata/core/health/DataHealth") {
  static readonly layer: Layer.Layer<
    DataHealth,
    never,
    CalendarStore | Changes | Doubts | HealthStore | PriceStore | RowStore | Sources
  > = Layer.effect(DataHealth, service)
}
