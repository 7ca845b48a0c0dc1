/**
 * RSI 14, MACD 12-26-9, Bollinger 20-2, ATR 14 and SMA 20, 50 and 200 over all daily bars of AAPL, by findata and by
 * three packages from npm; and findata's cost per bar from a thousand bars to a million, of a random walk.
 */
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { finish } from "../harness/programs.ts"
import { verdict } from "../harness/results.ts"
import type { Section } from "../harness/Section.ts"
import { median } from "../harness/statistics.ts"
import { columns, whole } from "../harness/tables.ts"
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

export const indicators: Section = ({ isQuick }) =>
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
