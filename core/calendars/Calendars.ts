/** Serves calendars: what companies reported, paid and changed, and what they are about to, as known on a day. */
import { Clock, Context, Effect, Layer } from "effect"
import { Companies } from "../companies/Companies.ts"
import { selectionOf } from "../financials/Line.ts"
import type { FiledStatement, Statement } from "../financials/Statement.ts"
import { statementsOf } from "../financials/Statements.ts"
import type { Window } from "../paging/Paging.ts"
import type { ActionType } from "../prices/CorporateAction.ts"
import { cached } from "../store/Cached.ts"
import type { Changes } from "../store/Changes.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addMonths } from "../time/CalendarDate.ts"
import type { DateRange } from "../time/DateRange.ts"
import { dayIn } from "../time/Zone.ts"
import type {
  CalendarEvent,
  CalendarKind,
  DividendEvent,
  EarningsEvent,
  EventStatus,
  FilingEvent,
  ListingEvent,
  SplitEvent
} from "./Calendar.ts"
import {
  type ActionEvent,
  CalendarStore,
  type EarningsFound,
  type EventFilter,
  type FilingFound,
  type KnownOn,
  type ListedSecurity,
  type StoredEvent,
  type SecuritySplit
} from "./CalendarStore.ts"
import { formOf } from "./EarningsFiling.ts"
import { type Change, listingChanges } from "./ListingChanges.ts"
import { isOnePeriod } from "./PeriodEnds.ts"

/** Which events a calendar lists. */
export interface CalendarQuery extends DateRange {
  /** Those of companies, or of all (null). */
  readonly company_ids: ReadonlyArray<number> | null
  /** ISO 3166-1 code of the issuers' home country; null for any. */
  readonly country_code: string | null
  /** The day at whose end it is as known; null for now. */
  readonly as_of: string | null
}

/** A window of a calendar. `total` is the number of all its events. */
export interface CalendarPage<Kind extends CalendarKind = CalendarKind> {
  readonly items: ReadonlyArray<CalendarEvent<Kind>>
  readonly total: number
}

/** The earlier of the end of a range and a day; null for neither. */
const upTo = ({ as_of, to }: CalendarQuery): string | null =>
  as_of === null || (to !== null && to < as_of) ? to : as_of

const filterOf = (query: CalendarQuery): EventFilter => ({
  from: query.from,
  to: upTo(query),
  company_ids: query.company_ids,
  country_code: query.country_code
})

/** The lines of results, and those that they are derived from. */
const resultLines = ["sales", "eps_diluted", "shares_diluted"] as const
const resultSelection = selectionOf(resultLines)

/** How far back statements are read for those of a period: its fiscal year, and the year before. */
const monthsRead = 24

/** How many issuers' statements are read at once. */
const issuersAtOnce = 100

/** How many totals of each calendar are kept. */
const totalsInMemory = 500

const headOf = ({ company_id, name, symbol }: StoredEvent) => ({ company_id, symbol, name })

const filingOf = (filing: FilingFound): FilingEvent => {
  const { category, rcept_dt, report_nm, source, url } = filing
  const form = formOf(report_nm)
  return {
    ...headOf(filing),
    date: rcept_dt,
    status: "reported",
    source,
    form,
    title: form === report_nm ? (category ?? report_nm) : report_nm,
    filed_at: rcept_dt,
    url
  }
}

interface Results {
  readonly statements: ReadonlyArray<FiledStatement>
  readonly splits: ReadonlyArray<SecuritySplit>
}

const noResults = { currency: null, eps_diluted: null, sales: null }

