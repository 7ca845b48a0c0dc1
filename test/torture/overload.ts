/**
 * Three times as many requests as a server can serve, for a minute, on each store: it serves as many as it can, refuses the
 * others soon, once it lasts, and is itself again soon afterwards.
 */
import { setTimeout } from "node:timers/promises"
import { eachStoreInTurn, type Place, withServer } from "./eachStore.ts"
import { answersIn, beginLoad, isOk, type Mix, outcomesText, peakOf, type Window } from "./load.ts"
import type { Finding, Torture } from "./program.ts"
import { readerKey } from "./readerKey.ts"

const usualMinutes = 1
const second = 1000

/** Clients that ask at once, more than the server lets wait, and how many keys they have. */
const clients = 1000
const keys = 8

const times = 3
const minGoodput = 0.8

/** For how many seconds requests may wait for as long as in a short burst, and connections are opened. */
const burst = 10

/** Milliseconds. */
const maxRefusal = 1000
const recoversWithin = 5000

/** A recovered server answers one in a hundred in twice the time of before, or in as many milliseconds. */
const shortTime = 100

/** How long half of the peak is asked for, and how much longer so that the last window is whole. */
const someSeconds = 12
const margin = 200

const isRefusal = (outcome: string): boolean => outcome === "429" || outcome === "503"

interface Overloaded {
  /** Requests a second that are answered with 200 before and during the overload. */
  readonly peak: number
  readonly goodput: number
  readonly during: ReadonlyArray<Window>
  /** At half of the peak. */
  readonly before: ReadonlyArray<Window>
  /** From five seconds after the overload. */
  readonly after: ReadonlyArray<Window>
}

const overload = async (place: Place, mix: Mix, minutes: number): Promise<Overloaded> =>
  withServer(
    place.env,
    async (server) => {
      const secrets: Array<string> = []
      for (let i = 0; i < keys; i++) secrets.push(await readerKey(place.env))
      const load = { mix, keys: secrets, connections: clients, window: second }
      const begin = async (rate: number, seconds: number) => {
        const end = await beginLoad(server, { ...load, rate })
        const begun = performance.now()
        await setTimeout(seconds * second + margin)
        return { begun, end }
      }
      const peak = await peakOf(server, mix, secrets)
      const before = await (await begin(peak / 2, someSeconds)).end()
      const overloading = await begin(times * peak, 60 * minutes)
      const ended = performance.now()
      // Answers that are under way are awaited meanwhile.
      const ending = overloading.end()
      const recovering = await begin(peak / 2, someSeconds)
      const after = await recovering.end()
      const during = await ending
      const soonest = Math.ceil((ended + recoversWithin - recovering.begun) / second)
      return {
        peak,
        goodput: answersIn(during, isOk) / during.length,
        during,
        before,
        after: after.slice(soonest)
      }
    },
    "--workers",
    "1",
    "--sample"
  )

const longestOf = (windows: ReadonlyArray<Window>, of: (window: Window) => number): number =>
  windows.reduce((max, window) => Math.max(max, of(window) || 0), 0)

const findingOf = (mix: Mix, seen: Overloaded): Finding => {
  const { after, before, during, goodput, peak } = seen
  const refusedAtFirst = longestOf(during.slice(0, burst), (window) => window.refusedMost)
  const refusedMost = longestOf(during.slice(burst), (window) => window.refusedMost)
  const slowest = longestOf(during, ({ p99 }) => p99)
  const others = outcomesText(during, (outcome) => !isOk(outcome) && !isRefusal(outcome))
  const [p99Before, p99After] = [before, after].map((some) => longestOf(some, ({ p99 }) => p99)) as [
    number,
    number
  ]
  const failed = outcomesText(after, (outcome) => !isOk(outcome))
  const held = during.reduce((sum, window) => sum + window.held, 0)
  const part = goodput / peak
  return {
    promise: `Of three times as many ${mix} answers as it can give a server gives 80 % of these, refuses within 1 s after the first 10 s, recovers within 5 s`,
    cases: answersIn(during),
    faults: [
      ...(answersIn(during, isRefusal) + held > 0
        ? []
        : ["The server wasn't overloaded: it can serve more than was measured before"]),
      ...(part >= minGoodput ? [] : [`It gave ${Math.round(100 * part)} % of what it can`]),
      ...(refusedMost <= maxRefusal ? [] : [`A refusal took ${Math.round(refusedMost)} ms`]),
      ...(others === "" ? [] : [`Other answers were ${others}`]),
      ...(failed === "" ? [] : [`Five seconds later answers were ${failed}`]),
      ...(p99After <= Math.max(2 * p99Before, shortTime)
        ? []
        : [
            `Five seconds later one in a hundred took ${Math.round(p99After)} ms, before ${Math.round(p99Before)} ms`
          ])
    ],
    notes: [
      `${mix}: ${Math.round(goodput)} answers a second of ${Math.round(peak)}, the slowest p99 of a second ${Math.round(slowest)} ms; ${outcomesText(during, isRefusal) || "nothing refused"}, within ${Math.round(refusedAtFirst)} ms in the first ${burst} s, ${Math.round(refusedMost)} ms then; ${held} held back because all ${clients} clients waited; p99 ${Math.round(p99Before)} ms before and ${Math.round(p99After)} ms after`
    ]
  }
}

const eachMix =
  (minutes: number) =>
  async (place: Place): Promise<ReadonlyArray<Finding>> => [
    findingOf("short", await overload(place, "short", minutes)),
    findingOf("long", await overload(place, "long", minutes))
  ]

export const torture: Torture = {
  name: "overload",
  promise: "Three times as much as a server can serve is served in part, refused in time, and over soon",
  needs: ["pg_ctl"],
  run: (minutes = usualMinutes) => eachStoreInTurn(eachMix(minutes))
}
