/** Companies whose newest bar is older than the last session of their exchange. */
import { Schema } from "effect"
import { CompanyRecord } from "../companies/Company.ts"
import { countField } from "../records/Figure.ts"
import { pick } from "../records/Members.ts"
import { field } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import { lastExpected, sessionsBehind } from "./BarHealth.ts"
import type { NewestBar } from "./HealthStore.ts"

/** A listed company with a bar, of which sessions have closed without one since. */
export const StaleCompany = Schema.Struct({
  ...pick(CompanyRecord.fields, ["company_id", "symbol", "name", "exchange", "slug"]),
  newest: field(day, "The date of its newest bar", { example: "2021-03-31" }),
  last_session: field(day, "The last session that a bar is expected of", { example: "2021-04-01" }),
  sessions_behind: countField("How many sessions there are after its newest bar, up to that one")
})
export interface StaleCompany extends Schema.Schema.Type<typeof StaleCompany> {}

/** Those of the companies that are behind at an instant (milliseconds since 1970), the furthest behind first, then by company_id. */
export const staleAmong = (bars: ReadonlyArray<NewestBar>, now: number): ReadonlyArray<StaleCompany> => {
  // The last session is looked for once for an exchange.
  const lastOf = new Map<string, string | null>()
  return bars
    .flatMap(({ mic_code, newest, time_zone, until, ...company }): ReadonlyArray<StaleCompany> => {
      const key = `${mic_code} ${time_zone} ${until}`
      const last = lastOf.has(key)
        ? (lastOf.get(key) as string | null)
        : lastExpected({ mic_code, time_zone }, { listed: true, until }, now)
      lastOf.set(key, last)
      const sessions_behind = sessionsBehind(mic_code, newest, last) ?? 0
      return last === null || sessions_behind === 0
        ? []
        : [{ ...company, newest, last_session: last, sessions_behind }]
    })
    .toSorted((a, b) => b.sessions_behind - a.sessions_behind || a.company_id - b.company_id)
}
