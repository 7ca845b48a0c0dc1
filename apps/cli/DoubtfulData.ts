/** Doubtful data of a store, for people. */
import type { NamedDoubt } from "../../core/mod.ts"
import type { NamedGap } from "../../core/ports.ts"
import { withCommands } from "./CommandLine.ts"

/** One doubt on two lines: the message, and its remedy. */
const linesOf = ({ exchange, message, reason, remedy, run_id, slug, symbol }: NamedDoubt): string => {
  const run = run_id === null ? "" : ` (run ${run_id})`
  return `${symbol}:${exchange} ${slug} ${reason}${run}: ${message}\n  remedy: ${withCommands(remedy)}`
}

const gapLine = ({ exchange, message, slug, symbol }: NamedGap): string =>
  `${symbol}:${exchange} ${slug} gap: ${message}`

/** The doubts, or a line saying that there are none, and the gaps over which prices step. */
export const doubtfulReport = ({
  doubts,
  gaps
}: {
  readonly doubts: ReadonlyArray<NamedDoubt>
  readonly gaps: ReadonlyArray<NamedGap>
}): string => {
  const found = doubts.length === 0 ? ["Nothing stored is doubtful"] : doubts.map(linesOf)
  const gapped =
    gaps.length === 0
      ? []
      : [
          `\nGaps over which prices step, ${gaps.length}: import the bars of the days between, after their actions`
        ]
  return [...found, ...gapped, ...gaps.map(gapLine)].join("\n")
}
