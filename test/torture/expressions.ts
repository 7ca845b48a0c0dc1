/**
 * Random expressions, and the longest that the limits allow, as screens of a market: none ends in anything but an answer or
 * a wrong expression, and none holds up what else the thread has to do. As a program, `node test/torture/expressions.ts
 * 100000 7` makes so many by that seed.
 */
import { setImmediate as nextTurn } from "node:timers/promises"
import { Cause, Effect, Layer, Result } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { addDays, type ScreenQuery, screenOf, Screens } from "../../core/mod.ts"
import { figureFunctions, figures } from "../../core/figures/Catalogue.ts"
import type { FigureColumn } from "../../core/figures/FigureColumn.ts"
import { type FigureAsked, Matrices } from "../../core/figures/Matrices.ts"
import { inOwnTurn } from "../../core/ports.ts"
import { Rates } from "../../core/rates/Rates.ts"
import { maxCharacters, maxColumns, maxTimes } from "../../core/screens/Limits.ts"
import { dayOf } from "../../core/time/CalendarDate.ts"
import { take, withImports } from "../contract/stores.ts"
import { generating, type Words } from "../core/screens/generated.ts"
import { randomFrom } from "../random.ts"
import { countOf, type Finding, report, type Torture } from "./program.ts"

const today = dayOf("2024-06-28")

/** Texts of some columns; those of others are made up. */
const textsOf: Readonly<Record<string, ReadonlyArray<string>>> = {
  "~unit": ["USD", "GBX", "EUR", "KRW"],
  currency: ["USD", "GBP", "EUR", "KRW"],
  mic: ["XNYS", "XLON", "XETR", "XKRX"]
}

/** A column of so many companies, an eighth of them unknown. */
const columnOf = (companies: number, { key, type }: FigureAsked, random: () => number): FigureColumn => {
  const maybe = <A>(value: A, none: A): A => (random() < 1 / 8 ? none : value)
  if (type === "text") {
    const some = Object.entries(textsOf).find(([name]) => key.includes(name))?.[1]
    const values = some ?? Array.from({ length: 60 }, (_, i) => `${key} ${i}`)
    return {
      type,
      values: Array.from({ length: companies }, () =>
        maybe<string | null>(values[Math.floor(random() * values.length)] as string, null)
      )
    }
  }
  const value = type === "date" ? () => today - Math.floor(random() * 700) : () => 1e6 * (random() - 0.2) ** 3
  return { type, values: Float64Array.from({ length: companies }, () => maybe(value(), Number.NaN)) }
}

const unused = () => Effect.die("Only single days are asked for")

/** The same columns on each day, each made when it is asked for. */
const madeUp = (companies: number, seed: number) => {
  const random = randomFrom(seed)
  const company_ids = Int32Array.from({ length: companies }, (_, i) => i + 1)
  const columns = new Map<string, FigureColumn>()
  const versions = new Map<string | null, object>()
  return Layer.succeed(Matrices, {
    on: Effect.fnUntraced(function* (as_of, asked) {
      for (const each of asked)
        if (!columns.has(each.key))
          yield* inOwnTurn(Effect.sync(() => columns.set(each.key, columnOf(companies, each, random))))
      const version = versions.get(as_of) ?? {}
      versions.set(as_of, version)
      return { company_ids, columns, version }
    }),
    over: unused,
    ofCompany: unused,
    each: unused
  })
}

/** Two years of rates against the euro, for the conversions of all days that are made up. */
const rates = take("rates", [
  "date,base,quote,value",
  ...Array.from({ length: 800 }, (_, i) => addDays("2022-05-01", i)).flatMap((day, i) =>
    [1.1, 0.85, 1300].map((value, place) => `${day},EUR,${["USD", "GBP", "KRW"][place]},${value + i / 1000}`)
  )
])

const screensOf = (companies: number, seed: number) =>
  Screens.layer.pipe(
    Layer.provide(Layer.merge(madeUp(companies, seed), Rates.layer)),
    Layer.provide(Layer.provideMerge(Layer.effectDiscard(rates), withImports(storesLayer())))
  )

/** Milliseconds of CPU of this thread. */
const processorTime = (): number => {
  const { system, user } = process.threadCpuUsage()
  return (system + user) / 1000
}

