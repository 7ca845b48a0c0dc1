/** The entries of single companies: what a vendor has of each that wasn't asked for, or brought by sessions of its market. */
import { Effect, Stream } from "effect"
import { addDays, type EntryBatch, type SourceSubject } from "../../../core/mod.ts"
import { type Days, daysOf, daysVersion } from "../asking/Coverage.ts"
import { type Failure, type FetchedEntry, remembered, whenRead } from "../asking/Remembered.ts"
import { missingDays } from "./AskedAgain.ts"
import { type Context, type Entries, recentSessions, sessionName } from "./Context.ts"
import { sessionsIn } from "./Sessions.ts"

/** How long a company that a vendor doesn't know isn't asked for again, in days. */
const unknownFor = 7

/** Whether a session of the market was brought as a whole; looked up once. */
const isBrought = ({ brought, fetching, market }: Context, date: string) =>
  Effect.gen(function* () {
    const known = brought.get(date)
    if (known !== undefined) return known
    const found = (yield* fetching.imported(sessionName(market, date))) !== null
    brought.set(date, found)
    return found
  })

/** The last day up to which a company's history is asked for by itself: what sessions of the market brought isn't. */
const historyEnd = Effect.fnUntraced(function* (context: Context, since: string) {
  const { hasSessions, market, wanted } = context
  if (!hasSessions) return wanted.to
  const recent = sessionsIn(market, { from: addDays(since, 1), to: wanted.to })
  let end = since
  for (const date of recent.slice(0, -recentSessions)) if (!(yield* isBrought(context, date))) end = date
  return end
})

/** The version of a company that the vendor didn't know on a day, and that day in it; null for another version. */
const unknownVersion = (day: string): string => `unknown on ${day}`
const unknownOn = (version: string | null): string | null =>
  /^unknown on (.*)$/.exec(version ?? "")?.[1] ?? null

/** The name of a company's bars, and its symbol as an import finds it. */
const namesOf = ({ exchange, symbol }: SourceSubject) => {
  const company = `${symbol}:${exchange}`
  return { company, bars: `${company} bars`, actions: `${company} actions` }
}

/** What is still to be asked for of a company; null for nothing. */
const missingOf = Effect.fnUntraced(function* (context: Context, subject: SourceSubject) {
  const { fetching, wanted } = context
  const before = yield* fetching.imported(namesOf(subject).bars)
  const unknown = unknownOn(before)
  if (unknown !== null && fetching.choice.today < addDays(unknown, unknownFor)) return null
  const covered = daysOf(before)
  const to = covered === null ? wanted.to : yield* historyEnd(context, covered.to)
  return missingDays(covered, { from: wanted.from, to })
})

type Missing = NonNullable<Effect.Success<ReturnType<typeof missingOf>>>

/** A company's splits and dividends, then its bars, which may have to be restored by them, and are remembered with them. */
const companyEntries = (context: Context, subject: SourceSubject, { asked, covered }: Missing): Entries => {
  const { ask, fetching, requests } = context
  const { company } = requests
  if (company === undefined) return Stream.empty
  const names = namesOf(subject)
  let isKnown = true
  let areActionsRead = company.actions === undefined

  type Asked = (
    subject: SourceSubject,
    days: Days
  ) => Effect.Effect<ReadonlyArray<EntryBatch> | null, Failure>
  const entry = (name: string, of: Asked, format?: string): FetchedEntry => ({
    name,
    version: daysVersion(covered),
    given: { company: names.company, ...(format !== undefined && { format }) },
    batches: Stream.unwrap(
      Effect.map(
        Effect.catch(of(subject, asked), (error) =>
          ask.isBeyondPlan(error) ? Effect.succeed(null) : Effect.fail(error)
        ),
        (batches) => {
          isKnown = batches !== null
          return Stream.fromIterable(batches ?? [])
        }
      )
    )
  })

  const actions =
    company.actions === undefined
      ? []
      : [
          whenRead(
            { ...entry(names.actions, company.actions), version: null },
            () => void (areActionsRead = true)
          )
        ]
  const bars = Stream.suspend(
    (): Entries =>
      isKnown && areActionsRead
        ? remembered(
            fetching,
            entry(names.bars, company.bars, company.format),
            () => [],
            () => isKnown
          )
        : Stream.empty
  )
  const unknown = Stream.suspend(
    (): Entries =>
      isKnown
        ? Stream.empty
        : Stream.make({
            name: names.bars,
            version: unknownVersion(fetching.choice.today),
            batches: Stream.empty
          })
  )
  return Stream.fromIterable(actions).pipe(Stream.concat(bars), Stream.concat(unknown))
}

/** What is missing of the market's companies. */
export const companiesMissing = (context: Context): Entries =>
  context.requests.company === undefined
    ? Stream.empty
    : Stream.fromIterableEffect(context.fetching.subjects).pipe(
        Stream.filter(({ exchange }) => context.market.exchanges.includes(exchange)),
        Stream.flatMap((subject) =>
          Stream.unwrap(
            Effect.map(missingOf(context, subject), (missing) =>
              missing === null ? Stream.empty : companyEntries(context, subject, missing)
            )
          )
        )
      )
