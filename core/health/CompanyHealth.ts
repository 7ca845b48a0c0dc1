/** The health of a company's data: how new and how complete it is, what of it is doubtful, and where it is from. */
import { Schema } from "effect"
import { Doubt } from "../doubts/Doubt.ts"
import { countField } from "../records/Figure.ts"
import { pick } from "../records/Members.ts"
import { field, nullable } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import { ImportKind } from "../sources/ImportKind.ts"
import { SourceStatus } from "../syncs/SourceStatus.ts"
import { Instant } from "../time/Instant.ts"
import { BarHealth } from "./BarHealth.ts"
import { StatementHealth } from "./StatementHealth.ts"

/** What is wrong with a company's data. */
export const HealthFinding = Schema.Literals([
  "no_bars",
  "bars_behind",
  "sessions_missing",
  "doubtful",
  "statement_missing"
])
export type HealthFinding = typeof HealthFinding.Type

/** The most doubts that are listed: more are of data that is wrong as a whole. */
export const maxDoubts = 100

/** A doubt without what an operator mends it by. */
export const CompanyDoubt = Schema.Struct(pick(Doubt.fields, ["reason", "date", "type", "message"]))

/** The rows of a kind that a source brought of a company, its issuer's included, with the state and the terms of the source. */
export const DataOrigin = Schema.Struct({
  kind: field(ImportKind, "The kind of import"),
  source: field(Schema.String, "The source of the rows, in the operator's words", { example: "sec" }),
  rows: countField("How many of the stored rows are its own"),
  first_date: nullable(day, "The first date of these rows; null where rows of the kind have none"),
  newest_date: nullable(day, "The last date of these rows; null where rows of the kind have none"),
  imported_at: field(Instant, "When the newest import that wrote some of them finished, UTC"),
  last_finished_at: field(
    Instant,
    "When the last import of the kind from the source finished, whichever companies it wrote of, UTC"
  ),
  ...pick(SourceStatus.fields, ["next_run", "failed", "licence", "visibility"])
})
export interface DataOrigin extends Schema.Schema.Type<typeof DataOrigin> {}

/** How complete and new the data is at the time of asking, with its sources; `findings` names what is wrong. */
export const CompanyHealth = Schema.Struct({
  findings: Schema.Array(HealthFinding).annotate({
    description:
      "What is wrong, empty for nothing. no_bars: a listed company has none. bars_behind: sessions have closed since the newest bar. sessions_missing: sessions between bars have none. doubtful: prices or actions are probably wrong. statement_missing: statements.is_missing"
  }),
  bars: BarHealth,
  doubts: countField("How many doubts there are about its prices and actions"),
  doubtful: Schema.Array(CompanyDoubt).annotate({
    description: `The newest ${maxDoubts} doubts, newest first, after those about many bars`
  }),
  statements: StatementHealth,
  origins: Schema.Array(DataOrigin)
})
export interface CompanyHealth extends Schema.Schema.Type<typeof CompanyHealth> {}

/** What is wrong, in the order of the literals. */
export const findingsOf = (
  { bars, doubts, statements }: Pick<CompanyHealth, "bars" | "doubts" | "statements">,
  listed: boolean
): ReadonlyArray<HealthFinding> => {
  const found: ReadonlyArray<readonly [HealthFinding, boolean]> = [
    ["no_bars", bars.newest === null && listed],
    ["bars_behind", (bars.sessions_behind ?? 0) > 0],
    ["sessions_missing", (bars.missing_sessions ?? 0) > 0],
    ["doubtful", doubts > 0],
    ["statement_missing", statements.is_missing]
  ]
  return found.flatMap(([finding, isFound]) => (isFound ? [finding] : []))
}
