/** Handles `/exchanges`, `/exchanges/{mic}/sessions` and `/exchanges/{mic}/state`. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { addDays, Companies } from "../../../../../core/mod.ts"
import {
  calendarOf,
  exchangeInstant,
  isKnownDay,
  type SessionCalendar,
  sessionMics,
  sessionsOf,
  sessionState
} from "../../../../../core/sessions/mod.ts"
import { Api } from "../../../api/Api.ts"
import { NotFound, Unprocessable, type ValidationItem } from "../../../api/base/Errors.ts"
import type { ExchangesPage, SessionsPage, StatePage } from "../../../api/exchanges/Exchanges.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"
import { shown } from "../../exchange/shown.ts"

/** How many days a page of sessions covers beside its first, unless it is asked for its end. */
const defaultDays = 30

const calendarFields = ({ known_from, known_to, timezone }: SessionCalendar) => ({
  timezone,
  known_from,
  known_to
})

interface Named {
  readonly mic: string
  readonly calendar: SessionCalendar
}

const named = (text: string) => {
  const mic = text.toUpperCase()
  const calendar = calendarOf(mic)
  return calendar === null
    ? Effect.fail(
        new NotFound({
          detail: `No calendar of an exchange with the MIC ${shown(text)}: /v1/financial_v4/exchanges lists those that are known`
        })
      )
    : Effect.succeed<Named>({ mic, calendar })
}

const unknownDay = ({ calendar, mic }: Named, loc: ReadonlyArray<string>, day: string): ValidationItem => ({
  loc,
  msg: `Value error, the sessions of ${mic} are known from ${calendar.known_from} to ${calendar.known_to}, not on ${day}`,
  type: "value_error"
})

const earlier = (one: string, other: string): string => (one < other ? one : other)

const sessionsPage = ({ calendar, mic }: Named, from: string, to: string): typeof SessionsPage.Type => {
  const sessions = sessionsOf(calendar, from, to)
  return { mic, ...calendarFields(calendar), sessions, count: sessions.length }
}

export const exchanges = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const companies = yield* Companies

  const all = Effect.map(companies.exchanges, ({ find }) => {
    const body: typeof ExchangesPage.Type = {
      exchanges: sessionMics.map((mic) => {
        const { country_code = null, name = null } = find(mic) ?? {}
        return { mic, name, country_code, ...calendarFields(calendarOf(mic) as SessionCalendar) }
      }),
      count: sessionMics.length
    }
    return { json: () => body }
  })

  return {
    exchanges: HttpApiBuilder.handler(Api, "exchangePages", "exchanges", ({ request }) =>
      pages.open(request, ["exchanges"], all)
    ),
    sessions: HttpApiBuilder.handler(
      Api,
      "exchangePages",
      "sessions",
      Effect.fnUntraced(function* ({ params, query, request }) {
        const exchange = yield* named(params.mic)
        const today = exchangeInstant(exchange.calendar, yield* Clock.currentTimeMillis).slice(0, 10)
        const { end_date, start_date = earlier(today, end_date ?? today) } = query
        const asked = { start_date, ...(end_date === undefined ? {} : { end_date }) }
        const detail = Object.entries(asked).flatMap(([name, day]) =>
          isKnownDay(exchange.calendar, day) ? [] : [unknownDay(exchange, ["query", name], day)]
        )
        if (detail.length > 0) return yield* new Unprocessable({ detail })
        const to = end_date ?? earlier(addDays(start_date, defaultDays), exchange.calendar.known_to)
        return yield* pages.open(
          request,
          ["sessions", exchange.mic, start_date, to],
          Effect.sync(() => {
            const body = sessionsPage(exchange, start_date, to)
            return { json: () => body }
          })
        )
      })
    ),
    state: HttpApiBuilder.handler(
      Api,
      "exchangePages",
      "state",
      Effect.fnUntraced(function* ({ params, request }) {
        const { calendar, mic } = yield* named(params.mic)
        const now = yield* Clock.currentTimeMillis
        const at = exchangeInstant(calendar, now)
        const state = sessionState(calendar, now)
        if (state === null) {
          return yield* new Unprocessable({
            detail: [unknownDay({ calendar, mic }, ["path", "mic"], at.slice(0, 10))]
          })
        }
        const body: typeof StatePage.Type = { mic, at, ...state }
        return yield* pages.open(request, ["state", mic], Effect.succeed({ json: () => body }), {
          isOfMoment: true
        })
      })
    )
  }
})
