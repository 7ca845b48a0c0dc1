/**
 * Each indicator alone, by findata, by TA-Lib's C library and by packages from npm; then RSI 14, MACD 12-26-9, Bollinger 20-2, ATR 14 and SMA 20, 50 and 200 over all daily bars of AAPL, by findata and by
 * three packages from npm; and findata's cost per bar from a thousand bars to a million, of a random walk.
 */
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { finish } from "../harness/programs.ts"
import { verdict } from "../harness/results.ts"
import type { Section } from "../harness/Section.ts"
import { median } from "../harness/statistics.ts"
import { columns, whole } from "../harness/tables.ts"
import type { EachMeasured } from "../indicators/each.ts"
import type { Measured } from "../indicators/measure.ts"
import { targets } from "../targets.ts"

/** The median of the ratios within each round. */
const ratio = (one: Measured, other: Measured): number =>
  median(one.costs.map((cost, round) => cost / (other.costs[round] ?? Number.NaN)))

const table = (title: string, measured: ReadonlyArray<Measured>, base: Measured): string =>
  columns([
    [title, "CPU ns/bar", `/ ${base.name}`],
    ...measured.map((one) => [one.name, median(one.costs).toFixed(1), ratio(one, base).toFixed(2)])
  ])

const program = fileURLToPath(new URL("../indicators/measure.ts", import.meta.url))
const eachProgram = fileURLToPath(new URL("../indicators/each.ts", import.meta.url))

const nanoseconds = (value: number | null): string => (value === null ? "" : value.toFixed(1))

/** Each indicator alone. Packages are compared on the bars of AAPL, TA-Lib on a series whose turns a processor can't learn. */
const each = (isQuick: boolean) =>
  Effect.promise(async () => {
    const { stdout } = await finish([process.execPath, eachProgram, isQuick ? "40" : "400"])
    const { bars, measured, realBars, withoutTalib } = JSON.parse(stdout) as {
      readonly bars: number
      readonly realBars: number
      readonly withoutTalib: string | null
      readonly measured: ReadonlyArray<EachMeasured>
    }
    const ratios = measured.flatMap(({ run, talib }) => (talib === null ? [] : [run / talib]))
    const slower = measured.filter(({ ours, peer }) => peer !== null && peer.cost < 0.9 * ours)
    return {
      title: "Indicators, each",
      about: `Every indicator with its defaults, or the parameters that a package has: into columns that are there over a random walk of ${whole(bars)} bars, as TA-Lib's C 0.6.0-dev computes them; and as the library's function, with its checks and the columns that it makes, over ${whole(realBars)} bars of AAPL, as packages compute them. The shortest of many runs.`,
      verdicts: [
        verdict(
          targets.indicatorsTalib,
          "",
          ratios.length === 0 ? null : median(ratios),
          withoutTalib ?? `${ratios.length} functions, the slowest ${Math.max(...ratios).toFixed(1)}`
        ),
        verdict(
          targets.indicatorsPeers,
          "",
          slower.length,
          `of ${measured.filter(({ peer }) => peer !== null).length}${slower.length === 0 ? "" : `: ${slower.map(({ name }) => name).join(", ")}`}`
        )
      ],
      tables: [
        columns([
          ["", "ns/bar", "TA-Lib", "ratio", "function", "fastest package", ""],
          ...measured.map(({ name, ours, peer, run, talib }) => [
            name,
            nanoseconds(run),
            nanoseconds(talib),
            talib === null ? "" : (run / talib).toFixed(1),
            nanoseconds(ours),
            nanoseconds(peer?.cost ?? null),
            peer?.name ?? ""
          ])
        ])
      ]
    }
  })

const together = (isQuick: boolean) =>
  Effect.promise(async () => {
    const { stdout } = await finish([process.execPath, program, isQuick ? "3" : "15"])
    const { agreements, all, bars, grown } = JSON.parse(stdout)
    const [own, ...others] = all as [Measured, ...ReadonlyArray<Measured>]
    const [fastest] = others.toSorted((a, b) => median(a.costs) - median(b.costs)) as [Measured]
    const [, base, , longest] = grown as [Measured, Measured, Measured, Measured]
    return {
      title: "Indicators",
      about: `RSI 14, MACD 12-26-9, Bollinger 20-2, ATR 14, SMA 20, 50 and 200 of ${whole(bars)} bars of AAPL. ${agreements.join(". ")}.`,
      verdicts: [
        verdict(targets.indicators, "", ratio(fastest, own), fastest.name),
        verdict(targets.indicatorsGrowth, "", ratio(longest, base))
      ],
      tables: [table("all of them", all, own), table("findata", grown, base)]
    }
  })

export const indicators: Section = ({ isQuick }) => [each(isQuick), together(isQuick)]