/** Notes the most that this thread does between two turns of the event loop, in milliseconds of CPU. */
const holding = () => {
  let [longest, last, isOver] = [0, processorTime(), false]
  const note = (): void => {
    const now = processorTime()
    longest = Math.max(longest, now - last)
    last = now
  }
  const turn = (): void => {
    note()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    /** That since it was asked for last. */
    longest: (): number => {
      note()
      const found = longest
      longest = 0
      return found
    },
    end: (): void => {
      isOver = true
    }
  }
}

type Asked = Omit<ScreenQuery, "universe">

const nothing: Asked = { where: null, columns: null, sort: null, currency: null }

/** As many of the parts as are allowed. */
const joined = (part: (i: number) => string, sign: string, most = Number.POSITIVE_INFINITY): string => {
  let text = part(0)
  for (let i = 1; i < most; i++) {
    const longer = `${text}${sign}${part(i)}`
    if (longer.length > maxCharacters - 10) break
    text = longer
  }
  return text
}

const named = (type: FigureColumn["type"]): ReadonlyArray<string> =>
  figures.filter((figure) => figure.type === type).map(({ name }) => name)

const numbers = named("number")
const money = figures.filter(({ unit }) => unit === "currency").map(({ name }) => name)

const one = (names: ReadonlyArray<string>) => (i: number) => names[i % names.length] as string

/** The longest that the limits allow, by what takes their time. */
const longest: Readonly<Record<string, Asked>> = {
  "sums of all figures, in another currency": {
    ...nothing,
    where: `${joined(one(numbers), "+")}>0`,
    columns: joined(one(money), ",", maxColumns),
    currency: "KRW"
  },
  "sums of one figure": { ...nothing, where: `${joined(() => "low", "+")}>0` },
  "ranks by sector of 40 figures": {
    ...nothing,
    columns: joined((i) => `rank(${one(numbers)(i)},sector)`, ",", maxColumns)
  },
  "percentiles of 40 differences": {
    ...nothing,
    columns: joined((i) => `percentile(${one(numbers)(i)}-low,industry)`, ",", maxColumns),
    sort: "zscore(close,sector)"
  },
  "40 z-scores within each other": {
    ...nothing,
    where: `${"zscore(".repeat(40)}close${",industry)".repeat(40)}>0`,
    sort: "-name"
  },
  "groups by a choice of texts": {
    ...nothing,
    columns: joined((i) => `rank(${one(numbers)(i)},close>0?name:sector)`, ",", 30)
  },
  "figures of many days": {
    ...nothing,
    where: `${joined((i) => `ago(${one(money)(i)},"${1 + (i % maxTimes)}d")`, "+")}>0`,
    currency: "USD"
  },
  "30 conditions": {
    ...nothing,
    where: joined((i) => `${one(numbers)(i)} / close in [1,2,${i}]`, " || ", 30),
    sort: "name"
  },
  "indicators of many lengths": { ...nothing, where: `${joined((i) => `rsi(${i + 2})`, "*")}>0` }
}

/** What random expressions name. */
const words: Words = {
  numbers,
  calls: [
    ...figureFunctions.map(({ name, parameters }): readonly [string, string] => [
      `${name}(${parameters.map(({ default: standard }) => standard ?? 20).join()})`,
      ""
    ]),
    ['ago(pe_ratio, "1y")', ""],
    ["ago(sales_ttm, '2q')", ""]
  ],
  texts: named("text"),
  dates: named("date")
}

/** For how many milliseconds an expression may hold up the thread, and how long it may take. */
const [mostHeld, mostTaken] = [50, 2000]

const promise =
  "An expression within the limits is answered or refused as wrong, and holds up no thread for more than 50 ms of CPU"

interface Seen {
  readonly isWrong: boolean
  readonly taken: number
  readonly held: number
}