const service = Effect.gen(function* () {
  const companies = yield* Companies
  const store = yield* CalendarStore

  // The windows of one list have one total.
  const actionsTotal = yield* cached("data", totalsInMemory, (key) => {
    const [types, filter] = JSON.parse(key) as [ReadonlyArray<ActionType>, EventFilter]
    return store.countActions(types, filter)
  })
  const filingsTotal = yield* cached("data", totalsInMemory, (key) =>
    store.countFilings(JSON.parse(key) as EventFilter)
  )
  const earningsTotal = yield* cached("data", totalsInMemory, (key) => {
    const [filter, known] = JSON.parse(key) as [EventFilter, KnownOn]
    return store.countEarnings(filter, known)
  })

  /** Says of a day whether it has come at an exchange. */
  const statusOf = Effect.gen(function* () {
    const { find } = yield* companies.exchanges
    const now = yield* Clock.currentTimeMillis
    return (exchange: string, date: string): EventStatus =>
      date <= dayIn(find(exchange)?.time_zone ?? "UTC", now) ? "reported" : "stated"
  })

  const actionsOf = Effect.fnUntraced(function* <E>(
    types: ReadonlyArray<ActionType>,
    query: CalendarQuery,
    window: Window,
    own: (action: ActionEvent) => E
  ) {
    const status = yield* statusOf
    const filter = filterOf(query)
    const events = yield* store.actions(types, filter, window)
    const total = yield* actionsTotal(JSON.stringify([types, filter]))
    const items = events.map((action) => ({
      ...headOf(action),
      date: action.effective_date,
      status: status(action.exchange, action.effective_date),
      source: action.source,
      ...own(action)
    }))
    return { items, total }
  })

  const dividends = (query: CalendarQuery, window: Window): Found<DividendEvent> =>
    actionsOf(["dividend"], query, window, ({ currency, effective_date, payment_date, unit, value }) => ({
      amount: value,
      currency: currency ?? unit,
      ex_date: effective_date,
      payment_date
    }))

  const splits = (query: CalendarQuery, window: Window): Found<SplitEvent> =>
    actionsOf(["split", "stock_dividend"], query, window, ({ value }) => ({ ratio: value }))

  const filings = (query: CalendarQuery, window: Window): Found<FilingEvent> =>
    Effect.all({
      items: Effect.map(store.filings(filterOf(query), window), (events) => events.map(filingOf)),
      total: filingsTotal(JSON.stringify(filterOf(query)))
    })

  /** What the figures of some issuers' periods are made of, by issuer. */
  const resultsOf = Effect.fnUntraced(function* (
    issuer_ids: ReadonlyArray<number>,
    since: string,
    as_of: string | null
  ) {
    const statements = yield* store.statements(issuer_ids, { since, filedBy: as_of, lines: resultLines })
    const splits = yield* store.splits(issuer_ids)
    const ofCompany = Map.groupBy(
      splits.filter(({ effective_date }) => as_of === null || effective_date <= as_of),
      ({ company_id }) => company_id
    )
    const ofIssuer = Map.groupBy(statements, ({ issuer_id }) => issuer_id)
    return ({ company_id, issuer_id }: EarningsFound): Results => ({
      statements: ofIssuer.get(issuer_id) ?? [],
      splits: ofCompany.get(company_id) ?? []
    })
  })

  /** The figures of the results that were reported by the day, on the shares of the day. */
  const withResults = Effect.fnUntraced(function* (
    events: ReadonlyArray<EarningsFound>,
    as_of: string | null,
    today: string
  ) {
    const reported = events.filter(({ status }) => status === "reported")
    const first = reported.map(({ fiscal_date }) => fiscal_date).toSorted()[0]
    const of = yield* resultsOf(
      [...new Set(reported.map(({ issuer_id }) => issuer_id))],
      addMonths(first ?? today, -monthsRead),
      as_of
    )
    const known = new Map<string, ReadonlyArray<Statement>>()
    const statements = (event: EarningsFound): ReadonlyArray<Statement> => {
      const key = `${event.issuer_id} ${event.company_id}`
      const { splits, statements } = of(event)
      const actions = splits
        .filter(({ effective_date }) => effective_date <= today)
        .map((split) => ({ ...split, currency: null, reference_close: null }))
      const basis = { actions, adjust: "splits" } as const
      const made = known.get(key) ?? statementsOf(statements, event.period, as_of, basis, resultSelection)
      known.set(key, made)
      return made
    }
    return events.map((event): EarningsEvent => {
      const { date, earliest, fiscal_date, form, latest, period, source, status } = event
      const found =
        status === "reported"
          ? statements(event).find((statement) => isOnePeriod(statement.fiscal_date, fiscal_date))
          : undefined
      const { currency, eps_diluted, sales } = found ?? noResults
      return {
        ...headOf(event),
        date,
        status,
        source,
        fiscal_date,
        period,
        filed_at: status === "reported" ? date : null,
        form,
        eps_diluted,
        sales,
        currency,
        earliest,
        latest
      }
    })
  })

  const earnings = Effect.fnUntraced(function* (query: CalendarQuery, window: Window) {
    const { as_of, company_ids, country_code, from, to } = query
    const today = dayIn("UTC", yield* Clock.currentTimeMillis)
    const known = { day: as_of, today: as_of ?? today }
    const filter = { from, to, company_ids, country_code }
    const events = yield* store.earnings(filter, known, window)
    const total = yield* earningsTotal(JSON.stringify([filter, known]))
    const items: Array<EarningsEvent> = []
    for (let i = 0; i < events.length; i += issuersAtOnce)
      items.push(...(yield* withResults(events.slice(i, i + issuersAtOnce), as_of, known.today)))
    return { items, total }
  })

  const allListings = yield* cached("data", 1, () => Effect.map(store.listings(null), changed))

  const listings = Effect.fnUntraced(function* (query: CalendarQuery, { limit, offset }: Window) {
    const { company_ids, country_code, from } = query
    const to = upTo(query)
    const status = yield* statusOf
    const all = company_ids === null ? yield* allListings("") : changed(yield* store.listings(company_ids))
    const found = all.filter(
      ({ change: { date }, security }) =>
        (from === null || from <= date) &&
        (to === null || date <= to) &&
        (country_code === null || security.country_code === country_code)
    )
    const items = found.slice(offset, offset + limit).map(
      ({ change: { date, source, ...own }, security }): ListingEvent => ({
        ...headOf(security),
        date,
        status: status(security.exchange, date),
        source,
        ...own
      })
    )
    return { items, total: found.length }
  })

  const kinds = { earnings, dividends, splits, filings, listings }

  return {
    list: <Kind extends CalendarKind>(kind: Kind, query: CalendarQuery, window: Window) =>
      // Each kind's own function returns its own events.
      kinds[kind](query, window) as Found<CalendarEvent<Kind>>
  }
})

