/** Doubtful data of a store, for people. */
import type { NamedDoubt } from "../../core/mod.ts"
import { withCommands } from "./CommandLine.ts"

/** One doubt on two lines: the message, and its remedy. */
const linesOf = ({ exchange, message, reason, remedy, run_id, slug, symbol }: NamedDoubt): string => {
  const run = run_id === null ? "" : ` (run ${run_id})`
  return `${symbol}:${exchange} ${slug} ${reason}${run}: ${message}\n  remedy: ${withCommands(remedy)}`
}

/** The doubts, or a line saying that there are none. */
export const doubtfulReport = (doubts: ReadonlyArray<NamedDoubt>): string =>
  doubts.length === 0 ? "Nothing stored is doubtful" : doubts.map(linesOf).join("\n")