/** Asks for screens one after the other, and notes what is wrong with them. */
const asking = Effect.gen(function* () {
  const screens = yield* Screens
  const held = holding()
  const faults: Array<string> = []
  const once = Effect.fnUntraced(function* (asked: Asked, isDescribed: boolean) {
    yield* Effect.promise(() => nextTurn())
    held.longest()
    const before = processorTime()
    const screen = yield* Effect.result(screenOf({ ...asked, universe: "listed" }))
    if (Result.isSuccess(screen))
      yield* screens.page(screen.success, "2024-06-28", { limit: 1000, offset: 0, isDescribed })
    return {
      isWrong: Result.isFailure(screen),
      taken: processorTime() - before,
      held: held.longest()
    } satisfies Seen
  })
  const ask = Effect.fnUntraced(function* (asked: Asked, isDescribed: boolean, place: string) {
    let seen = yield* once(asked, isDescribed)
    // Again where it was long: memory may have been collected, and figures are made up at first.
    for (let i = 0; i < 3 && (seen.held > mostHeld || seen.taken > mostTaken); i++)
      seen = yield* once(asked, isDescribed)
    if (seen.held > mostHeld) faults.push(`${place} held up the thread for ${seen.held.toFixed()} ms`)
    if (seen.taken > mostTaken) faults.push(`${place} took ${seen.taken.toFixed()} ms`)
    return seen
  })
  return {
    faults,
    end: held.end,
    ask: (asked: Asked, isDescribed: boolean, place: string) =>
      Effect.catchCause(ask(asked, isDescribed, place), (cause) => {
        faults.push(`${place}: ${Cause.pretty(cause).slice(0, 500)}`)
        return Effect.succeed<Seen>({ isWrong: false, taken: 0, held: 0 })
      })
  }
})

const random = (count: number, seed: number) =>
  Effect.gen(function* () {
    const { ask, end, faults } = yield* asking
    const numbersFrom = randomFrom(seed)
    const { condition, mangled, number, one: oneOf } = generating(numbersFrom, words)
    let wrong = 0
    let slowest = { taken: 0, text: "" }
    let longestHeld = 0
    for (let i = 0; i < count; i++) {
      const member = oneOf(["where", "columns", "sort"] as const)
      const whole = (member === "where" ? condition : number)(oneOf([1, 2, 3, 4])).text
      const text = i % 4 === 0 ? mangled(whole) : whole
      const { held, isWrong, taken } = yield* ask({ ...nothing, [member]: text }, i % 5 === 0, text)
      if (isWrong) wrong++
      // The first ones load the parser, and are compiled.
      if (i < 100) continue
      if (taken > slowest.taken) slowest = { taken, text }
      longestHeld = Math.max(longestHeld, held)
    }
    end()
    return {
      faults,
      notes: [
        `${count - wrong} of ${count} random ones were answered, ${wrong} refused`,
        `one took ${slowest.taken.toFixed(1)} ms of CPU at most and held up the thread for ${longestHeld.toFixed(1)} ms: ${slowest.text}`
      ]
    }
  }).pipe(Effect.provide(screensOf(4000, seed)), Effect.scoped, Effect.runPromise)

const ofLimits = (seed: number) =>
  Effect.gen(function* () {
    const { ask, end, faults } = yield* asking
    const notes: Array<string> = []
    yield* ask({ ...nothing, where: "pe_ratio < 15" }, true, "the first")
    for (const [name, asked] of Object.entries(longest)) {
      const seen = yield* Effect.forEach([false, true, false], (isDescribed) => ask(asked, isDescribed, name))
      if (seen.some(({ isWrong }) => isWrong)) faults.push(`${name} is wrong`)
      const taken = seen.map(({ taken }) => taken.toFixed())
      const held = seen.map(({ held }) => held.toFixed())
      notes.push(`${name}: ${taken.join(", ")} ms of CPU, of these ${held.join(", ")} ms at a time`)
    }
    end()
    return { faults, notes }
  }).pipe(Effect.provide(screensOf(10_000, seed)), Effect.scoped, Effect.runPromise)

const usual = 20_000

const run = async (count = usual, seed = 7): Promise<ReadonlyArray<Finding>> => {
  const both = [await ofLimits(seed), await random(count, seed)]
  return [
    {
      promise,
      cases: count + Object.keys(longest).length,
      faults: both.flatMap(({ faults }) => faults),
      notes: both.flatMap(({ notes }) => notes)
    }
  ]
}

export const torture: Torture = { name: "expressions", promise, needs: [], run }

if (import.meta.main) {
  const [, , count, seed] = process.argv
  report(await run(countOf(count, usual), countOf(seed, 7)))
}