type Found<Event> = Effect.Effect<
  { readonly items: ReadonlyArray<Event>; readonly total: number },
  StoreUnavailable
>

interface SecurityChange {
  readonly security: ListedSecurity
  readonly change: Change
}

/** All changes of securities, oldest first; on the same day by company_id. */
const changed = ({
  holdings,
  securities
}: Effect.Success<ReturnType<CalendarStore["Service"]["listings"]>>): ReadonlyArray<SecurityChange> => {
  const of = Map.groupBy(holdings, ({ company_id }) => company_id)
  return securities
    .flatMap((security) =>
      listingChanges(security, of.get(security.company_id) ?? []).map((change) => ({ security, change }))
    )
    .toSorted((a, b) =>
      a.change.date === b.change.date
        ? a.security.company_id - b.security.company_id
        : a.change.date < b.change.date
          ? -1
          : 1
    )
}

/** Events of all companies by day: what is reported and stated, and what is estimated. */
export class Calendars extends Context.Service<
  Calendars,
  {
    /**
     * A window of a calendar's events, oldest first. As of a day it has no date that wasn't known at its end: actions and
     * filings of later days are left out, and results were estimated as they were then.
     */
    readonly list: <Kind extends CalendarKind>(
      kind: Kind,
      query: CalendarQuery,
      window: Window
    ) => Effect.Effect<CalendarPage<Kind>, StoreUnavailable>
  }
>()("findata/core/calendars/Calendars") {
  static readonly layer: Layer.Layer<Calendars, never, Companies | CalendarStore | Changes> = Layer.effect(
    Calendars,
    service
  )
}
